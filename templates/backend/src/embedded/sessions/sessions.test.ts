import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SiteDevice } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { DAY_MS, rules } from '../rules.data.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())
beforeEach(() => world.pass(40 * DAY_MS))

const state = async (device: SiteDevice, options = {}) => (await device.ask('session', {}, options)).body['session']

async function signedIn(email: string): Promise<SiteDevice> {
  const device = world.device()
  await world.signIn(device, email)
  return device
}

describe('a token that was copied (A-22)', () => {
  test('error: is worth nothing on another device, and the session goes on where it was', async () => {
    const device = await signedIn('stolen@example.com')
    const thief = world.device()
    thief.token = device.token
    expect((await thief.ask('session')).body).toEqual({ session: 'no' })
    expect((await thief.ask('hello')).body).toMatchObject({ session: 'no' })
    expect((await thief.ask('sign-out', { everywhere: true })).body).toEqual({})
    expect((await thief.ask('rpc', { chainId: 'eip155:1', method: 'eth_accounts' })).body).toMatchObject({
      code: 'session',
    })
    expect(await state(device)).toBe('yes')
  })

  test('error: is worth nothing in another project; other apps of the same one have it', async () => {
    const device = await signedIn('projects@example.com')
    expect(await state(device, { project: 'other' })).toBe('no')
    expect(await state(device, { app: 'https://second.example' })).toBe('yes')
  })

  test('error: is worth nothing as a cookie without the device’s key', async () => {
    const device = world.device()
    device.cookies = new Map()
    await device.ask('hello')
    await world.signIn(device, 'jar@example.com')
    const thief = world.device()
    thief.cookies = new Map(device.cookies)
    expect(await state(thief)).toBe('no')
    expect(await state(device)).toBe('yes')
  })
})

test('behavior: where the browser keeps cookies the token is in one, out of reach of script', async () => {
  const device = world.device()
  device.cookies = new Map()
  const hello = await device.ask('hello')
  expect(hello.body['hasCookie']).toBe(false)
  expect(hello.headers.get('set-cookie')).toMatch(
    /^__Host-cp=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
  )
  expect((await device.ask('hello')).body['hasCookie']).toBe(true)
  const done = await world.signIn(device, 'cookie@example.com')
  expect(Object.keys(done.body)).toEqual(['user'])
  expect(done.headers.get('set-cookie')).toMatch(
    /^__Host-ck-shop=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
  )
  expect(device.token).toBeUndefined()
  expect(await state(device)).toBe('yes')
  world.pass(rules.rotateMs + 1)
  const before = device.cookies.get('__Host-ck-shop')
  const rotated = await device.ask('session')
  expect(Object.keys(rotated.body).sort()).toEqual(['session', 'user'])
  expect(device.cookies.get('__Host-ck-shop')).not.toBe(before)
  await device.ask('sign-out')
  expect([...device.cookies.keys()]).toEqual(['__Host-cp'])
})

describe('rotation', () => {
  test('behavior: a token older than a day is replaced; the one before ends a minute after the new one was used', async () => {
    const device = await signedIn('rotate@example.com')
    world.pass(rules.rotateMs)
    expect((await device.ask('session')).body['token']).toBeUndefined()
    world.pass(1)
    const { body } = await device.ask('session')
    expect(body['token']).toMatch(/^[\w-]{43}$/)
    const [old, fresh] = [device.token, String(body['token'])]
    device.token = fresh
    expect(await state(device)).toBe('yes')
    device.token = old
    expect((await device.ask('session')).body).toMatchObject({ session: 'yes' })
    world.pass(rules.previousMs)
    expect(await state(device)).toBe('no')
    device.token = fresh
    expect(await state(device)).toBe('yes')
  })

  test('behavior: an answer that was lost is given again, as often as it takes', async () => {
    const device = await signedIn('lost@example.com')
    world.pass(rules.rotateMs + 1)
    const lost = [await device.ask('session'), await device.ask('session')].map(({ body }) => body['token'])
    world.pass(DAY_MS)
    const { body } = await device.ask('session')
    expect(body['token']).toMatch(/^[\w-]{43}$/)
    for (const token of lost) {
      device.token = String(token)
      expect(await state(device)).toBe('no')
    }
    device.token = String(body['token'])
    expect(await state(device)).toBe('yes')
  })

  test('behavior: of two tabs that ask at once both stay signed in', async () => {
    const device = await signedIn('tabs@example.com')
    world.pass(rules.rotateMs + 1)
    const both = await Promise.all([world.site, world.other].map((site) => device.ask('session', {}, { site })))
    expect(both.map(({ body }) => body['session'])).toEqual(['yes', 'yes'])
    const tokens = both.map(({ body }) => body['token']).filter((token) => token !== undefined)
    device.token = String(tokens.at(-1))
    expect(tokens.length).toBeGreaterThan(0)
    expect(await state(device)).toBe('yes')
  })
})

test.each([
  ['idle for seven days', [rules.sessionIdleMs - 1], 'yes'],
  ['idle for longer', [rules.sessionIdleMs], 'no'],
  ['used for thirty days', [...Array.from({ length: 5 }, () => 6 * DAY_MS - 1)], 'yes'],
  ['used for longer', [...Array.from({ length: 5 }, () => 6 * DAY_MS)], 'no'],
] as const)('behavior: a session that was %s', async (name, steps, expected) => {
  const device = await signedIn(`${name.replaceAll(' ', '-')}@example.com`)
  const states = []
  for (const ms of steps) {
    world.pass(ms)
    const { body } = await device.ask('session')
    states.push(body['session'])
    if (body['token'] !== undefined) device.token = String(body['token'])
  }
  expect(states).toEqual([...states.slice(1).map(() => 'yes'), expected])
})

test('behavior: signing out ends one session; everywhere ends those of all devices, and only of this user', async () => {
  const [first, other] = [await signedIn('all@example.com'), await signedIn('not@example.com')]
  const second = await signedIn('all@example.com')
  const third = await signedIn('all@example.com')
  await first.ask('sign-out')
  expect([await state(first), await state(second)]).toEqual(['no', 'yes'])
  expect((await first.ask('sign-out', { everywhere: true })).body).toEqual({})
  expect(await state(second)).toBe('yes')
  await second.ask('sign-out', { everywhere: true })
  expect([await state(second), await state(third), await state(other)]).toEqual(['no', 'no', 'yes'])
})

test('behavior: only a live session of the same address answers CONNECT', async () => {
  const device = await signedIn('live@example.com')
  const actions = async (email: string) => (await device.ask('login/email', { email })).body['action']
  expect(await actions('live@example.com')).toBe('CONNECT')
  expect(await actions('else@example.com')).toBe('VERIFY_DEVICE')
  await device.ask('sign-out')
  world.pass(rules.resendMs)
  expect(await actions('live@example.com')).toBe('VERIFY_OTP')
})
