import type { MiddlewareHandler } from 'hono'
import { timeout } from 'hono/timeout'
import type { Backend, Env } from '../backend.js'
import type { Metrics } from '../health/metrics.js'
import { Problem } from '../http/problems.js'
import { databaseCounter } from '../limits/database-counter.js'
import { defaultLimits } from '../limits/limits.data.js'
import { bodyGuard, contentTypeGuard } from './body-guard.js'
import { clientGuard } from './client-guard.js'
import { hostGuard } from './origin-guard.js'
import { projectGuard } from './project-guard.js'
import { type Counter, memoryCounter, rateGuard, rateLimits } from './rate-guard.js'

/** A request may take this long, in ms. */
const HANDLER_MS = 15_000

/** Answers 503 `deadline` when a handler takes longer than `ms`; what it answers after that is dropped. */
export function deadlineGuard(ms = HANDLER_MS): MiddlewareHandler<Env> {
  return timeout(ms, () => new Problem('deadline'))
}

/**
 * What every request passes before its route, in this order. The origin comes before the content type: a form that
 * another site posts is refused for where it comes from. A body that is refused was read, and counts.
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
    rateGuard(backend, limits, (kind, scope) => metrics.rateLimited.inc({ kind, scope })),
    contentTypeGuard(),
  ]
}

/** Where requests are counted: in the database that processes share, or in the only process there is. */
export function counterOf({ databaseKind, db }: Backend): Counter {
  return databaseKind === 'postgres' ? databaseCounter(db) : memoryCounter()
}
