import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeIn, makeSiteWorld, type SiteWorld, tokenIn } from '../../../../../test/setup/site-world.js'
import { DAY_MS, rules } from '../rules.data.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())
beforeEach(() => world.pass(2 * DAY_MS))

async function started(email: string) {
  const device = world.device()
  const { body } = await device.ask('login/email', { email })
  const token = tokenIn(await world.mails())
  const { text } = await world.open(`/device?token=${token}`)
  const numbers = [...text.matchAll(/name="number" value="([0-9]{2})"/g)].map(([, number = '']) => number)
  const number = String(body['number'])
  return { device, login: String(body['login']), token, numbers, number, text }
}

test('behavior: the page names site, browser and network, and shows three numbers, one of them the frame’s', async () => {
  const { numbers, number, text, token } = await started('page@example.com')
  expect(new Set(numbers).size).toBe(3)
  expect(numbers).toContain(number)
  for (const words of ['https://app.example', 'Chrome, Windows', '203.0.113.*']) expect(text).toContain(words)
  expect(text).not.toContain('<script')
  const { headers } = await world.open(`/device?token=${token}`)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect([headers.get('cache-control'), headers.get('x-frame-options')]).toEqual(['no-store', 'DENY'])
  expect((await world.open('/device.css')).headers.get('content-type')).toContain('text/css')
})

test('behavior: a mail scanner that reads every link many times changes nothing (A-27)', async () => {
  const { device, login, token, number } = await started('scanner@example.com')
  for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS']) {
    await world.open(`/device?token=${token}`, { method })
    await world.open(`/device?token=${token}&number=${number}`, { method })
  }
  expect((await device.ask('login/device', { login })).body).toEqual({ isApproved: false })
  expect(await world.mails()).toEqual([])
  await world.choose(number, token)
  expect((await device.ask('login/device', { login })).body).toEqual({ isApproved: true })
})

test('error: a wrong number ends the login for good (A-27)', async () => {
  const { device, login, token, numbers, number } = await started('wrong@example.com')
  const wrong = numbers.find((each) => each !== number) ?? ''
  expect((await world.choose(wrong, token)).text).toContain('another number')
  expect((await world.choose(number, token)).status).toBe(404)
  expect((await device.ask('login/device', { login })).body).toMatchObject({ code: 'login_refused' })
  expect((await device.ask('login/code', { login, code: '123456' })).body).toMatchObject({ code: 'login_over' })
  expect(await world.mails()).toEqual([])
})

test('error: a link works once, also twice at once', async () => {
  const { token, number } = await started('once@example.com')
  const answers = await Promise.all([world.choose(number, token), world.choose(number, token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await world.mails()).toHaveLength(1)
  expect((await world.open(`/device?token=${token}`)).status).toBe(404)
})

test.each([
  [rules.linkMs - 1, 200],
  [rules.linkMs, 404],
])('behavior: a link that is %i ms old answers %i', async (age, status) => {
  const { token, number, device, login } = await started('old@example.com')
  world.pass(age)
  expect((await world.open(`/device?token=${token}`)).status).toBe(status)
  expect((await world.choose(number, token)).status).toBe(status)
  const waited = await device.ask('login/device', { login })
  expect(waited.body).toMatchObject(status === 200 ? { isApproved: true } : { code: 'login_over' })
})

test.each([
  ['no origin', { origin: '' }],
  ['another site', { origin: 'https://evil.example' }],
  ['null', { origin: 'null' }],
  ['a sibling', { 'sec-fetch-site': 'same-site' }],
])('error: a form of %s is refused, and the link is still good', async (_, headers) => {
  const { token, number } = await started('form@example.com')
  expect((await world.choose(number, token, headers)).status).toBe(403)
  expect((await world.choose(number, token)).status).toBe(200)
})

test('error: what is no token, and an old one after a new login, is over', async () => {
  for (const token of ['', 'x', 'A'.repeat(22), '<script>', '%00']) {
    expect((await world.open(`/device?token=${token}`)).status, token).toBe(404)
  }
  const first = await started('again@example.com')
  world.pass(rules.resendMs)
  await first.device.ask('login/email', { email: 'again@example.com' })
  expect((await world.choose(first.number, first.token)).status).toBe(404)
})

test('behavior: the wait ends as soon as the link is approved, 25 s after it began, or with the login of another', async () => {
  const { device, login, token, number } = await started('wait@example.com')
  const at = world.backend.clock.now()
  expect((await device.ask('login/device', { login })).body).toEqual({ isApproved: false })
  expect(world.backend.clock.now() - at).toBe(25_000)
  const waiting = device.ask('login/device', { login })
  await world.choose(number, token)
  expect((await waiting).body).toEqual({ isApproved: true })
  expect(codeIn(await world.mails())).toMatch(/^[0-9]{6}$/)
  expect((await world.device().ask('login/device', { login })).body).toMatchObject({ code: 'login_over' })
})
