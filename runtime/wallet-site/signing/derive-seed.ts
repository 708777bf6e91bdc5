import { bip39Words } from './bip39-words.js'
import { joined } from './hex.js'
import type { KeeperCrypto } from './open-release.js'

type Bytes = Uint8Array<ArrayBuffer>
type Subtle = KeeperCrypto['subtle']

/** Of the first hardened index of BIP-32. */
export const HARDENED = 0x80000000
const ENTROPY_BYTES = 32
const WORDS = 24
const BITS_OF_WORD = 11
const utf8 = (text: string) => new TextEncoder().encode(text)

/** How a key is made of the one above it, and what stands for that in front of an index. */
export interface Derivation {
  /** What the seed is hashed with. */
  readonly name: string
  readonly path: readonly number[]
  /** The public half, for an index that is not hardened. */
  publicOf(parent: Bytes): Bytes
  childOf(parent: Bytes, left: Bytes): Bytes
}

/** The key of 32 bytes of entropy, by way of the 24 words of BIP-39. Who has it overwrites it, and the entropy. */
export async function deriveKey(subtle: Subtle, entropy: Bytes, derivation: Derivation): Promise<Bytes> {
  const words = await wordsOf(subtle, entropy)
  const password = await subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits'])
  words.fill(0)
  const stretching = { name: 'PBKDF2', hash: 'SHA-512', salt: utf8('mnemonic'), iterations: 2048 }
  const seed = new Uint8Array(await subtle.deriveBits(stretching, password, 512))
  try {
    return await walk(subtle, seed, derivation)
  } finally {
    seed.fill(0)
  }
}

/** The words with a space between them, as bytes: a text could not be overwritten. */
async function wordsOf(subtle: Subtle, entropy: Bytes): Promise<Bytes> {
  if (entropy.length !== ENTROPY_BYTES) throw new RangeError('The entropy has another length.')
  const [sum = 0] = new Uint8Array(await subtle.digest('SHA-256', entropy))
  const bits = joined(entropy, Uint8Array.of(sum, 0))
  const list = bip39Words()
  const words = Array.from({ length: WORDS }, (_, index) => {
    const start = index * BITS_OF_WORD
    const at = start >> 3
    const three = ((bits[at] ?? 0) << 16) | ((bits[at + 1] ?? 0) << 8) | (bits[at + 2] ?? 0)
    return utf8(`${index === 0 ? '' : ' '}${list[(three >> (24 - BITS_OF_WORD - (start & 7))) & 0x7ff]}`)
  })
  bits.fill(0)
  const all = joined(...words)
  for (const word of words) word.fill(0)
  return all
}

/** Goes down a path of BIP-32 or SLIP-0010: 32 bytes of a key, and 32 of the chain code behind them. */
async function walk(subtle: Subtle, seed: Bytes, { name, path, publicOf, childOf }: Derivation): Promise<Bytes> {
  let node = await hmac(subtle, utf8(name), seed)
  for (const index of path) {
    const parent = node.slice(0, 32)
    const front = index >= HARDENED ? joined(Uint8Array.of(0), parent) : publicOf(parent)
    const data = joined(front, new Uint8Array(4))
    new DataView(data.buffer).setUint32(front.length, index)
    const made = await hmac(subtle, node.slice(32), data)
    made.set(childOf(parent, made.slice(0, 32)))
    for (const each of [node, parent, front, data]) each.fill(0)
    node = made
  }
  const key = node.slice(0, 32)
  node.fill(0)
  return key
}

async function hmac(subtle: Subtle, key: Bytes, data: Bytes): Promise<Bytes> {
  const own = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-512' }, false, ['sign'])
  return new Uint8Array(await subtle.sign('HMAC', own, data))
}
