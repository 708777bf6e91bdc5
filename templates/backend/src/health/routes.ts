import { Hono } from 'hono'
import type { Backend, Env } from '../backend.js'
import { Problem } from '../http/problem.js'
import { readIndexLag } from './index-lag.js'
import { hasAdminToken, isLocal } from './is-admin.js'
import { type Health, readHealth } from './read-health.js'
import { readVersion } from './read-version.js'
import type { Runtime } from './runtime.js'

/** One look at the parts serves everybody who asks within this time, in ms. */
const FRESH_MS = 1_000

/** `/health` for people and load balancers, `/metrics` for Prometheus. */
export function healthRoutes(backend: Backend, runtime: Runtime): Hono<Env> {
  const version = readVersion()
  let seen: { readonly at: number; readonly health: Promise<Health> } | undefined

  return new Hono<Env>()
    .get('/health', async (c) => {
      const now = backend.clock.now()
      if (!seen || now - seen.at >= FRESH_MS) seen = { at: now, health: readHealth(backend, runtime, version) }
      const health = await seen.health
      c.header('cache-control', 'no-store')
      return c.json(health, health.status === 'failing' ? 503 : 200)
    })
    .get('/metrics', async (c) => {
      if (!isLocal(c) && !hasAdminToken(c, backend.settings)) {
        throw new Problem(403, 'not_yours', 'Metrics are told on this machine, or with the admin token as bearer.')
      }
      await setLag(backend, runtime)
      c.header('cache-control', 'no-store')
      return c.body(await runtime.metrics.registry.metrics(), 200, {
        'content-type': runtime.metrics.registry.contentType,
      })
    })
}

async function setLag(backend: Backend, { metrics }: Runtime): Promise<void> {
  try {
    for (const [chain, blocks] of await readIndexLag(backend)) metrics.indexLag.set({ chain }, blocks)
  } catch (err) {
    // The other figures are still true without it.
    backend.log.warn({ err }, 'the lag of the index could not be read')
  }
}
