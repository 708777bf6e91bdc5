import type { MiddlewareHandler } from 'hono'
import type { Backend, Env } from '../backend.js'
import type { Metrics } from '../health/metrics.js'
import type { Counter } from '../limits/counter.js'
import { databaseCounter } from '../limits/database-counter.js'
import { defaultLimits } from '../limits/limits.data.js'
import { memoryCounter } from '../limits/memory-counter.js'
import { rateLimits } from '../limits/rate-limits.js'
import { bodyGuard } from './body-guard.js'
import { clientGuard } from './client-guard.js'
import { contentTypeGuard } from './content-type-guard.js'
import { deadlineGuard } from './deadline-guard.js'
import { hostGuard } from './host-guard.js'
import { limitGuard } from './limit-guard.js'
import { projectGuard } from './project-guard.js'

/**
 * What every request passes before its route, in this order. The origin comes before the content type: a form that
 * another site posts is refused for where it comes from.
 */
export function guards(backend: Backend, counter: Counter, metrics: Metrics): readonly MiddlewareHandler<Env>[] {
  const { clock, log, settings } = backend
  const limits = rateLimits(counter, { clock, log, limits: settings.limits ?? defaultLimits })
  return [
    clientGuard(backend),
    hostGuard(backend),
    deadlineGuard(),
    bodyGuard(),
    projectGuard(backend, () => metrics.withoutOrigin.inc()),
    contentTypeGuard(),
    limitGuard(backend, limits, (kind, scope) => metrics.rateLimited.inc({ kind, scope })),
  ]
}

/** Where requests are counted: in the database that processes share, or in the only process there is. */
export function counterOf({ databaseKind, db }: Backend): Counter {
  return databaseKind === 'postgres' ? databaseCounter(db) : memoryCounter()
}
