import { type SignatureBytes, verifySignature } from '@solana/web3.js'
import { fromBase58, solanaKey } from '../../core/base58.js'
import { coreError, toModalError } from '../../core/errors.js'
import { ed25519Key } from '../../core/host-keys.js'

/** A message and what is said to be its signature, in base58. */
export interface Signed {
  readonly address: string
  readonly message: Uint8Array
  readonly signature: string
}

/** Bytes of a signature, and the most characters that they have in base58. */
const LENGTH = 64
const LONGEST = 88

/**
 * Whether the account of that address has signed the message (Ed25519); `false` for texts that are no address or no
 * signature. Throws `signature/unverifiable` where the browser knows no Ed25519.
 */
export async function isSignatureOf({ address, message, signature }: Signed): Promise<boolean> {
  const bytes = signature.length <= LONGEST ? fromBase58(signature) : undefined
  const raw = solanaKey(address)
  if (!raw || bytes?.length !== LENGTH) return false
  return verifySignature(await publicKey(raw), bytes as SignatureBytes, message)
}

/**
 * The same, but for where the browser knows no Ed25519: a signature of the right length is taken there, since a server that
 * relies on it verifies it.
 */
export async function mayBeSignatureOf(signed: Signed): Promise<boolean> {
  try {
    return await isSignatureOf(signed)
  } catch (cause) {
    if (toModalError(cause).code === 'signature/unverifiable') return true
    throw cause
  }
}

async function publicKey(raw: Uint8Array): Promise<CryptoKey> {
  try {
    return await ed25519Key(raw)
  } catch (cause) {
    throw coreError('signature/unverifiable', {}, cause)
  }
}
