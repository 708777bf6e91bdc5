import { type BrowserContext, test } from '@playwright/test'
import { firstAccountRules, lastAccountRules } from './site-rules/account-rules.js'
import { answerRules } from './site-rules/answer-rules.js'
import { documentRules } from './site-rules/document-rules.js'
import { introductionRules } from './site-rules/introduction-rules.js'
import { messageRules } from './site-rules/message-rules.js'
import { openProfile, type Profile } from './site-rules/open-profile.js'
import type { SiteRule, SiteUnderTest, WalletSiteSubject } from './site-rules/rule.js'
import { signingRules } from './site-rules/signing-rules.js'
import { openApp } from './site-rules/site-app.js'

/** In the order in which they are checked where one is signed in. */
const allRules: readonly SiteRule[] = [
  ...documentRules,
  ...introductionRules,
  ...messageRules,
  ...answerRules,
  ...firstAccountRules,
  ...signingRules,
  ...lastAccountRules,
]
/** A mail may take its time. */
const TEST_MS = 120_000

/**
 * Declares one Playwright test for each thing that a site of an embedded wallet has to keep, from its headers to the end of a
 * session (SPEC §7 to §9, SECURITY 2.2 to 2.4). The tests ask the real site, from pages of the project's origins, in raw messages.
 * A person signs in once; with a fault found in between, once more.
 */
export function describeWalletSite(name: string, subject: WalletSiteSubject): void {
  const rules = rulesFor(subject)
  test.describe(`${name} keeps the protocol of wallet sites`, () => {
    test.describe.configure({ timeout: TEST_MS })
    for (const rule of rules.filter(({ needs }) => !needs))
      test(rule.name, async ({ context }) => rule.check(siteIn(context, subject)))

    test.describe('signed in', () => {
      // One after the other: they share the session of one browser.
      test.describe.configure({ mode: 'default', timeout: TEST_MS })
      let profile: Profile | undefined
      test.beforeAll(async ({ browser }) => {
        profile = await openProfile(browser)
      })
      test.afterEach(() => Promise.all((profile?.context.pages() ?? []).map((page) => page.close())))
      test.afterAll(() => profile?.close())
      for (const rule of rules.filter(({ needs }) => needs))
        test(rule.name, async () => {
          if (!profile) throw new Error('The browser has not been opened.')
          await rule.check(siteIn(profile.context, subject))
        })
    })
  })
}

/** The rules that a site of this kind has to keep, as far as the subject tells what they need. */
function rulesFor({ protocol, level = protocol === 5 ? 'hardened' : 'protocol', login, approve }: WalletSiteSubject) {
  const given = {
    email: typeof login === 'object',
    login: login !== undefined,
    approve: login !== undefined && approve !== undefined,
  }
  return allRules.filter(({ levels, needs }) => {
    const from = levels[protocol]
    return from !== undefined && (level === 'hardened' || from === 'protocol') && (!needs || given[needs])
  })
}

function siteIn(context: BrowserContext, subject: WalletSiteSubject): SiteUnderTest {
  const { protocol, projectId, origins, stranger = strangerTo(origins[0]) } = subject
  const url = addressOf(subject)
  const open: SiteUnderTest['open'] = (options = {}) =>
    openApp({ context, url, origin: origins[0], protocol, projectId, ...options })
  return {
    subject: { ...subject, url },
    stranger,
    open,
    async introduced() {
      const app = await open()
      await app.load()
      await app.introduce()
      return app
    },
  }
}

/** The address of the document, with what the kit adds to it (SPEC §2). */
function addressOf({ url, projectId }: WalletSiteSubject): string {
  const address = new URL(url)
  const added = { projectId, chainId: 'eip155:1', version: '4', enableLogger: 'false' }
  for (const [name, value] of Object.entries(added))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  return address.href
}

/** The listed origin with more labels behind its host, same scheme and port: `https://app.example.stranger.example`. */
function strangerTo(origin: string): string {
  const { protocol, hostname, port } = new URL(origin)
  const end = hostname.endsWith('localhost') ? 'stranger.localhost' : 'stranger.example'
  return `${protocol}//${hostname}.${end}${port && `:${port}`}`
}
