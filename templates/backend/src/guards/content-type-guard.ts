import type { MiddlewareHandler } from 'hono'
import type { Env } from '../backend.js'
import { Problem } from '../http/problem.js'
import { isOpenPath } from './is-open-path.js'
import { plainTextPaths } from './open-paths.data.js'

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
        throw new Problem(415, 'wrong_content_type', 'Send JSON with the header content-type: application/json.')
      }
      await checkJson(await c.req.text())
    }
    await next()
  }
}

async function checkJson(text: string): Promise<void> {
  try {
    JSON.parse(text)
  } catch (cause) {
    throw new Problem(400, 'invalid_json', 'The body is not JSON.', { cause })
  }
}
