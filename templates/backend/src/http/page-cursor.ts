import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import { Problem } from './problem.js'

/** Bytes of the signature. */
const SIGNATURE = 16
/** No cursor of ours is longer. */
const MOST = 1_000

/**
 * Makes the text that leads to the next page: JSON, signed for one purpose, in base64url. The purpose names the list and
 * what it was asked for, so that a cursor of one list opens no other.
 */
export function sealCursor(secret: string, purpose: string, value: unknown): string {
  const json = Buffer.from(JSON.stringify(value))
  return Buffer.concat([sign(secret, purpose, json), json]).toString('base64url')
}

/** Opens a cursor of a client. Throws a `Problem` 400 `invalid_cursor` for one that was not made here for this purpose. */
export function openCursor<T extends z.ZodType>(
  { secret, purpose, schema }: { readonly secret: string; readonly purpose: string; readonly schema: T },
  cursor: string,
): z.output<T> {
  const bytes = cursor.length <= MOST ? Buffer.from(cursor, 'base64url') : Buffer.alloc(0)
  const json = bytes.subarray(SIGNATURE)
  // Buffers skip what is no base64url: only the very text that was given out is one of ours.
  const isOurs =
    bytes.length > SIGNATURE &&
    bytes.toString('base64url') === cursor &&
    timingSafeEqual(bytes.subarray(0, SIGNATURE), sign(secret, purpose, json))
  const read = isOurs ? schema.safeParse(JSON.parse(json.toString())) : undefined
  if (read?.success) return read.data
  throw new Problem(400, 'invalid_cursor', 'cursor: is not one that this list gave out')
}

function sign(secret: string, purpose: string, json: Buffer): Buffer {
  return createHmac('sha256', secret).update(`cursor ${purpose}\n`).update(json).digest().subarray(0, SIGNATURE)
}
