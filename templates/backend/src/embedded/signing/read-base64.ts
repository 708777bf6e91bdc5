import { invalidInput } from '../../http/input.js'

/** The bytes of a text in base64, of which there is one for each. Throws the problem `invalid_input` that names the field. */
export function readBase64(text: string, field: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length === 0 || bytes.toString('base64') !== text) throw invalidInput(`${field}: is no base64`)
  return bytes
}
