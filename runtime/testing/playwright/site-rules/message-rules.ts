import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectNext, expectUnharmed, type SiteRule } from './rule.js'

const isConnected = '@w3m-app/IS_CONNECTED'
/** A request that is right but for these fields. */
const request = (changes: object) => ({ v: 5, id: randomUUID(), type: isConnected, ...changes })
/** More than the 256 KiB that a message may have. */
const large = 'x'.repeat(300_000)
/** Lists in lists, `levels` deep. */
const nest = (levels: number): unknown => (levels === 0 ? [] : [nest(levels - 1)])

/** What a site does with bad messages: it doesn't do them, and goes on (SECURITY 2.3). */
export const messageRules: readonly SiteRule[] = [
  {
    name: 'does nothing with messages of an unknown type',
    levels: { 4: 'protocol', 5: 'protocol' },
    async check(site) {
      const types = ['@w3m-app/NO_SUCH_MESSAGE', '@w3m-app/constructor', '@w3m-app/', '@w3m-frame/IS_CONNECTED', '', 7]
      const messages = [...types.map((type) => request({ type })), null, 'text', 7, []]
      await expectUnharmed(await site.introduced(), messages)
    },
  },
  {
    name: 'refuses fields that it doesn’t know',
    levels: { 5: 'protocol' },
    async check(site) {
      await expectUnharmed(await site.introduced(), [
        request({ origin: 'https://elsewhere.example' }),
        request({ payload: { token: 'token', isTrusted: true } }),
      ])
    },
  },
  {
    name: 'refuses another version than was agreed on',
    levels: { 5: 'protocol' },
    async check(site) {
      await expectUnharmed(await site.introduced(), [request({ v: 4 }), request({ v: '5' }), request({ v: undefined })])
    },
  },
  {
    name: 'refuses requests without an id, or with one that is none',
    levels: { 5: 'protocol' },
    async check(site) {
      const ids = [undefined, '', 7, null, 'x'.repeat(65), { id: 'x' }]
      await expectUnharmed(
        await site.introduced(),
        ids.map((id) => request({ id })),
      )
    },
  },
  {
    name: 'refuses payloads of another shape',
    levels: { 5: 'protocol' },
    async check(site) {
      const payloads: readonly (readonly [name: string, payload: unknown])[] = [
        ['IS_CONNECTED', { token: 7 }],
        ['CONNECT_EMAIL', { email: 'not an address' }],
        ['CONNECT_OTP', { otp: 123_456 }],
        ['SWITCH_NETWORK', {}],
        ['SET_PREFERRED_ACCOUNT', { type: 7 }],
        ['RPC_REQUEST', { method: 'eth_getBalance', params: 'all' }],
        ['STATUS', { ids: 'all' }],
      ]
      await expectUnharmed(
        await site.introduced(),
        payloads.map(([name, payload]) => request({ type: `@w3m-app/${name}`, payload })),
      )
    },
  },
  {
    name: 'refuses messages over 256 KiB',
    levels: { 4: 'hardened', 5: 'protocol' },
    async check(site) {
      const { protocol } = site.subject
      const payload = { token: large }
      await expectUnharmed(await site.introduced(), [
        protocol === 5 ? request({ payload }) : { id: randomUUID(), type: isConnected, payload },
      ])
    },
  },
  {
    name: 'refuses lists of over 1,000 items',
    levels: { 5: 'protocol' },
    async check(site) {
      const ids = Array.from({ length: 1_001 }, (_, index) => `id-${index}`)
      await expectUnharmed(await site.introduced(), [request({ type: '@w3m-app/STATUS', payload: { ids } })])
    },
  },
  {
    name: 'goes on after a message over 16 levels deep',
    levels: { 5: 'protocol' },
    async check(site) {
      const payload = { method: 'eth_call', params: nest(40) }
      await expectUnharmed(await site.introduced(), [request({ type: '@w3m-app/RPC_REQUEST', payload })])
    },
  },
  {
    name: 'refuses a theme that is none',
    levels: { 5: 'protocol' },
    async check(site) {
      const themes = [
        { themeMode: 'purple' },
        { themeVariables: { '--w3m-accent': {} } },
        { themeVariables: 'all' },
        'dark',
      ]
      await expectUnharmed(
        await site.introduced(),
        themes.map((payload) => request({ type: '@w3m-app/SYNC_THEME', payload })),
      )
    },
  },
  {
    name: 'runs and fetches nothing that a theme says',
    levels: { 4: 'protocol', 5: 'protocol' },
    async check(site) {
      const app = await site.introduced()
      const fetched: string[] = []
      const lure = `${site.subject.origins[0]}/lure`
      // A request that the browser refuses is seen here too, and not by the route.
      app.page.on('request', (asked) => {
        if (asked.url().startsWith(lure)) fetched.push(asked.url())
      })
      await app.page.route(`${lure}/**`, (route) => route.fulfill({ body: '' }))
      const markup = `</style><script src="${lure}/script.js"></script><img src="${lure}/image.png" onerror="location='${lure}/'">`
      const w3mThemeVariables = { '--w3m-font-family': markup, '--w3m-accent': `red;background:url(${lure}/style.png)` }
      await app.ask('SYNC_THEME', { themeMode: 'dark', themeVariables: w3mThemeVariables, w3mThemeVariables })
      await expectNext(app)
      expect(fetched).toEqual([])
    },
  },
]
