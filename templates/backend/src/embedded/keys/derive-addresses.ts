import { createHmac, createPrivateKey, createPublicKey, ECDH } from 'node:crypto'
import { HDKey, publicKeyToAddress } from 'viem/accounts'
import { base58 } from './base58.js'
import { seedOf } from './entropy-words.js'

/** The addresses of a wallet. */
export interface WalletAddresses {
  /** With the capitals of EIP-55. */
  readonly eip155: string
  readonly solana: string
}

const EVM_PATH = "m/44'/60'/0'/0/0"
/** m/44'/501'/0'/0', all hardened: SLIP-0010 has no others for Ed25519. */
const SOLANA_PATH = [44, 501, 0, 0]
const HARDENED = 0x80000000
/** PKCS #8 of an Ed25519 key, before its 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_BYTES = 32

/** The addresses of 32 bytes of entropy. What is secret on the way is overwritten; the entropy stays the caller's. */
export async function deriveAddresses(entropy: Uint8Array): Promise<WalletAddresses> {
  const seed = await seedOf(entropy)
  try {
    return { eip155: evmAddressOf(seed), solana: solanaAddressOf(seed) }
  } finally {
    seed.fill(0)
  }
}

function evmAddressOf(seed: Uint8Array): string {
  const root = HDKey.fromMasterSeed(seed)
  const key = root.derive(EVM_PATH)
  const { publicKey } = key
  root.wipePrivateData()
  key.wipePrivateData()
  if (!publicKey) throw new Error('The seed has no key at this path')
  const point = ECDH.convertKey(publicKey, 'secp256k1', undefined, 'hex', 'uncompressed')
  return publicKeyToAddress(`0x${String(point)}`)
}

function solanaAddressOf(seed: Uint8Array): string {
  let node = createHmac('sha512', 'ed25519 seed').update(seed).digest()
  for (const index of SOLANA_PATH) {
    const data = Buffer.alloc(37)
    data.set(node.subarray(0, 32), 1)
    data.writeUInt32BE((index | HARDENED) >>> 0, 33)
    const child = createHmac('sha512', node.subarray(32)).update(data).digest()
    node.fill(0)
    data.fill(0)
    node = child
  }
  const der = Buffer.concat([PKCS8, node.subarray(0, 32)])
  const point = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
  node.fill(0)
  der.fill(0)
  return base58(point.export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_BYTES))
}
