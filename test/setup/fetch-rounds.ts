import type { Page, Request } from 'playwright'

/** Milliseconds that every script is held back, so that one fetch after another is told from two at once. */
const HELD_MS = 150
const QUIET_MS = 500
/** Most that a page takes to come to rest, on a busy machine. */
const SETTLES_MS = 30_000

/** Counts fetches of scripts that come one after the other. */
export interface FetchRounds {
  /** Counts from here on: what is under way, or comes by itself before the next click, has no part in it. */
  begin(): void
  /** Resolves once no script was asked for and none has come for half a second. Rejects where that is not so in 30 s. */
  settled(): Promise<void>
  /** The longest row of scripts, each asked for after the one before had come, up to now. */
  count(): number
}

/** Watches the scripts of a page that is not open yet, and holds each back. */
export async function watchFetchRounds(page: Page): Promise<FetchRounds> {
  const rounds = new Map<Request, number>()
  let longest = 0
  const underWay = new Set<Request>()
  let moved = Date.now()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, HELD_MS))
    await route.continue()
  })
  const isScript = (request: Request) => /\/assets\/.*\.js$/.test(request.url())
  page.on('request', (request) => {
    if (!isScript(request)) return
    rounds.set(request, longest + 1)
    underWay.add(request)
    moved = Date.now()
  })
  page.on('requestfinished', (request) => {
    if (!underWay.delete(request)) return
    moved = Date.now()
    longest = Math.max(longest, rounds.get(request) ?? 0)
  })
  // What the page before had asked for ends with it.
  page.on('requestfailed', (request) => {
    if (underWay.delete(request)) moved = Date.now()
  })
  return {
    begin() {
      rounds.clear()
      longest = 0
    },
    async settled() {
      const start = Date.now()
      while (underWay.size > 0 || Date.now() - moved < QUIET_MS) {
        if (Date.now() - start > SETTLES_MS) throw new Error(`Not at rest: ${[...underWay].map((each) => each.url())}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    count: () => longest,
  }
}
