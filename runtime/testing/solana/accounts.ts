import { createKeyPairFromPrivateKeyBytes, getAddressFromPublicKey } from '@solana/web3.js'

/** An account that signs. */
export interface SolanaAccount {
  readonly address: string
  /** The 32 bytes that its address stands for. */
  readonly publicKey: Uint8Array
  readonly keys: CryptoKeyPair
}

/** The account of the 32 bytes of an Ed25519 private key. Rejects with what web3.js rejects with for other bytes. */
export async function solanaAccountOf(privateKey: Uint8Array): Promise<SolanaAccount> {
  const keys = await createKeyPairFromPrivateKeyBytes(privateKey, true)
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
  return { address: await getAddressFromPublicKey(keys.publicKey), publicKey, keys }
}

/**
 * The private key of one of the five accounts that hold SOL and every token on the local Solana of `modal-kit dev`, 0 to
 * 4; of a number beyond them, of one that holds nothing. It is public: never send anything of value to it.
 */
export async function solanaTestKey(index: number): Promise<Uint8Array> {
  const name = new TextEncoder().encode(`modal-kit local solana: account ${index}`)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', name))
}
