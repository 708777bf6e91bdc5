import { clean } from '../../core/clean.js'

/** SPEC §5: a longer address is cut, with an ellipsis. */
const MOST_LETTERS = 30

/** Longest address that mail servers take (RFC 5321). */
const LONGEST = 254

/** Whether a text is something like an address, so that it is worth asking with. */
export function isAddress(text: string): boolean {
  const email = text.trim()
  return email.length <= LONGEST && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)
}

/** An address as it is shown: at most 30 letters of it. */
export function shortEmail(email: string): string {
  return clean(email, MOST_LETTERS)
}
