import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'

/** A context that lasts as long as several tests. */
export interface Profile {
  readonly context: BrowserContext
  /** Ends it, and forgets all that it has kept. */
  close(): Promise<void>
}

/** Third-party cookies are allowed, and with them what frames of other sites store. */
const preferences = { profile: { cookie_controls_mode: 0 } }

/**
 * Opens a browser in which frames of other sites keep something over a reload. In Chromium it is one with a profile: a context of
 * Playwright is a window without a history, in which many a Chromium denies such frames any storage.
 */
export async function openProfile(browser: Browser): Promise<Profile> {
  const type = browser.browserType()
  if (type.name() !== 'chromium') {
    const context = await browser.newContext()
    return { context, close: () => context.close() }
  }
  const dir = await mkdtemp(join(tmpdir(), 'wallet-site-'))
  await mkdir(join(dir, 'Default'))
  await writeFile(join(dir, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await type.launchPersistentContext(dir)
  return {
    context,
    async close() {
      await context.close()
      await rm(dir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
