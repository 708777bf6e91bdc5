import { fromBase64 } from '../../core/bytes.js'

/** The bytes of base64url without padding (RFC 4648, 5); `undefined` for any other text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
  return bytes && Uint8Array.from(bytes)
}
