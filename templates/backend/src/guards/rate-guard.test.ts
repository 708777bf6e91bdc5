import { expect, test } from 'vitest'
import { migratedMemory } from '../../../../test/setup/migrated-database.js'
import { startPostgres } from '../../../../test/setup/postgres.js'
import { reasonsOf, serveBackend } from '../../../../test/setup/running-backend.js'
import type { DatabasePlace } from '../db/open-database.js'

const limits = {
  rpc: { perMinute: 1_000, perIpMinute: 10 },
  api: { perMinute: 1_000, perIpMinute: 5 },
  events: { perMinute: 1_000, perIpMinute: 5 },
}
const config = '/appkit/v1/config?projectId=shop'
// A minute that begins in the middle of the test would give everybody a second helping.
const clock = { now: () => 1_700_000_000_000, sleep: () => new Promise<void>(() => {}) }

async function exhaust(database: DatabasePlace): Promise<void> {
  const served = await serveBackend({ settings: { limits, database }, parts: { clock: { ...clock, sleep: until } } })
  try {
    for (let count = 0; count < 5; count++) expect((await served.get(config)).status).toBe(200)
    const refused = await served.get(config, { headers: { origin: 'https://shop.example' } })
    expect([refused.status, await reasonsOf(refused)]).toEqual([429, ['rate_limited']])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    // The page can read why, and what it may read was told before.
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after')
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
    const batch = (length: number) =>
      served.get('/v1/?chainId=eip155:404&projectId=shop', {
        method: 'POST',
        body: JSON.stringify(Array.from({ length }, () => call)),
      })
    expect((await batch(9)).status).toBe(400)
    expect((await batch(2)).status).toBe(429)
    const events = (length: number) =>
      served.get('/batch?projectId=shop', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Array.from({ length }, () => ({}))),
      })
    expect((await events(4)).status).toBe(400)
    expect((await events(2)).status).toBe(429)
    const metrics = await (await served.get('/metrics')).text()
    expect(metrics).toContain('rate_limited_total{kind="api",scope="client"} 1')
    expect(metrics).toContain('rate_limited_total{kind="rpc",scope="client"} 1')
  } finally {
    await served.stop()
  }
}

test(
  'error: A-55 who is over the limit gets 429 with Retry-After, counted in memory',
  async () => exhaust(await migratedMemory()),
  60_000,
)

test('error: A-55 the same, counted in Postgres, by two processes together', async () => {
  const postgres = await startPostgres()
  try {
    await exhaust({ kind: 'postgres', url: postgres.url })
    const settings = { limits, database: { kind: 'postgres', url: postgres.url } as const }
    const later = { ...clock, now: () => 1_800_000_000_000, sleep: until }
    const [one, two] = await Promise.all([
      serveBackend({ settings, parts: { clock: later } }),
      serveBackend({ settings, parts: { clock: later } }),
    ])
    try {
      const statuses: number[] = []
      for (let count = 0; count < 8; count++) statuses.push((await (count % 2 ? one : two).get(config)).status)
      expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    } finally {
      await Promise.all([one.stop(), two.stop()])
    }
  } finally {
    await postgres.stop()
  }
}, 60_000)

function until(_: number, signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
