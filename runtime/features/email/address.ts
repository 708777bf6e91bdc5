import { clean } from '../../core/clean.js'

/** SPEC §5: a longer address is cut, with an ellipsis. */
const MOST_LETTERS = 30

/** Whether a text is something like an address, so that it is worth asking with. */
export function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
}

/** An address as it is shown: at most 30 letters of it. */
export function shortEmail(email: string): string {
  return clean(email, MOST_LETTERS)
}
