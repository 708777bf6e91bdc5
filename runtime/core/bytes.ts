/** Bytes as base64 (RFC 4648, 4). */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The bytes of a base64 text; `undefined` for what is none. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Whether something is these bytes; a `Buffer` is bytes as well. */
export function isSameBytes(one: unknown, other: ArrayLike<number>): boolean {
  return one instanceof Uint8Array && one.length === other.length && one.every((byte, index) => byte === other[index])
}
