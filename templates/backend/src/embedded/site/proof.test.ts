import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskOptions, makeDevice, newNonce } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { rules } from '../rules.data.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

const now = () => world.backend.clock.now()
const email = { email: 'ada@example.com' }

test('behavior: what the device has signed is answered, by the thumbprint of its key', async () => {
  expect((await world.device().ask('hello')).status).toBe(200)
})

test.each<[string, AskOptions]>([
  ['another body', { sent: { body: '{"email":"eve@example.com"}' } }],
  ['the body with a space', { sent: { body: '{"email": "ada@example.com"}' } }],
  ['another path', { sent: { name: 'session', body: '{}' } }],
  ['another project', { headers: { 'x-project-id': 'other' } }],
  ['another app', { headers: { 'x-app-origin': 'https://second.example' } }],
  ['another time', { headers: { 'x-proof-time': '1769860800001' } }],
  ['another nonce', { headers: { 'x-proof-nonce': newNonce() } }],
  ['another device', { headers: { 'x-device': makeDevice({} as never, () => 0).publicKey } }],
  ['no proof', { headers: { 'x-proof': '' } }],
  ['a proof of zeros', { headers: { 'x-proof': 'A'.repeat(86) } }],
  ['a point that is not on the curve', { headers: { 'x-device': `B${'A'.repeat(86)}` } }],
  ['a key that is too long', { headers: { 'x-device': 'B'.repeat(88) } }],
  ['a nonce that is too short', { nonce: 'short' }],
  ['a time that is none', { time: Number.NaN }],
])('error: %s is refused, and nothing happens (A-23)', async (_, options) => {
  const answer = await world.device().ask('login/email', email, options)
  expect([answer.status, answer.body['code']]).toEqual([401, 'bad_proof'])
  expect(await world.backend.db.selectFrom('embedded_logins').selectAll().execute()).toEqual([])
})

test('error: a method other than POST is answered 404', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await world.open('/api/v1/hello', { method })
    expect([403, 404], method).toContain(status)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('error: a proof works once, on whatever process, also twice at once (A-23)', async () => {
  const device = world.device()
  const options = { nonce: newNonce(), time: now() }
  const both = await Promise.all([world.site, world.other].map((site) => device.ask('hello', {}, { ...options, site })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  world.pass(rules.proofMs)
  expect((await device.ask('hello', {}, options)).body).toMatchObject({ code: 'bad_proof' })
  // Another device may have the same nonce.
  expect((await world.device().ask('hello', {}, { nonce: options.nonce })).status).toBe(200)
})

test.each([
  [rules.proofMs, 200],
  [rules.proofMs + 1, 401],
  [-rules.proofMs, 200],
  [-rules.proofMs - 1, 401],
  [600_000, 401],
])('behavior: a clock that is %i ms off answers %i, with the time here (A-23)', async (ms, status) => {
  const answer = await world.device().ask('hello', {}, { time: now() + ms })
  expect(answer.status).toBe(status)
  if (status === 401) expect(answer.body).toMatchObject({ code: 'clock', now: now(), message: expect.any(String) })
  // The offset mended, it works.
  expect((await world.device().ask('hello', {}, { time: now() })).status).toBe(200)
})

test('error: a time that is off tells nothing to what has not signed', async () => {
  const answer = await world.device().ask('hello', {}, { time: 1, headers: { 'x-proof': 'A'.repeat(86) } })
  expect(answer.body).toMatchObject({ code: 'bad_proof' })
  expect(answer.body['now']).toBeUndefined()
})
