import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSiteWorld, type SiteWorld, type Started, wrongCode } from '../../../../../test/setup/site-world.js'
import { DAY_MS, rules } from '../rules.data.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())
// What an earlier test has used up of the limits is forgotten.
beforeEach(() => world.pass(2 * DAY_MS))

test('error: six wrong codes and then the right one: five are checked, the right one comes too late (A-24)', async () => {
  const device = world.device()
  const { login, code } = await world.startLogin(device, 'six@example.com')
  const codes = []
  for (let step = 1; step <= 6; step += 1) {
    codes.push((await device.ask('login/code', { login, code: wrongCode(code, step) })).body['code'])
  }
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'wrong_code'), 'login_over'])
  expect((await device.ask('login/code', { login, code })).body).toMatchObject({ code: 'login_over' })
})

test('behavior: five wrong codes spread over five logins lock nobody out (A-24)', async () => {
  const device = world.device()
  await world.signIn(device, 'spread@example.com')
  device.token = undefined
  for (let round = 0; round < 4; round += 1) {
    world.pass(rules.resendMs)
    const { login, code } = await world.startLogin(device, 'spread@example.com')
    expect((await device.ask('login/code', { login, code: wrongCode(code) })).status).toBe(400)
    if (round === 3) expect((await device.ask('login/code', { login, code })).status).toBe(200)
  }
})

test('error: of fifty guesses at once five count, each once (A-24)', async () => {
  const device = world.device()
  const { login, code } = await world.startLogin(device, 'fifty@example.com')
  const guesses = Array.from({ length: 50 }, (_, index) =>
    device.ask(
      'login/code',
      { login, code: wrongCode(code, index + 1) },
      { site: index % 2 === 0 ? world.site : world.other },
    ),
  )
  const answers = (await Promise.all(guesses)).map(({ body }) => body['code'])
  expect(answers.filter((answer) => answer === 'wrong_code')).toHaveLength(5)
  expect(answers.filter((answer) => answer === 'login_over')).toHaveLength(45)
  const row = await world.backend.db
    .selectFrom('embedded_logins')
    .select('tries')
    .where('id', '=', login)
    .executeTakeFirst()
  expect(row?.tries).toBe(5)
})

test('error: the right code sent twice at once by two processes signs in once', async () => {
  const device = world.device()
  const wish = await world.startLogin(device, 'twice@example.com')
  const both = await Promise.all([world.site, world.other].map((site) => device.ask('login/code', wish, { site })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await device.ask('login/code', wish)).body).toMatchObject({ code: 'login_over' })
})

test('error: a code in a second browser, app or project is like a wrong one, and uses up no try (A-26)', async () => {
  const device = world.device()
  const { login, code } = await world.startLogin(device, 'second@example.com')
  const wrong = await device.ask('login/code', { login, code: wrongCode(code) })
  const foreign = [
    await world.device().ask('login/code', { login, code }),
    await device.ask('login/code', { login, code }, { app: 'https://second.example' }),
    await device.ask('login/code', { login, code }, { project: 'other' }),
    await device.ask('login/code', { login: 'A'.repeat(22), code }),
  ]
  for (const answer of foreign) expect([answer.status, answer.text]).toEqual([wrong.status, wrong.text])
  const row = await world.backend.db
    .selectFrom('embedded_logins')
    .select('tries')
    .where('id', '=', login)
    .executeTakeFirst()
  expect(row?.tries).toBe(1)
  expect((await device.ask('login/code', { login, code })).status).toBe(200)
})

test.each([
  [rules.codeMs - 1, 200],
  [rules.codeMs, 400],
])('behavior: a code that is %i ms old answers %i', async (age, status) => {
  const device = world.device()
  const { login, code } = await world.startLogin(device, 'late@example.com')
  world.pass(age)
  expect((await device.ask('login/code', { login, code })).status).toBe(status)
})

test('error: a newer code voids the one before it', async () => {
  const device = world.device()
  const first = await world.startLogin(device, 'newer@example.com')
  world.pass(rules.resendMs)
  const second = await world.startLogin(device, 'newer@example.com')
  expect((await device.ask('login/code', first)).body).toMatchObject({ code: 'login_over' })
  expect((await device.ask('login/code', second)).status).toBe(200)
})

test('behavior: the login of another device goes on, whoever asks for codes elsewhere', async () => {
  const device = world.device()
  const wish = await world.startLogin(device, 'victim@example.com')
  await world.device().ask('login/email', { email: 'victim@example.com' })
  expect((await device.ask('login/code', wish)).status).toBe(200)
})

test.each(['12345', '1234567', '123 456', '12345a', '１２３４５６', '-12345', '1e5000', ''])(
  'error: %j is no code: digits only, six of them',
  async (code) => {
    const answer = await world.device().ask('login/code', { login: 'A'.repeat(22), code })
    expect(answer.body).toMatchObject({ code: 'invalid_input', message: 'code: has six digits' })
  },
)

test('error: a key store that fails makes no user, and the code is still good', async () => {
  const device = world.device()
  const wish = await world.startLogin(device, 'keys@example.com')
  const { wrap } = world.backend.keys
  world.backend.keys.wrap = () => Promise.reject(new Error('the KMS is away'))
  expect((await device.ask('login/code', wish)).status).toBe(500)
  world.backend.keys.wrap = wrap
  expect((await device.ask('login/code', wish)).status).toBe(200)
})

test('behavior: two first logins of one address at once make one wallet', async () => {
  const devices = [world.device(), world.device()]
  const wishes: Started[] = []
  for (const device of devices) wishes.push(await world.startLogin(device, 'one@example.com'))
  const both = await Promise.all(devices.map((device, index) => device.ask('login/code', wishes[index])))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body['user']).toEqual(both[1]?.body['user'])
})
