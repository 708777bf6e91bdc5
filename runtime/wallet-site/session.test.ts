import { describe, expect, test } from 'vitest'
import { email, json } from '../../test/unit/played-wallet-server.js'
import { type SiteTab, signIn, siteWorld, until } from '../../test/unit/wallet-site-world.js'

const isIn = async ({ ask }: SiteTab) => (await ask('IS_CONNECTED'))[1]
const [yes, no] = [{ isConnected: true }, { isConnected: false }]
const unknown = { isConnected: false, isUnknown: true }
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const tokenOf = (record: unknown): unknown => Object(record).token

describe('whether somebody is signed in', () => {
  test('behavior: a session that the server has ended is over, and its token is wiped', async () => {
    const world = siteWorld()
    const tab = await world.signedIn()
    expect([await isIn(tab), tokenOf(world.disk.record)]).toEqual([yes, 'token-2'])
    world.server.expire()
    expect([await isIn(tab), tokenOf(world.disk.record)]).toEqual([no, undefined])
    expect(Object(world.disk.record).publicKey).toHaveLength(87)
  })

  const lost: readonly (readonly [string, () => Response | Promise<Response>])[] = [
    ['no network', gone],
    ['a page of a proxy', () => new Response('<p>Log in</p>')],
    ['a fault of the server', () => json({}, 503)],
    ['a limit', () => json({ code: 'rate_limited', message: 'Too many.' }, 429)],
    ['an origin that was taken off', () => json({ code: 'origin', message: 'No.' }, 403)],
    ['a refused nonce', () => json({ code: 'nonce', message: 'No.' }, 401)],
    ['a yes without a user', () => json({ session: 'yes' })],
    [
      'a user with an address of nothing',
      () => json({ session: 'yes', user: { email, accounts: [{ namespace: 'eip155', address: '0x1' }] } }),
    ],
  ]
  test.each(lost)('behavior: with %s it is not known, and nothing is wiped', async (_, broken) => {
    const world = siteWorld()
    const tab = await world.signedIn()
    world.server.next('session', broken)
    expect(await isIn(tab)).toEqual(unknown)
    expect(await isIn(tab)).toEqual(yes)
  })

  test('error: what needs a user says why there is none', async () => {
    const world = siteWorld()
    const tab = await world.signedIn()
    world.server.next('session', gone)
    expect(await tab.ask('GET_USER')).toEqual(['ERROR', { message: 'The wallet didn’t answer. Try again.' }])
    world.server.expire()
    expect(await tab.ask('GET_USER')).toEqual(['ERROR', { message: 'Sign in first.' }])
  })

  test('behavior: a token that the server replaces is the one that goes along from then on, in both tabs', async () => {
    const world = siteWorld()
    const [one, other] = [await world.signedIn(), world.tab()]
    world.server.rotate()
    expect([await isIn(one), tokenOf(world.disk.record)]).toEqual([yes, 'token-3'])
    expect(await isIn(other)).toEqual(yes)
    expect(world.server.requests.at(-1)?.headers.get('authorization')).toBe('Session token-3')
  })

  test('behavior: a no to an old token does not wipe the one that another tab has got meanwhile', async () => {
    const world = siteWorld()
    const tab = await world.signedIn()
    world.server.next('session', () => {
      Object.assign(Object(world.disk.record), { token: 'newer' })
      return json({ session: 'no' })
    })
    expect([await isIn(tab), tokenOf(world.disk.record)]).toEqual([no, 'newer'])
  })

  test('error: a token that would end the header is no answer', async () => {
    const world = siteWorld()
    const tab = await world.signedIn()
    world.server.next('session', () => json({ session: 'yes', token: 'a\r\nx-evil: 1' }))
    expect([await isIn(tab), tokenOf(world.disk.record)]).toEqual([unknown, 'token-2'])
  })
})

describe('signing out', () => {
  test('behavior: the other tab knows of it, and the key of the device stays', async () => {
    const world = siteWorld()
    const [one, other] = [await world.signedIn(), world.tab()]
    const { publicKey } = Object(world.disk.record)
    expect(await isIn(other)).toEqual(yes)
    await one.ask('SIGN_OUT')
    expect([await isIn(other), Object(world.disk.record).publicKey]).toEqual([no, publicKey])
    expect(await other.ask('CONNECT_EMAIL', { email })).toEqual(['SUCCESS', { action: 'VERIFY_OTP' }])
  })

  test.each([[undefined], [{}]])(
    'behavior: without the server it is over in every tab, and told before anything else (jar %j)',
    async (jar) => {
      const world = siteWorld(jar && { jar })
      const [one, other] = [await world.signedIn(), world.tab()]
      world.server.next('sign-out', gone)
      expect(await one.ask('SIGN_OUT')).toEqual(['SUCCESS', undefined])
      expect(world.server.sessions()).toBe(1)
      world.server.next('sign-out', gone)
      expect([await isIn(other), world.server.sessions()]).toEqual([no, 1])
      expect([await isIn(world.tab()), world.server.sessions()]).toEqual([no, 0])
      expect(await signIn(one, world.server)).toEqual(['SUCCESS', undefined])
      expect(await isIn(other)).toEqual(yes)
    },
  )

  test('error: while the server does not hear of it no login begins: it could be the old session', async () => {
    const world = siteWorld()
    const tab = await world.signedIn()
    for (const _ of [1, 2]) world.server.next('sign-out', gone)
    await tab.ask('SIGN_OUT')
    expect(await tab.ask('CONNECT_EMAIL', { email })).toEqual([
      'ERROR',
      { message: 'The wallet didn’t answer. Try again.' },
    ])
    expect(await tab.ask('CONNECT_EMAIL', { email })).toEqual(['SUCCESS', { action: 'VERIFY_OTP' }])
  })

  test('behavior: a session that was over there already is over', async () => {
    const world = siteWorld()
    const tab = await world.signedIn()
    world.server.expire()
    expect(await tab.ask('SIGN_OUT')).toEqual(['SUCCESS', undefined])
    expect(Object(world.disk.record)).not.toHaveProperty('isSigningOut', true)
  })

  test('behavior: a login that another tab ends meanwhile has its own session', async () => {
    const world = siteWorld()
    const tab = await world.signedIn()
    world.server.next('sign-out', () => {
      Object.assign(Object(world.disk.record), { token: 'newer', isSigningOut: undefined })
      return json({})
    })
    await tab.ask('SIGN_OUT')
    expect(tokenOf(world.disk.record)).toBe('newer')
  })
})

test('behavior: the server is greeted once for a document, and again where that was lost', async () => {
  const world = siteWorld()
  const tab = world.tab()
  const greetings = () => world.server.requests.filter(({ path }) => path.endsWith('hello')).length
  world.server.next('hello', gone)
  expect((await tab.ask('CONNECT_EMAIL', { email }))[0]).toBe('ERROR')
  await tab.ask('CONNECT_EMAIL', { email })
  await tab.ask('CONNECT_EMAIL', { email })
  expect(greetings()).toBe(2)
})

test('behavior: nothing is asked before the app asks', async () => {
  const world = siteWorld()
  world.tab()
  await until(() => true)
  expect([world.server.requests, world.disk.record]).toEqual([[], undefined])
})
