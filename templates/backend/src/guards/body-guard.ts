import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Env } from '../backend.js'
import { readBody } from '../http/input.js'
import { Problem } from '../http/problems.js'
import { plainTextPaths } from './open-paths.data.js'
import { isOpenPath } from './project-guard.js'

/** Most bytes of a body. */
export const BODY_BYTES = 1024 * 1024

/** Refuses a body over 1 MiB, by its length or while it is read. */
export function bodyGuard(): MiddlewareHandler<Env> {
  return bodyLimit({
    maxSize: BODY_BYTES,
    onError: () => {
      throw new Problem('body_too_long', { words: { bytes: BODY_BYTES } })
    },
  })
}

/**
 * Takes JSON only. A form or plain text crosses origins without a preflight: plain text is taken on two paths, whose
 * origin was checked before. Open paths (the admin page) decide for themselves, behind their own origin check.
 */
export function contentTypeGuard(): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && !isOpenPath(c.req.path)) {
      const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
      const isPlain = type === 'text/plain' && plainTextPaths.includes(c.req.path)
      if (type !== 'application/json' && !isPlain) {
        throw new Problem('wrong_content_type', { words: { type: 'application/json' } })
      }
      await readBody(c)
    }
    await next()
  }
}
