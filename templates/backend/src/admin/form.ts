import type { Context } from 'hono'
import { invalidInput } from '../http/input.js'
import { Problem } from '../http/problems.js'

/** Fields of a form, as text. */
export type Form = ReadonlyMap<string, string>

/** Longest text of one field. */
const FIELD_MOST = 2_000

/** Reads the form that a page sent. Problem 415 for anything but an urlencoded form, 400 for fields that are too long. */
export async function readForm(c: Context): Promise<Form> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new Problem('wrong_content_type', { words: { type: 'application/x-www-form-urlencoded' } })
  }
  const form = new Map(new URLSearchParams(await c.req.text()))
  for (const [name, value] of form) {
    if (value.length > FIELD_MOST) throw invalidInput(`${name.slice(0, 40)}: is too long`)
  }
  return form
}
