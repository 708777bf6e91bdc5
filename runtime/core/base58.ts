const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as base58, the way Bitcoin and Solana write them: a leading zero byte is a leading `1`. */
export function toBase58(bytes: Uint8Array): string {
  let rest = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = `${digits[Number(rest % 58n)]}${text}`
  const first = bytes.findIndex((byte) => byte !== 0)
  return digits.charAt(0).repeat(first < 0 ? bytes.length : first) + text
}

/** The bytes that a base58 text stands for; `undefined` where a character is no digit of base58. */
export function fromBase58(text: string): Uint8Array | undefined {
  let rest = 0n
  for (const character of text) {
    const digit = digits.indexOf(character)
    if (digit < 0) return undefined
    rest = rest * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; rest > 0n; rest /= 256n) bytes.unshift(Number(rest % 256n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...new Array(zeros).fill(0), ...bytes])
}

/**
 * The 32 bytes of an Ed25519 public key that a Solana address stands for (SPEC §5: 32 to 44 base58 characters); `undefined`
 * for any other text. Case is part of it: an address in other letters is another account, or none.
 */
export function solanaKey(address: string): Uint8Array | undefined {
  const key = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address) ? fromBase58(address) : undefined
  return key?.length === 32 ? key : undefined
}
