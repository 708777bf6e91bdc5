import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SiteDevice } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld, wrongCode } from '../../../../../test/setup/site-world.js'
import { DAY_MS, HOUR_MS, rules } from '../rules.data.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())
beforeEach(() => world.pass(3 * DAY_MS))

const ask = (device: SiteDevice, email: string, ip?: string) =>
  device.ask('login/email', { email }, ip === undefined ? {} : { ip })

test('behavior: the numbers are those of the table in SECURITY 2.6 to 2.9', () => {
  const minute = 60_000
  expect(rules).toEqual({
    codeDigits: 6,
    codeMs: 10 * minute,
    codeTries: 5,
    linkMs: 15 * minute,
    resendMs: 30_000,
    codesPerEmailHour: 5,
    codesPerEmailDay: 10,
    codesPerNetworkHour: 20,
    mailsPerProjectHour: 1_000,
    failuresPerEmailDay: 20,
    lockMs: 24 * 60 * minute,
    failuresPerProjectHour: 500,
    slowMs: 2_000,
    mailMs: 10 * minute,
    sessionIdleMs: 7 * 24 * 60 * minute,
    sessionMs: 30 * 24 * 60 * minute,
    rotateMs: 24 * 60 * minute,
    previousMs: minute,
    proofMs: 5 * minute,
    nonceMs: 10 * minute,
    releasesPerUserDay: 20,
    releasesPerProjectHour: 100,
    auditMs: 400 * 24 * 60 * minute,
    transactionMs: 90 * 24 * 60 * minute,
    sendTries: 2,
    nonceTakenMs: minute,
    tipWei: 1_000_000_000n,
    smallNativeParts: 100n,
    smallDollars: 20n,
    signingMs: 14_000,
    waitMs: 25_000,
    lookMs: 1_000,
  })
})

test('behavior: another code after 30 s on the same device, and the seconds that are left before', async () => {
  const device = world.device()
  expect((await ask(device, 'resend@example.com')).status).toBe(200)
  world.pass(29_001)
  const early = await ask(device, 'resend@example.com')
  expect([early.status, early.headers.get('retry-after'), early.body['code']]).toEqual([429, '1', 'resend_too_soon'])
  world.pass(999)
  expect((await ask(device, 'resend@example.com')).status).toBe(200)
})

describe('codes of one address', () => {
  test('behavior: five an hour, from whatever devices and networks', async () => {
    for (let n = 1; n <= 5; n += 1)
      expect((await ask(world.device(), 'five@example.com', `198.51.${n}.1`)).status).toBe(200)
    const sixth = await ask(world.device(), 'five@example.com', '198.51.9.1')
    expect([sixth.status, sixth.body['code'], sixth.headers.get('retry-after')]).toEqual([
      429,
      'too_many_codes',
      '3600',
    ])
    // The same address in another project, and another address, have their own.
    expect((await world.device().ask('login/email', { email: 'five@example.com' }, { project: 'other' })).status).toBe(
      200,
    )
    expect((await ask(world.device(), 'six@example.com')).status).toBe(200)
    world.pass(HOUR_MS)
    expect((await ask(world.device(), 'five@example.com')).status).toBe(200)
  })

  test('behavior: ten a day', async () => {
    for (let n = 1; n <= 10; n += 1) {
      expect((await ask(world.device(), 'ten@example.com')).status).toBe(200)
      world.pass(HOUR_MS)
    }
    const next = await ask(world.device(), 'ten@example.com')
    expect([next.status, next.body['code'], next.headers.get('retry-after')]).toEqual([429, 'too_many_codes', '50400'])
    world.pass(14 * HOUR_MS)
    expect((await ask(world.device(), 'ten@example.com')).status).toBe(200)
  })
})

test.each([
  ['203.0.113.', '203.0.114.1', (n: number) => `203.0.113.${n}`],
  [
    'the /56 2001:db8:0:ff00',
    '2001:db8:0:fe00::1',
    (n: number) => `2001:db8:0:ff${n.toString(16).padStart(2, '0')}::${n}`,
  ],
])('behavior: twenty codes an hour of %s', async (_, elsewhere, ip) => {
  for (let n = 1; n <= 20; n += 1) expect((await ask(world.device(), `n${n}@example.com`, ip(n))).status).toBe(200)
  expect((await ask(world.device(), 'n21@example.com', ip(21))).body).toMatchObject({ code: 'too_many_codes' })
  expect((await ask(world.device(), 'n21@example.com', elsewhere)).status).toBe(200)
  world.pass(HOUR_MS)
  expect((await ask(world.device(), 'n22@example.com', ip(22))).status).toBe(200)
})

test('behavior: twenty wrong codes in a day lock new devices out for a day; known ones go on', async () => {
  const email = 'locked@example.com'
  const known = world.device()
  await world.signIn(known, email)
  known.token = undefined
  for (let wrong = 0; wrong < 20; ) {
    world.pass(HOUR_MS)
    const { login, code } = await world.startLogin(known, email)
    for (let step = 1; step <= 5; step += 1, wrong += 1)
      await known.ask('login/code', { login, code: wrongCode(code, step) })
    if (wrong === 15) expect((await ask(world.device(), email)).status).toBe(200)
  }
  const refused = await ask(world.device(), email)
  expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([
    429,
    'new_devices_locked',
    '86400',
  ])
  world.pass(HOUR_MS)
  expect((await known.ask('login/code', await world.startLogin(known, email))).status).toBe(200)
  world.pass(23 * HOUR_MS - 1_000)
  expect((await ask(world.device(), email)).body).toMatchObject({ code: 'new_devices_locked' })
  world.pass(1_000)
  expect((await ask(world.device(), email)).status).toBe(200)
})

test('error: a new device that waits for its code is locked out too', async () => {
  const email = 'waiting@example.com'
  const device = world.device()
  const wish = await world.startLogin(device, email)
  const others = [world.device(), world.device(), world.device(), world.device()]
  for (const other of others) {
    const { login, code } = await world.startLogin(other, email)
    for (let step = 1; step <= 5; step += 1) await other.ask('login/code', { login, code: wrongCode(code, step) })
  }
  expect((await device.ask('login/code', wish)).body).toMatchObject({ code: 'new_devices_locked' })
})
