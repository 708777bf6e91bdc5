import { expect } from '@playwright/test'
import { expectSuccess, type SiteRule } from './rule.js'
import { headersOf, readPolicies } from './site-document.js'

/** Sources that let in whatever is injected into a page. */
const openSources = ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:', 'https:', 'http:']
/** Hosts of anyone. */
const anyHost = /^(?:https?:\/\/)?\*(?::[\d*]+)?$/i
/** What a page runs: scripts of addresses and texts, elements of them, and attributes such as `onclick` (CSP 3, 6.1.11 to 6.1.13). */
const scriptDirectives = ['script-src', 'script-src-elem', 'script-src-attr']
/** By then a frame has learned that it is out of view. */
const HIDDEN_MS = 500

const isOpen = (source: string) => openSources.includes(source.toLowerCase()) || anyHost.test(source)

/** With what the document of a site comes (SECURITY 2.4). */
export const documentRules: readonly SiteRule[] = [
  {
    name: 'is shown by the origins of the project alone',
    levels: { 4: 'protocol', 5: 'protocol' },
    async check(site) {
      const { origin } = new URL(site.subject.url)
      for (const each of site.subject.origins) {
        const app = await site.open({ origin: each })
        await app.load()
        await app.introduce()
        const ancestors = readPolicies((await headersOf(app))['content-security-policy']).flatMap(
          (policy) => policy.get('frame-ancestors') ?? [],
        )
        expect(ancestors, 'frame-ancestors names origins').not.toEqual([])
        expect(ancestors.filter(isOpen)).toEqual([])
      }
      const app = await site.open({ origin: site.stranger })
      await app.load()
      expect(app.frame().url().startsWith(origin), `${site.stranger} shows it`).toBe(false)
    },
  },
  {
    name: 'comes without X-Frame-Options, which knows one origin at most',
    levels: { 4: 'protocol', 5: 'protocol' },
    async check(site) {
      expect(await headersOf(await site.introduced())).not.toHaveProperty('x-frame-options')
    },
  },
  {
    name: 'is shown by pages with a Cross-Origin-Embedder-Policy',
    levels: { 4: 'hardened', 5: 'protocol' },
    async check(site) {
      expect(await headersOf(await site.introduced())).toMatchObject({
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-resource-policy': 'cross-origin',
      })
    },
  },
  {
    name: 'runs no script that is written into it',
    levels: { 5: 'hardened' },
    async check(site) {
      const policies = readPolicies((await headersOf(await site.introduced()))['content-security-policy'])
      // A script runs where each policy lets it.
      const open = scriptDirectives.filter((name) =>
        policies.every((policy) => {
          const sources = policy.get(name) ?? policy.get('script-src') ?? policy.get('default-src')
          return sources?.some(isOpen) ?? true
        }),
      )
      expect(open, 'no directive lets a stranger’s script in').toEqual([])
    },
  },
  {
    name: 'is asked for anew, is not guessed about, and tells no one its address',
    levels: { 5: 'hardened' },
    async check(site) {
      const headers = await headersOf(await site.introduced())
      expect(headers['cache-control']).toMatch(/no-cache|no-store/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin)$/)
    },
  },
  {
    name: 'has no document for a project that it doesn’t know',
    levels: { 5: 'hardened' },
    async check(site) {
      const app = await site.open()
      const url = new URL(site.subject.url)
      url.searchParams.set('projectId', 'no-such-project')
      await app.load(url.href)
      expect(app.document()?.status()).toBe(404)
    },
  },
  {
    name: 'keeps working in a page that moves it from view',
    levels: { 4: 'protocol', 5: 'protocol' },
    async check(site) {
      const app = await site.introduced()
      // The kit’s frame is hidden but for approvals.
      await app.page.locator('iframe').evaluate((frame) => frame.setAttribute('style', 'display:none'))
      await app.page.waitForTimeout(HIDDEN_MS)
      expectSuccess(await app.ask('IS_CONNECTED'))
    },
  },
]
