import type { MiddlewareHandler } from 'hono'
import type { Env } from '../backend.js'

/**
 * Headers of pages that people see: no script, no frame, no other host; nothing is kept in caches. The referrer stays
 * on for our own origin, because browsers send forms as `Origin: null` without it.
 */
export function pageHeaders(): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    c.header('content-security-policy', policy)
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'same-origin')
    c.header('x-content-type-options', 'nosniff')
    c.header('x-frame-options', 'DENY')
    c.header('cross-origin-opener-policy', 'same-origin')
    c.header('cross-origin-resource-policy', 'same-origin')
  }
}
