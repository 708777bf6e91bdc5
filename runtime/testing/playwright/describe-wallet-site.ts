import { test } from '@playwright/test'
import { openProfile, type Profile } from './site-rules/open-profile.js'
import type { WalletSiteSubject } from './site-rules/rule.js'
import { rulesFor, siteIn } from './site-rules/rules-for.js'

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
