import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectSilence, expectSuccess, type SiteRule } from './rule.js'
import { fetchInPlace, withoutFrameAncestors } from './site-document.js'

/** No site has it. */
const NO_VERSION = 99

/** Introductions that are none. */
const malformed: readonly Readonly<Record<string, unknown>>[] = [
  { t: 'hello' },
  { versions: [] },
  { versions: '5' },
  { projectId: 7 },
  { nonce: undefined },
  { nonce: '' },
  { trusted: true },
  { sdk: 'x'.repeat(300_000) },
]

/** How a site takes its app: on one port, from its parent, at an origin of the project (SECURITY 2.2). */
export const introductionRules: readonly SiteRule[] = [
  {
    name: 'answers the introduction with its version, the nonce and its build',
    levels: { 5: 'protocol' },
    async check(site) {
      const app = await site.open()
      await app.load()
      const nonce = randomUUID()
      expect(await app.introduce({ nonce })).toEqual({ t: 'ready', v: 5, nonce, build: expect.any(String) })
    },
  },
  {
    name: 'says by itself that it is ready',
    levels: { 4: 'protocol' },
    async check(site) {
      const app = await site.open()
      await app.load()
      const { id, payload = {} } = (await app.introduce()) as { readonly id?: unknown; readonly payload?: unknown }
      // The kit's client takes nothing else for it.
      expect(id, 'it answers nothing').toBeUndefined()
      expect(payload).toBeInstanceOf(Object)
      const { version = '' } = payload as { readonly version?: unknown }
      expect(version).toEqual(expect.any(String))
    },
  },
  {
    name: 'tells its versions to an app that has none of them',
    levels: { 5: 'protocol' },
    async check(site) {
      const app = await site.open()
      await app.load()
      const told = (await app.introduce({ versions: [NO_VERSION] })) as { readonly min: number; readonly max: number }
      expect(told).toEqual({ t: 'version_unsupported', min: expect.any(Number), max: expect.any(Number) })
      expect(told.min).toBeLessThanOrEqual(told.max)
      expect(told.max).toBeLessThan(NO_VERSION)
    },
  },
  {
    name: 'speaks no version that it is not offered',
    levels: { 5: 'protocol' },
    async check(site) {
      const app = await site.open()
      await app.load()
      const told = (await app.introduce({ versions: [4] })) as { readonly t: string; readonly v?: number }
      expect([told.t, told.v]).toEqual(told.t === 'ready' ? ['ready', 4] : ['version_unsupported', undefined])
    },
  },
  {
    name: 'is bound to one port, and hears no second introduction',
    levels: { 5: 'protocol' },
    async check(site) {
      const app = await site.introduced()
      const second = await app.init()
      expectSuccess(await app.ask('IS_CONNECTED'))
      await expectSilence(app, second, 'a second introduction')
    },
  },
  {
    name: 'hears no introduction without a port, or with two',
    levels: { 5: 'protocol' },
    async check(site) {
      const app = await site.open()
      await app.load()
      await app.init({}, 0)
      await expectSilence(app, await app.init({}, 2), 'an introduction with two ports')
      const told = (await app.heard()).filter((message) => Object(message).t !== undefined)
      expect(told, 'an introduction without a port is answered').toEqual([])
      await app.introduce()
    },
  },
  {
    name: 'hears no malformed introduction',
    levels: { 5: 'protocol' },
    async check(site) {
      const app = await site.open()
      await app.load()
      const ports: number[] = []
      for (const changes of malformed) ports.push(...(await app.init(changes)))
      await expectSilence(app, ports, 'a malformed introduction')
      await app.introduce()
    },
  },
  {
    name: 'hears no introduction of a frame beside it',
    levels: { 5: 'protocol' },
    async check(site) {
      const app = await site.open()
      await app.load()
      const ports = [...(await app.init({}, 1, 'beside')), ...(await app.init({}, 1, 'sandbox'))]
      await expectSilence(app, ports, 'a frame beside it')
      await app.introduce()
    },
  },
  {
    name: 'answers no request of a frame beside it',
    levels: { 4: 'hardened' },
    async check(site) {
      const app = await site.introduced()
      for (const sender of ['beside', 'sandbox'] as const)
        await app.post({ id: `of-${sender}`, type: '@w3m-app/IS_CONNECTED' }, 0, sender)
      const { id } = await app.ask('IS_CONNECTED')
      await expectSilence(app, [], 'a frame beside it')
      expect((await app.answers()).map((answer) => answer.id)).toEqual([id])
    },
  },
  {
    name: 'hears no page in a sandbox, which has no origin',
    levels: { 5: 'protocol' },
    async check(site) {
      const app = await site.open({ isSandboxed: true })
      await fetchInPlace(app, site.subject.url)
      await withoutFrameAncestors(app, site.subject.url)
      await app.load()
      const { origin } = new URL(site.subject.url)
      expect(app.frame().url().startsWith(origin), 'the page shows the site').toBe(true)
      await expectSilence(app, await app.init(), 'a page in a sandbox')
    },
  },
  {
    name: 'hears no origin that the project doesn’t allow, in a browser that shows it to all',
    levels: { 5: 'protocol' },
    async check(site) {
      const allowed = await site.open()
      await withoutFrameAncestors(allowed, site.subject.url)
      await allowed.load()
      await allowed.introduce()
      const app = await site.open({ origin: site.stranger })
      await withoutFrameAncestors(app, site.subject.url)
      await app.load()
      await expectSilence(app, await app.init(), site.stranger)
    },
  },
  {
    name: 'posts nothing to the window of the app',
    levels: { 5: 'hardened' },
    async check(site) {
      const app = await site.introduced()
      expectSuccess(await app.ask('IS_CONNECTED'))
      expect(await app.heard()).toEqual([])
    },
  },
]
