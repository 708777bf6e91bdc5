import type { Context } from 'hono'
import type { z } from 'zod'
import { decode, Problem } from './problem.js'

/**
 * Reads and decodes the JSON body of a request, whatever its content type says: which types are allowed and how long a
 * body may be is the guards' business. Throws a `Problem` 400 for text that is no JSON or does not fit.
 */
export async function readJson<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  let body: unknown
  try {
    body = await c.req.json()
  } catch (cause) {
    // A guard that cut a long body off speaks for itself.
    if (cause instanceof Problem) throw cause
    throw new Problem(400, 'invalid_json', 'The body is no JSON.', { cause })
  }
  return decode(schema, body)
}
