import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { Problem } from '../../http/problems.js'

/** RFC 5321, 4.5.3.1.3: with its two brackets an address has 256 letters at most. */
const LONGEST = 254
const address = z.email().max(LONGEST)

/**
 * An e-mail address in the one form that counts here: without spaces around it, in small letters, its domain as DNS has
 * it. A part before the `@` beyond ASCII is refused: many mail servers take none, and two that look the same would be two
 * people. Throws the problem `invalid_email`.
 */
export function readEmail(text: string): string {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const domain = domainToASCII(trimmed.slice(at + 1))
  const read = address.safeParse(`${trimmed.slice(0, Math.max(at, 0))}@${domain}`.toLowerCase())
  if (text.length > LONGEST || !read.success) throw new Problem('invalid_email')
  return read.data
}
