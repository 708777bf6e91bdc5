const secretKey = /secret|password|passphrase|mnemonic|private_?key|api_?key|access_?key|credential|seed|token$/i
const secretText = /^(0x)?[0-9a-f]{64}$|^([a-z]+ ){11,}[a-z]+$/i

/**
 * A value for a message, at most 60 characters: text and numbers as they are, the kind of anything else.
 * Nothing under a key that sounds secret, nothing that looks like a key, and of a URL only its origin.
 */
export function showFound(value: unknown, keys: readonly (string | number)[]): string | undefined {
  if (value === undefined) return undefined
  if (keys.some((key) => typeof key === 'string' && secretKey.test(key))) return 'a value that is not shown'
  if (typeof value === 'string') return showText(value)
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

function showText(value: string): string {
  if (secretText.test(value)) return 'a value that is not shown'
  const text = printable(value.replace(/^([a-z][\w+.-]*:\/\/)(?:[^/@]*@)?([^/?#]+)[/?#].+$/is, '$1$2/…'))
  return JSON.stringify(text.length > 56 ? `${text.slice(0, 55)}…` : text)
}

/** Text without what a terminal or an editor would obey instead of show: control characters and changes of direction. */
export function printable(text: string): string {
  return [...text].map((character) => (isUnsafe(character.codePointAt(0) ?? 0) ? '\ufffd' : character)).join('')
}

function isUnsafe(point: number): boolean {
  if (point < 0x20) return point !== 0x09 && point !== 0x0a
  if (point >= 0x7f && point <= 0x9f) return true
  return (
    (point >= 0x200e && point <= 0x200f) || (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069)
  )
}
