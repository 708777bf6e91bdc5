import { randomUUID } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { areas } from './areas.js'
import type { Backend, Env } from './backend.js'
import { caip2 } from './caip.js'
import { hashClient } from './guards/client-guard.js'
import { counterOf, guards } from './guards/guards.js'
import type { Counter } from './guards/rate-guard.js'
import type { Metrics } from './health/metrics.js'
import { healthRoutes } from './health/routes.js'
import { bareRuntime, type Runtime } from './health/runtime.js'
import { answerProblem, Problem, translateError } from './http/problems.js'

/** The HTTP interface as one Hono app. It holds no state of its own: rows are in the database. */
export function createApp(
  backend: Backend,
  runtime: Runtime = bareRuntime(),
  counter: Counter = counterOf(backend),
): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, c) => {
    const problem = translateError(error)
    if (problem.status >= 500) {
      backend.log.error({ requestId: c.get('requestId'), err: problem.cause ?? problem }, problem.message)
    }
    return answerProblem(c, problem)
  })
  app.notFound((c) => answerProblem(c, new Problem('not_found')))
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('project', null)
    await next()
    c.header('x-request-id', c.get('requestId'))
    c.header('x-content-type-options', 'nosniff')
  })
  app.use(requestLog(backend, runtime.metrics))
  for (const guard of guards(backend, counter, runtime.metrics)) app.use(guard)
  app.route('/', healthRoutes(backend, runtime))
  for (const routes of areas) app.route('/', routes(backend))
  return app
}

/**
 * Writes one line a request and counts it. No address (a keyed hash of it), no body, no path with what was asked in it
 * (the route's template), and of the query only the chain.
 */
function requestLog({ log, settings }: Pick<Backend, 'log' | 'settings'>, metrics: Metrics): MiddlewareHandler<Env> {
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
