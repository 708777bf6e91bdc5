import type { Context } from 'hono'
import { Problem } from '../http/problem.js'

/** Fields of a form, as text. */
export type Form = ReadonlyMap<string, string>

/** Longest text of one field. */
const FIELD_MOST = 2_000

/** Reads the form that a page sent. Problem 415 for anything but an urlencoded form, 400 for fields that are too long. */
export async function readForm(c: Context): Promise<Form> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new Problem(415, 'wrong_content_type', 'Send the form of the page.')
  }
  const form = new Map(new URLSearchParams(await c.req.text()))
  for (const [name, value] of form) {
    if (value.length > FIELD_MOST) throw new Problem(400, 'invalid_input', `${name.slice(0, 40)}: is too long`)
  }
  return form
}
