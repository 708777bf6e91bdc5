import { type BrowserContext, errors, type Page, type Request, type Response, type Route } from '@playwright/test'
import type { Driver } from './driver.js'
import type { Routing, ServerRoute } from './routed-server.js'

/** The pages of a browser that Playwright does not drive, in the shape that the suite knows. */
export interface DrivenContext {
  readonly context: BrowserContext
  /** That of the page that was opened last. */
  routing(): Routing
}

/** Pages share the one of the driver: each begins with the first address that it goes to. */
export function drivenContext(driver: Driver): DrivenContext {
  let current: Routing = { routes: [], onRequest() {}, onResponse() {} }
  const context = {
    grantPermissions: async () => {},
    newPage: async () => drivenPage(driver, context as unknown as BrowserContext, (routing) => (current = routing)),
  }
  return { context: context as unknown as BrowserContext, routing: () => current }
}

function drivenPage(driver: Driver, context: BrowserContext, begin: (routing: Routing) => void): Page {
  const routes: ServerRoute[] = []
  const listeners = { request: [] as ((it: Request) => void)[], response: [] as ((it: Response) => void)[] }
  let frameUrl = ''
  const read = (run: unknown, given?: unknown) => driver.read(`(${run})(${literal(given)})`)
  const page = {
    context: () => context,
    close: async () => {},
    waitForTimeout: pause,
    async route(where: string | ServerRoute['matches'], handle: (route: Route) => unknown) {
      const [start] = typeof where === 'string' ? where.split('**') : []
      routes.push({ matches: typeof where === 'string' ? ({ href }) => href.startsWith(start ?? '') : where, handle })
    },
    on: (event: keyof typeof listeners, listener: (it: Request | Response) => void) =>
      void listeners[event].push(listener),
    async goto(url: string) {
      begin({
        routes,
        onRequest: (it) => listeners.request.forEach((listener) => void listener(it)),
        onResponse: (it) => listeners.response.forEach((listener) => void listener(it)),
      })
      await driver.open(url)
    },
    async evaluate(run: unknown, given: readonly unknown[]) {
      const value = await read(run, given)
      // The frame has loaded, or it never will.
      if (given[1] === 'embed') frameUrl = await hrefOf(driver)
      return value
    },
    async waitForFunction(run: unknown, given: unknown, { timeout, polling }: Record<'timeout' | 'polling', number>) {
      for (const end = performance.now() + timeout; performance.now() < end; await pause(polling)) {
        const found = await read(run, given)
        if (found) return { jsonValue: async () => found }
      }
      throw new errors.TimeoutError(`Nothing came in ${timeout} ms.`)
    },
    mainFrame: () => ({ childFrames: () => [{ url: () => frameUrl }] }),
    locator: (selector: string) => ({
      evaluate: (run: unknown) => driver.read(`(${run})(document.querySelector('${selector}'))`),
    }),
  }
  return page as unknown as Page
}

/** Firefox and Chromium name the page that they put in place of one that is refused; WebKit keeps the address, and nothing is in it. */
const SHOWN = `document.scripts.length === 0 ? '' : document.documentURI`

/** Where the frame of the page is, if a site is shown in it. */
function hrefOf(driver: Driver): Promise<string> {
  return driver.inFrame('', async (frame) => String(await frame.read(SHOWN))).catch(() => '')
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** As it is written in a script: JSON has no `undefined`. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  return `{${Object.entries(value)
    .map(([name, each]) => `${JSON.stringify(name)}:${literal(each)}`)
    .join(',')}}`
}
