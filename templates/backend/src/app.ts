import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { areas } from './areas.js'
import type { Backend, Env } from './backend.js'
import { counterOf, guards } from './guards/guards.js'
import { healthRoutes } from './health/routes.js'
import { bareRuntime, type Runtime } from './health/runtime.js'
import { answerProblem, Problem } from './http/problem.js'
import { requestLog } from './http/request-log.js'
import { translateError } from './http/translate-error.js'
import type { Counter } from './limits/counter.js'

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
  app.notFound((c) => answerProblem(c, new Problem(404, 'not_found', 'There is nothing at this address.')))
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
