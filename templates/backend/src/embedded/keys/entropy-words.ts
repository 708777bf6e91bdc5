import { createHash, pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { english } from 'viem/accounts'

const derive = promisify(pbkdf2)
const ENTROPY_BYTES = 32
const WORDS = 24
const BITS_OF_WORD = 11
/** BIP-39. */
const ROUNDS = 2_048
const SEED_BYTES = 64

/**
 * The 64-byte seed of BIP-39 for 32 bytes of entropy, with English words and no passphrase. Words are bytes on the way,
 * never text, so that they can be overwritten. The caller overwrites the seed after use.
 */
export async function seedOf(entropy: Uint8Array): Promise<Uint8Array> {
  const words = wordsOf(entropy)
  try {
    return await derive(words, Buffer.from('mnemonic'), ROUNDS, SEED_BYTES, 'sha512')
  } finally {
    words.fill(0)
  }
}

/** The 24 words with a space between them, as ASCII. The caller overwrites them. Throws a `RangeError` for another length. */
function wordsOf(entropy: Uint8Array): Uint8Array {
  if (entropy.length !== ENTROPY_BYTES) throw new RangeError(`The entropy has ${entropy.length} bytes, not 32`)
  const bits = Buffer.alloc(ENTROPY_BYTES + 1)
  bits.set(entropy)
  bits[ENTROPY_BYTES] = createHash('sha256').update(entropy).digest()[0] ?? 0
  const text = Buffer.alloc(WORDS * 9)
  let length = 0
  for (let index = 0; index < WORDS; index += 1) {
    if (index > 0) length += text.write(' ', length)
    length += text.write(english[wordAt(bits, index)] ?? '', length)
  }
  bits.fill(0)
  const words = Uint8Array.prototype.slice.call(text, 0, length)
  text.fill(0)
  return words
}

function wordAt(bits: Uint8Array, index: number): number {
  const start = index * BITS_OF_WORD
  const at = start >> 3
  const three = ((bits[at] ?? 0) << 16) | ((bits[at + 1] ?? 0) << 8) | (bits[at + 2] ?? 0)
  return (three >> (24 - BITS_OF_WORD - (start & 7))) & 0x7ff
}
