import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Env } from '../backend.js'
import { Problem } from '../http/problem.js'

/** Most bytes of a body. */
export const BODY_BYTES = 1024 * 1024

/** Refuses a body over 1 MiB, by its length or while it is read. */
export function bodyGuard(): MiddlewareHandler<Env> {
  return bodyLimit({
    maxSize: BODY_BYTES,
    onError: () => {
      throw new Problem(413, 'body_too_long', `A body may have ${BODY_BYTES} bytes.`)
    },
  })
}
