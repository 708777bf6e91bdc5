import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSiteWorld, type SiteWorld, wrongCode } from '../../../../../test/setup/site-world.js'
import { DAY_MS, HOUR_MS, rules } from '../rules.data.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())
beforeEach(() => world.pass(2 * DAY_MS))

/** Wrong codes of the project, as an attack on thousands of accounts leaves them. */
async function fail(count: number): Promise<void> {
  const at = world.backend.clock.now()
  const values = Array.from({ length: count }, () => ({ key: 'failures shop', at }))
  await world.backend.db.insertInto('embedded_counts').values(values).execute()
}

test('behavior: the 500th wrong code of an hour makes known devices need the link, and every answer 2 s later (A-25)', async () => {
  const known = world.device()
  await world.signIn(known, 'ada@example.com')
  known.token = undefined
  await fail(499)
  world.pass(rules.resendMs)
  const before = world.waits.length
  const started = await world.startLogin(known, 'ada@example.com')
  expect(world.waits.slice(before)).toEqual([])
  const attacked = world.device()
  const { login, code } = await world.startLogin(attacked, 'bob@example.com')
  await attacked.ask('login/code', { login, code: wrongCode(code) })
  // The code that it was sent before came without a link: it is worth nothing any more.
  expect((await known.ask('login/code', started)).body).toMatchObject({ code: 'login_over' })
  expect(world.waits.slice(before)).toEqual([2_000])
  world.pass(rules.resendMs)
  const next = await known.ask('login/email', { email: 'ada@example.com' })
  expect(next.body).toMatchObject({ action: 'VERIFY_DEVICE' })
  expect(world.waits.slice(before)).toEqual([2_000, 2_000])
  world.pass(rules.resendMs)
  // With the link it works.
  await world.mails()
  expect((await known.ask('login/code', await world.startLogin(known, 'ada@example.com'))).status).toBe(200)
  known.token = undefined
  world.pass(HOUR_MS)
  expect((await known.ask('login/email', { email: 'ada@example.com' })).body).toMatchObject({ action: 'VERIFY_OTP' })
})

test('behavior: another project is as quick as ever', async () => {
  await fail(600)
  const before = world.waits.length
  await world.device().ask('login/email', { email: 'cy@example.com' }, { project: 'other' })
  expect(world.waits.length).toBe(before)
})

test('error: fresh devices that guess before the link are never compared with a code (A-25)', async () => {
  for (let n = 0; n < 15; n += 1) {
    const device = world.device()
    const { body } = await device.ask('login/email', { email: `many${n}@example.com` })
    const guess = await device.ask('login/code', { login: body['login'], code: '000000' })
    expect(guess.body).toMatchObject({ code: 'login_over' })
  }
  const rows = await world.backend.db
    .selectFrom('embedded_logins')
    .select(['code_hash', 'tries'])
    .where('email', 'like', 'many%')
    .execute()
  expect(rows).toHaveLength(15)
  for (const row of rows) expect(row).toEqual({ code_hash: null, tries: 0 })
})
