import type { Context } from 'hono'
import type { Env } from '../backend.js'

/** A browser may remember a preflight for this time, in seconds. */
const PREFLIGHT_S = 600

/** Lets the page of this origin read the answer. Without credentials: nothing here depends on a cookie. */
export function allowOrigin(c: Context<Env>, origin: string): void {
  c.header('access-control-allow-origin', origin)
  c.header('access-control-expose-headers', 'retry-after, x-request-id')
}

/** Tells caches that the answer depends on who asks. */
export function varyByOrigin(c: Context<Env>): void {
  const vary = c.finalized ? (c.res.headers.get('vary') ?? '') : ''
  if (!/\borigin\b/i.test(vary)) c.header('vary', vary ? `${vary}, Origin` : 'Origin')
}

/** Answers a preflight of an allowed origin. */
export function answerPreflight(c: Context<Env>, origin: string): Response {
  allowOrigin(c, origin)
  c.header('access-control-allow-methods', 'GET, POST')
  c.header('access-control-allow-headers', 'content-type, x-request-id')
  c.header('access-control-max-age', String(PREFLIGHT_S))
  return c.body(null, 204)
}
