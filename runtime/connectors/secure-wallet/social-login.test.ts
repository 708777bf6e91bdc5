import { expect, test } from 'vitest'
import { type FakeFrame, fakeFrame, siteError } from '../../../test/unit/fake-frame-client.js'
import { settle } from '../../../test/unit/fakes.js'
import { securePage, siteOrigin } from '../../../test/unit/secure-wallet-page.js'
import { frameError } from '../../frame/frame-error.js'

const own = `${siteOrigin}/login/google?visit=1`
const led = `${own} with opener`
const provider = 'https://accounts.google.example/o/oauth2'
const user = { address: '0x', chainId: 1, userName: 'alice' }
const never = () => new Promise<never>(() => {})

/** A site whose login leads to `uri`, and is answered by `answer`. */
function site(uri: string, answer: (payload: unknown) => unknown = () => user): FakeFrame {
  return fakeFrame({ GET_SOCIAL_REDIRECT_URI: () => ({ uri }), CONNECT_SOCIAL: answer })
}

function login(page: ReturnType<typeof securePage>, name: 'google' | 'discord' = 'google') {
  const leaving = new AbortController()
  const login = page.wallet.startSocial(name, leaving.signal)
  const ended = login.done.then(
    () => 'done',
    (cause: { readonly code?: string; readonly slots?: object }) => cause,
  )
  return { ...login, ended, leave: () => leaving.abort() }
}

test('behavior: over the port the site finishes the login, whatever its window says (SECURITY 2.11)', async () => {
  const page = securePage({ frame: site(own) })
  expect(await login(page).ended).toBe('done')
  expect(page.windows.seen).toEqual(['open', led, 'close'])
  expect(page.frame.sent.slice(-2)).toEqual([
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'google' }],
    ['CONNECT_SOCIAL', { uri: own }],
  ])
  expect(page.wallet.social.peek()).toEqual({ provider: 'google', userName: 'alice' })
  expect(page.kept()).toMatchObject({ isUsed: true, social: 'google', socialUserName: 'alice' })
})

test('behavior: over window messages the window says how it ended, from the site alone (FACTS 4.9)', async () => {
  const page = securePage({ frame: site(provider), protocol: 4 })
  const { step, ended } = login(page)
  await settle()
  expect([page.windows.seen, step.peek()]).toEqual([['open', `${provider} with opener`], 'open'])
  const resultUri = `${siteOrigin}/back?code=1`
  page.windows.say({ resultUri: 'https://evil.example' }, 'https://evil.example')
  for (const junk of [null, 7, 'text', {}, { resultUri: 7 }]) page.windows.say(junk, siteOrigin)
  await settle()
  expect(page.frame.count('CONNECT_SOCIAL')).toBe(0)
  page.windows.say({ resultUri }, siteOrigin)
  expect(await ended).toBe('done')
  expect(page.frame.sent.at(-1)).toEqual(['CONNECT_SOCIAL', { uri: resultUri }])
  expect(page.windows.listeners()).toBe(0)
})

test.each([
  ['?error=access_denied', 'access_denied'],
  ['?code=1&error=server_error', 'server_error'],
])('behavior: a window that ends with %s is a refusal with its reason', async (query, reason) => {
  const page = securePage({ frame: site(provider), protocol: 4 })
  const { ended } = login(page)
  await settle()
  page.windows.say({ resultUri: `${siteOrigin}/back${query}` }, siteOrigin)
  expect(await ended).toMatchObject({ code: 'frame/refused', slots: { reason } })
  expect([page.frame.count('CONNECT_SOCIAL'), page.kept().isUsed]).toEqual([0, undefined])
})

test.each([
  [5, 'https://evil.example/login'],
  [5, 'javascript:alert(1)'],
  [5, 'not an address'],
  [4, 'http://accounts.google.example'],
  [4, 'javascript:alert(1)'],
  [4, 'data:text/html,x'],
] as const)('behavior: with protocol %i no window is led to %s', async (protocol, uri) => {
  const page = securePage({ frame: site(uri), protocol })
  expect(await login(page).ended).toMatchObject({ code: 'frame/bad-answer' })
  expect(page.windows.seen).toEqual(['open', 'close'])
})

test('behavior: a window that was blocked is opened with the next click', async () => {
  const page = securePage({ frame: site(own) })
  page.windows.isBlocking = true
  const { step, open, ended } = login(page)
  await settle()
  expect(step.peek()).toBe('blocked')
  open()
  await settle()
  expect(step.peek()).toBe('blocked')
  page.windows.isBlocking = false
  open()
  expect(await ended).toBe('done')
  expect(page.windows.seen).toEqual(['blocked', 'blocked', 'open', led, 'close'])
})

test('behavior: a window that looks closed is said, and waited for (SECURITY 2.5)', async () => {
  let finish = (_: unknown) => {}
  const page = securePage({
    frame: site(own, () => new Promise((resolve) => (finish = resolve))),
  })
  const { step, ended } = login(page)
  await settle()
  expect(step.peek()).toBe('open')
  page.windows.cut()
  await page.host.clock.advance(1_000)
  expect(step.peek()).toBe('away')
  finish(user)
  expect(await ended).toBe('done')
})

test.each([
  frameError('frame/timed-out', { request: 'CONNECT_SOCIAL', seconds: 120 }),
  frameError('frame/unsure'),
  frameError('frame/restarted'),
])('behavior: a login whose answer was lost ($code) is asked for again, by the same address', async (error) => {
  let left = 2
  const frame = site(own, () => {
    if (left === 0) return user
    left -= 1
    throw error
  })
  expect(await login(securePage({ frame })).ended).toBe('done')
  expect(frame.count('CONNECT_SOCIAL')).toBe(3)
  expect(frame.count('GET_SOCIAL_REDIRECT_URI')).toBe(1)
})

test('behavior: a site that loses every answer is not asked for ever', async () => {
  const frame = site(own, () => {
    throw frameError('frame/unsure')
  })
  expect(await login(securePage({ frame })).ended).toMatchObject({ code: 'frame/unsure' })
  expect(frame.count('CONNECT_SOCIAL')).toBe(21)
})

test.each([4, 5] as const)(
  'behavior: what is left closes the window, and asks for nothing more (%i)',
  async (protocol) => {
    const page = securePage({ frame: site(own, never), protocol })
    const { ended, leave } = login(page)
    await settle()
    leave()
    expect(await ended).toMatchObject({ name: 'AbortError' })
    expect([page.windows.seen.at(-1), page.windows.listeners()]).toEqual(['close', 0])
  },
)

test('behavior: who never comes back is waited for no longer than ten minutes', async () => {
  const page = securePage({ frame: site(provider), protocol: 4 })
  const { ended } = login(page)
  await settle()
  await page.host.clock.advance(600_000)
  expect(await ended).toMatchObject({ code: 'frame/timed-out' })
  expect(page.windows.listeners()).toBe(0)
})

test('behavior: a refusal of the site is told with its reason', async () => {
  const page = securePage({ frame: site(own, siteError('access_denied')) })
  expect(await login(page).ended).toMatchObject({ code: 'frame/refused', slots: { reason: 'access_denied' } })
  expect(page.wallet.social.peek()).toBeUndefined()
})

test.each([
  ['alice0', 'alice'],
  ['alice', 'alice'],
  ['alice00', 'alice0'],
])('behavior: the name %s at Discord is %s (SPEC §5)', async (userName, shown) => {
  const page = securePage({ frame: site(own, () => ({ ...user, userName })) })
  await login(page, 'discord').ended
  expect(page.wallet.social.peek()).toEqual({ provider: 'discord', userName: shown })
})

test('behavior: a sign-out clears the provider and the name (SPEC §4)', async () => {
  const page = securePage({ frame: site(own) })
  await login(page).ended
  await page.wallet.signOut()
  expect([page.wallet.social.peek(), page.kept().social, page.kept().socialUserName]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('behavior: the provider is known after a reload', async () => {
  const page = securePage({ frame: site(own) })
  await login(page).ended
  const again = securePage({ frame: site(own), disk: page.disk })
  expect(again.wallet.social.peek()).toEqual({ provider: 'google', userName: 'alice' })
})
