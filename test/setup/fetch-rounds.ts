import type { Page, Request } from 'playwright'

/** Milliseconds that every script is held back, so that one fetch after another is told from two at once. */
const HELD_MS = 150

/** Counts fetches of scripts that come one after the other. */
export interface FetchRounds {
  /** Counts from here on. */
  begin(): void
  /** The longest row of scripts, each asked for after the one before had come, up to now. */
  count(): number
}

/** Watches the scripts of a page that is not open yet, and holds each back. */
export async function watchFetchRounds(page: Page): Promise<FetchRounds> {
  const rounds = new Map<Request, number>()
  let longest = 0
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, HELD_MS))
    await route.continue()
  })
  const isScript = (request: Request) => /\/assets\/.*\.js$/.test(request.url())
  page.on('request', (request) => {
    if (isScript(request)) rounds.set(request, longest + 1)
  })
  page.on('requestfinished', (request) => {
    longest = Math.max(longest, rounds.get(request) ?? 0)
  })
  return {
    begin() {
      rounds.clear()
      longest = 0
    },
    count: () => longest,
  }
}
