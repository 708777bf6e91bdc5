import { describe, expect, test } from 'vitest'
import { app, init, playedPort } from '../../test/unit/frame-site.js'
import { email, json } from '../../test/unit/played-wallet-server.js'
import { settings, signIn, siteWorld } from '../../test/unit/wallet-site-world.js'
import type { WindowMessage } from '../frame/serve-frame.js'
import type { SitePage } from './host-page.js'

describe('where it does not start', () => {
  const refused: readonly (readonly [string, Partial<SitePage>, RegExp])[] = [
    ['no page embeds it', { parent: undefined }, /isn’t in a frame/],
    ['the frame has no origin', { origin: 'null' }, /allow-same-origin/],
    ['the frame is credentialless', { isCredentialless: true }, /credentialless/],
    ['the page is not secure', { isSecure: false }, /HTTPS/],
    ['there are no settings', { settings: () => undefined }, /no settings/],
    ['the settings are no JSON', { settings: () => '<!doctype html>' }, /no settings/],
    ['no origin is listed', { settings: () => JSON.stringify({ ...settings, origins: [] }) }, /no settings/],
    ['the API is elsewhere', { settings: () => JSON.stringify({ ...settings, api: '//evil.example' }) }, /no settings/],
    ...['1', '5', '99', '', '4\u202e'].map(
      (version) =>
        [
          `the app asks for version ${JSON.stringify(version)} (A-59)`,
          { search: `?version=${version}` },
          /for version .* This site has 4\./,
        ] as const,
    ),
    ['the app is in a page of another', { ancestors: [app, 'https://evil.example'] }, /evil\.example/],
    ['the page around it is another', { ancestors: ['https://evil.example'] }, /evil\.example/],
  ]
  test.each(refused)('error: %s: the document and the console say why, and nothing listens', (_, page, says) => {
    const { site, page: played, logged } = siteWorld().tab(page)
    const [line = ''] = played.shown.at(-1)?.lines ?? []
    expect(line).toMatch(says)
    expect(logged).toEqual([{ level: 'error', text: line, cause: undefined }])
    expect([played.listeners(), site.origin(), site.ignored()]).toEqual([0, undefined, 0])
    site.stop()
  })
})

describe('binding', () => {
  const others: readonly (readonly [string, Partial<WindowMessage>])[] = [
    ['another window', { source: {} }],
    ['another window, of another app of the list', { source: {}, origin: 'http://localhost:1' }],
    ['a window that is gone', { source: null }],
    ['an origin that is not listed', { origin: 'https://evil.example' }],
    ['an origin that begins alike', { origin: `${app}.evil` }],
    ['an opaque origin', { origin: 'null' }],
  ]
  test.each(others)('error: %s is ignored, and the app is bound after it', (_, message) => {
    const [bad, good] = [playedPort(), playedPort()]
    const { site, page } = siteWorld().tab({ ancestors: undefined }, { ports: [bad.end], ...message })
    expect([site.origin(), site.ignored(), bad.replies, bad.listeners()]).toEqual([undefined, 1, [], 0])
    page.say({ ports: [good.end] })
    expect([site.origin(), good.replies]).toEqual([app, [{ t: 'ready', v: 5, nonce: 'n1', build: 'b1' }]])
  })

  test('behavior: in development any port of a listed host is an app', () => {
    const origin = 'http://localhost:5173'
    expect(
      siteWorld()
        .tab({ ancestors: [origin] }, { origin })
        .site.origin(),
    ).toBe(origin)
  })

  test('error: what introduces itself as another app than the browser tells is not heard', () => {
    const { site } = siteWorld().tab({ ancestors: ['http://localhost:5173'] })
    expect([site.origin(), site.ignored()]).toEqual([undefined, 1])
  })

  test('behavior: where a page gives its frames no referrer the browser tells nothing, and the app is bound', () => {
    expect(
      siteWorld()
        .tab({ ancestors: ['null', 'null'] })
        .site.origin(),
    ).toBe(app)
  })

  test('behavior: a second introduction gets nothing, and after the stop nothing is heard', () => {
    const { site, page } = siteWorld().tab()
    const other = playedPort()
    page.say({ ports: [other.end] })
    expect([site.origin(), site.ignored(), other.replies, page.listeners()]).toEqual([app, 1, [], 1])
    site.stop()
    expect([page.listeners(), site.origin()]).toEqual([0, undefined])
  })

  test.each([
    [[5, 4], { t: 'ready', v: 5, nonce: 'n1', build: 'b1' }],
    [[4], { t: 'ready', v: 4, nonce: 'n1', build: 'b1' }],
    [[99, 1], { t: 'version_unsupported', min: 4, max: 5 }],
  ])('behavior: of the versions %j the best common one is spoken', (versions, answer) => {
    const one = playedPort()
    siteWorld().tab({}, { ports: [one.end], data: { ...init, versions } })
    expect(one.replies).toEqual([answer])
  })
})

describe('what is logged', () => {
  const typed = [email, '123456', '123 456', 'token-2', 'login-1']

  test.each([
    ['?projectId=local', 0],
    ['?projectId=local&enableLogger=true', 5],
  ])('behavior: with %s a whole login leaves no word of what was typed', async (search, lines) => {
    const world = siteWorld()
    const tab = world.tab({ search })
    await signIn(tab, world.server)
    await tab.ask('GET_USER')
    world.server.next('session', () => Promise.reject(new TypeError(`${email} failed`)))
    await tab.ask('GET_USER')
    const log = JSON.stringify(tab.logged)
    expect(typed.filter((text) => log.includes(text))).toEqual([])
    expect(tab.logged).toHaveLength(lines)
    for (const { text } of tab.logged) expect(text).toMatch(/^[A-Z_]+ request-\d (done|failed) in \d+ ms$/)
  })

  test('error: what a handler did not foresee is told to nobody', async () => {
    const world = siteWorld()
    const tab = world.tab({
      style() {
        throw new Error(`${email} is wrong`)
      },
    })
    expect(await tab.ask('SYNC_THEME', {})).toEqual([
      'ERROR',
      { message: 'Something went wrong in the wallet. Try again.' },
    ])
    world.server.next('hello', () => json({ session: email }))
    expect(await tab.ask('CONNECT_EMAIL', { email })).toEqual([
      'ERROR',
      { message: 'The wallet didn’t answer. Try again.' },
    ])
  })
})
