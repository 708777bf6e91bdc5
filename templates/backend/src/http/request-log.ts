import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Backend, Env } from '../backend.js'
import { caip2 } from '../caip.js'
import { hashClient } from '../guards/client-ip.js'
import type { Metrics } from '../health/metrics.js'

/**
 * Writes one line a request and counts it. No address (a keyed hash of it), no body, no path with what was asked in it
 * (the route's template), and of the query only the chain.
 */
export function requestLog(
  { log, settings }: Pick<Backend, 'log' | 'settings'>,
  metrics: Metrics,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const ms = performance.now() - start
    const { status } = c.res
    const route = routeOf(c)
    const { method } = c.req
    metrics.requests.inc({ route, method, status })
    metrics.seconds.observe({ route }, ms / 1_000)
    const chain = caip2.safeParse(c.req.query('chainId'))
    log.info({
      requestId: c.get('requestId'),
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      project: c.get('project')?.id,
      client: c.get('clientIp') ? hashClient(settings.secret, c.get('clientIp')) : undefined,
      chainId: chain.success ? chain.data : undefined,
    })
  }
}

/** The template of the route: `/v1/identity/:address`. `none` for what no route has. */
function routeOf(c: Context<Env>): string {
  const path = routePath(c, -1)
  return path === '*' || path === '/*' || path === '' ? 'none' : path
}
