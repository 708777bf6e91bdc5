import { type Context, Hono } from 'hono'
import type { Backend, Env } from '../backend.js'
import { hashClient } from '../guards/client-guard.js'
import { Problem } from '../http/problems.js'
import { hasAdminToken, isLocal, type TokenTries, tokenTries } from './admin-access.js'
import { type Health, readHealth, readIndexLag, readVersion } from './read-health.js'

import type { Runtime } from './runtime.js'

/** One look at the parts answers every request within this time, in ms. */
const FRESH_MS = 1_000

/** `/health` for operators and load balancers, `/metrics` for Prometheus. */
export function healthRoutes(backend: Backend, runtime: Runtime): Hono<Env> {
  const version = readVersion()
  const tries = tokenTries(backend.clock)
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
      if (!isLocal(c)) await needToken(c, backend, tries)
      await setLag(backend, runtime)
      c.header('cache-control', 'no-store')
      return c.body(await runtime.metrics.registry.metrics(), 200, {
        'content-type': runtime.metrics.registry.contentType,
      })
    })
}

async function needToken(c: Context<Env>, { settings }: Backend, tries: TokenTries): Promise<void> {
  const client = hashClient(settings.secret, c.get('clientIp'))
  await tries.check(client)
  if (hasAdminToken(c, settings)) return
  if (c.req.header('authorization') !== undefined) await tries.add(client)
  throw new Problem('not_yours')
}

async function setLag(backend: Backend, { metrics }: Runtime): Promise<void> {
  try {
    for (const [chain, blocks] of await readIndexLag(backend)) metrics.indexLag.set({ chain }, blocks)
  } catch (err) {
    // The other figures are still true without it.
    backend.log.warn({ err }, 'the lag of the index could not be read')
  }
}
