import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiteWorld, type SiteWorld, wrongCode } from '../../../../test/setup/site-world.js'
import { forgetOld, housekeeping } from './housekeeping.js'
import { DAY_MS, HOUR_MS, rules } from './rules.data.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

const tables = [
  'embedded_nonces',
  'embedded_counts',
  'embedded_logins',
  'embedded_mails',
  'embedded_sessions',
  'embedded_locks',
] as const
async function counts() {
  const { db } = world.backend
  const read = tables.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length])
  return Object.fromEntries(await Promise.all(read)) as Readonly<Record<(typeof tables)[number], number>>
}

test('behavior: what a rule still looks at stays, the rest goes; users, devices and keys are kept', async () => {
  const device = world.device()
  const { login, code } = await world.startLogin(device, 'ada@example.com')
  await device.ask('login/code', { login, code: wrongCode(code) })
  await device.ask('login/code', { login, code })
  const { db, clock } = world.backend
  await db
    .insertInto('embedded_locks')
    .values({ key: 'k', until: clock.now() + rules.lockMs })
    .execute()
  const full = await counts()
  for (const table of tables) expect(full[table], table).toBeGreaterThan(0)
  world.pass(rules.nonceMs - 1)
  await forgetOld(world.backend)
  expect(await counts()).toEqual(full)
  world.pass(1)
  await forgetOld(world.backend)
  expect(await counts()).toEqual({ ...full, embedded_nonces: 0 })
  world.pass(HOUR_MS)
  await forgetOld(world.backend)
  expect(await counts()).toEqual({ ...full, embedded_nonces: 0, embedded_mails: 0 })
  world.pass(DAY_MS)
  await forgetOld(world.backend)
  const left = { embedded_nonces: 0, embedded_counts: 0, embedded_logins: 0, embedded_mails: 0, embedded_locks: 0 }
  expect(await counts()).toEqual({ ...left, embedded_sessions: 1 })
  world.pass(rules.sessionIdleMs)
  await forgetOld(world.backend)
  expect((await counts()).embedded_sessions).toBe(0)
  for (const table of ['embedded_users', 'embedded_devices', 'embedded_wallets', 'embedded_envelopes'] as const) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1)
  }
})

test('behavior: the worker ends with the backend', async () => {
  const stopping = new AbortController()
  const sleep = async (_: number, signal: AbortSignal) => {
    stopping.abort(new Error('The backend stops'))
    signal.throwIfAborted()
  }
  const clock = { ...world.backend.clock, sleep }
  await housekeeping({ ...world.backend, clock, signal: stopping.signal }).run()
})
