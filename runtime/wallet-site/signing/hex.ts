/** A text of `0x` and whole bytes. */
const form = /^0x(?:[\da-f]{2})*$/i

/** The bytes that a text of hex stands for; `undefined` for any other text. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!form.test(text)) return undefined
  const bytes = new Uint8Array((text.length - 2) / 2)
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = Number.parseInt(text.slice(2 + index * 2, 4 + index * 2), 16)
  return bytes
}

/** Bytes as `0x` and two small letters each. */
export function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${plainHex(bytes)}`
}

/** Bytes as two small letters each. */
export function plainHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}

/** Bytes one after the other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A whole number of zero or more as big-endian bytes, as few as it takes: none for zero. */
export function bytesOfNumber(value: bigint): Uint8Array<ArrayBuffer> {
  if (value === 0n) return new Uint8Array()
  const digits = value.toString(16)
  return fromHex(`0x${digits.length % 2 === 1 ? '0' : ''}${digits}`) ?? new Uint8Array()
}
