import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type ConnectorApp, startConnectorApp } from './connector-app.js'
import { type HostPage, openHostPage } from './host-page.js'
import { connectBrowser } from './shared.js'

const chains = inject('chains')
const row = '[data-mk-wallet="coinbaseWalletSDK"]'
/** No server is there: each test says what the window does. */
const keysUrl = 'http://127.0.0.1:9/connect'

let browser: Browser
let app: ConnectorApp
let host: HostPage

/** The official SDK with a window that does what no honest one does. */
beforeAll(async () => {
  const connector = { make: 'coinbaseWallet', from: 'coinbase', options: { keysUrl } }
  app = await startConnectorApp({ chains, connector })
  browser = await connectBrowser()
})
beforeEach(async () => {
  host = await openHostPage(browser, app.served.origin)
})
afterEach(() => host.close())
afterAll(() => Promise.all([browser?.close(), app?.stop()]))

/** The window runs this; `post` says something to the page. */
async function windowDoes(script: string): Promise<void> {
  const body = `<!doctype html><title>Keys</title><script>
const post = (message) => opener.postMessage(message, '*')
${script}
</script>`
  const answer = { contentType: 'text/html', body }
  await host.page.context().route(`${new URL(keysUrl).origin}/**`, (route) => route.fulfill(answer))
}

async function choose(): Promise<void> {
  await host.page.click('[data-mk-button="connect"]')
  await host.page.click(row)
}

const dialog = () => host.page.locator('[data-mk-view="ConnectingExternal"]')
const says = (title: string) => dialog().getByText(title, { exact: true }).waitFor()
/** A browser says by itself that a socket or a script has failed. */
const errors = () => host.errors.filter((error) => !/^(WebSocket connection to|Failed to load resource)/.test(error))

test('error: a relay to the app on a phone that is not reached is told at once', async () => {
  // Coinbase's own is not reached by tests: the socket goes to a port of this machine that nothing listens on.
  await host.page.addInitScript(() => {
    const Native = window.WebSocket
    window.WebSocket = class extends Native {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(String(url).includes('walletlink') ? 'ws://127.0.0.1:9/' : url, protocols)
      }
    }
  })
  await host.page.reload()
  await windowDoes(`addEventListener('message', ({ data }) => {
  if (data.event === 'selectSignerType') post({ requestId: data.id, data: 'walletlink' })
})
post({ event: 'PopupLoaded', id: '1' })`)
  await choose()
  await says('Wallet offline')
  expect(errors()).toEqual([])
})

test('error: a window that leaves before it has loaded', async () => {
  await windowDoes("post({ event: 'PopupUnload', id: '1' })")
  await choose()
  await says('Request declined')
  expect(errors()).toEqual([])
})

test('error: a window that says nothing anybody could read', async () => {
  await windowDoes(
    "for (const rubbish of [null, 7, 'x', [], {}]) post(rubbish); post({ event: 'PopupUnload', id: '1' })",
  )
  await choose()
  await says('Request declined')
  expect(errors()).toEqual([])
})

test('error: a page that may not open windows at all', async () => {
  await host.page.evaluate(() => {
    window.open = () => {
      throw new DOMException('not allowed here', 'SecurityError')
    }
  })
  await choose()
  await says('Pop-up blocked')
  expect(errors()).toEqual([])
})

test('error: an SDK that does not load is told, and fetched again by the next try', async () => {
  await host.page.route(/load-coinbase[^/]*\.js/, (route) => route.abort())
  await choose()
  const again = dialog().getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await host.shows('status', 'disconnected')
  await host.page.unroute(/load-coinbase[^/]*\.js/)
  await windowDoes("post({ event: 'PopupUnload', id: '1' })")
  await again.click()
  await says('Request declined')
  expect(errors()).toEqual([])
})
