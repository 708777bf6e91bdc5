import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Env } from '../backend.js'
import { Problem } from './problems.js'

/** Bytes of the signature of a cursor. */
const CURSOR_SIGNATURE = 16
/** No body here is nested deeper. */
const LEVELS = 64
/** Letters of JSON by their numbers; a bracket closes two after it opens. */
const [QUOTE, BACKSLASH, BRACKET, BRACE] = [0x22, 0x5c, 0x5b, 0x7b] as const

/** No cursor of ours has more characters. */
const CURSOR_MOST = 1_000

/**
 * Decodes input of a client. Throws the problem `invalid_input` with the first wrong field: `amount: is no whole number…`.
 */
export function decode<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = issue?.path.join('.') ?? ''
  throw invalidInput(`${path ? `${path}: ` : ''}${issue?.message ?? 'is not valid'}`.slice(0, 300))
}

/** The problem `invalid_input`: `fault` says which field is wrong and why. */
export function invalidInput(fault: string, cause?: unknown): Problem {
  return new Problem('invalid_input', { words: { fault }, cause })
}

/** The JSON body of a request: parsed once, for every guard and route that asks. Throws the problems `invalid_json`, `body_too_deep`, `body_too_long`. */
export function readBody(c: Context<Env>): Promise<unknown> {
  const body = c.get('body') ?? parseBody(c)
  c.set('body', body)
  return body
}

async function parseBody(c: Context<Env>): Promise<unknown> {
  const text = await c.req.text().catch((cause: unknown) => {
    throw cause instanceof Problem ? cause : new Problem('invalid_json', { cause })
  })
  if (isDeep(text)) throw new Problem('body_too_deep', { words: { levels: LEVELS } })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Problem('invalid_json', { cause })
  }
}

/**
 * Whether JSON is nested deeper than any body here. It is read once from its start, before it is parsed, so that a deep
 * body costs no more than a flat one. What is no JSON may be called deep or not.
 */
function isDeep(text: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === QUOTE) isText = !isText
    else if (isText && letter === BACKSLASH) at += 1
    else if (!isText && (letter === BRACKET || letter === BRACE)) depth += 1
    else if (!isText && (letter === BRACKET + 2 || letter === BRACE + 2)) depth -= 1
    if (depth > LEVELS) return true
  }
  return false
}

/** Decodes the JSON body of a request. Throws the problems of `readBody` and `decode`. */
export async function readJson<T extends z.ZodType>(c: Context<Env>, schema: T): Promise<z.output<T>> {
  return decode(schema, await readBody(c))
}

/**
 * Makes the text that leads to the next page: JSON, signed for one purpose, in base64url. The purpose names the list and
 * what it was asked for, so that a cursor of one list opens no other.
 */
export function sealCursor(secret: string, purpose: string, value: unknown): string {
  const json = Buffer.from(JSON.stringify(value))
  return Buffer.concat([sign(secret, purpose, json), json]).toString('base64url')
}

/** Opens a cursor of a client. Throws the problem `invalid_cursor` for one that was not made here for this purpose. */
export function openCursor<T extends z.ZodType>(
  { secret, purpose, schema }: { readonly secret: string; readonly purpose: string; readonly schema: T },
  cursor: string,
): z.output<T> {
  const bytes = cursor.length <= CURSOR_MOST ? Buffer.from(cursor, 'base64url') : Buffer.alloc(0)
  const json = bytes.subarray(CURSOR_SIGNATURE)
  // Buffers skip what is no base64url: only the very text that was given out is one of ours.
  const isOurs =
    bytes.length > CURSOR_SIGNATURE &&
    bytes.toString('base64url') === cursor &&
    timingSafeEqual(bytes.subarray(0, CURSOR_SIGNATURE), sign(secret, purpose, json))
  const read = isOurs ? schema.safeParse(JSON.parse(json.toString())) : undefined
  if (read?.success) return read.data
  throw new Problem('invalid_cursor')
}

function sign(secret: string, purpose: string, json: Buffer): Buffer {
  return createHmac('sha256', secret).update(`cursor ${purpose}\n`).update(json).digest().subarray(0, CURSOR_SIGNATURE)
}
