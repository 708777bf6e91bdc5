import type { Decoder } from '../core/decode.js'
import { readCapped } from '../core/http-answer.js'

/** Bytes of an answer that are read at most. */
const LIMIT = 2 * 1024 * 1024

/**
 * Makes a reader of JSON of one shape: an answer that says it is JSON, and no more than 2 MiB of it. `undefined` for any
 * other; throws a `SyntaxError` for JSON that is none.
 */
export function readJson<T>(decode: Decoder<T>): (response: Response) => Promise<T | undefined> {
  return async (response) => {
    const type = response.headers.get('content-type') ?? ''
    const body = /^application\/([\w.-]+\+)?json\b/i.test(type) ? await readCapped(response, LIMIT) : undefined
    return body && decode(JSON.parse(await body.text()))
  }
}
