import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn, makeSiteWorld, type SiteWorld, tokenIn } from '../../../../../test/setup/site-world.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

test('behavior: a new device needs the link, then the code; it is there after a reload, and signs out', async () => {
  const device = world.device()
  const started = await device.ask('login/email', { email: 'Ada@Example.com ', language: 'de-AT' })
  expect(started.body).toEqual({
    action: 'VERIFY_DEVICE',
    login: expect.stringMatching(/^[\w-]{22}$/),
    number: expect.stringMatching(/^[1-9][0-9]$/),
  })
  const { login, number } = started.body
  expect((await device.ask('login/device', { login })).body).toEqual({ isApproved: false })
  const sent = await world.mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: 'ada@example.com', subject: 'Anmeldung bei app.example bestätigen' })
  expect((await device.ask('login/code', { login, code: '123456' })).body).toMatchObject({ code: 'login_over' })
  const token = tokenIn(sent)
  const page = await world.open(`/device?token=${token}`)
  expect(page.text).toContain(`value="${String(number)}"`)
  expect(page.text).toContain('https://app.example')
  expect((await world.choose(String(number), token)).text).toContain('Bestätigt.')
  expect((await device.ask('login/device', { login })).body).toEqual({ isApproved: true })
  const done = await device.ask('login/code', { login, code: codeIn(await world.mails()) })
  expect(done.body).toEqual({
    user: {
      email: 'ada@example.com',
      accounts: [
        { namespace: 'eip155', address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) },
        { namespace: 'solana', address: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/) },
      ],
    },
    token: expect.stringMatching(/^[\w-]{43}$/),
  })
  device.token = String(done.body['token'])
  expect((await device.ask('session')).body).toEqual({ session: 'yes', user: done.body['user'] })
  expect((await device.ask('hello')).body).toMatchObject({ session: 'yes', user: done.body['user'], hasCookie: false })
  expect((await device.ask('login/email', { email: 'ada@example.com' })).body).toEqual({ action: 'CONNECT' })
  expect((await device.ask('sign-out')).body).toEqual({})
  expect((await device.ask('session')).body).toEqual({ session: 'no' })
  world.pass(60_000)
  // The device stays known, and the wallet is the same.
  device.token = undefined
  expect((await device.ask('login/email', { email: 'ada@example.com' })).body).toMatchObject({ action: 'VERIFY_OTP' })
  world.pass(60_000)
  const again = await world.signIn(device, 'ADA@example.com')
  expect(again.body['user']).toEqual(done.body['user'])
})
