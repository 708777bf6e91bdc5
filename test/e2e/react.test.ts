import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchChromium } from '../setup/browser.js'
import type { HostApp } from '../setup/linked-app.js'
import { type Served, serve } from '../setup/serve.js'
import { walletScript } from '../setup/wallet-script.js'
import { type HostAppOptions, hostApp } from './host-app.js'
import { openHostPage } from './host-page.js'
import { putRendered, renderOnServer } from './server-render.js'

const { chains } = inject('app')
const kit = inject('kit')
const apps: HostApp[] = []
const servers: Served[] = []
let browser: Browser
let script: string
beforeAll(async () => {
  script = await walletScript({ chains })
  browser = await launchChromium()
})
afterAll(() =>
  Promise.all([browser?.close(), ...servers.map((server) => server.stop()), ...apps.map((app) => app.remove())]),
)

async function make(options: Omit<HostAppOptions, 'kit' | 'chains'>): Promise<HostApp> {
  const app = await hostApp({ ...options, kit, chains })
  apps.push(app)
  return app
}

interface ServedApp {
  readonly origin: string
  /** The text of all its scripts. */
  readonly text: string
}

async function served(app: HostApp): Promise<ServedApp> {
  const { dist, warnings, scripts } = await app.build()
  expect(warnings).toEqual([])
  const server = await serve({ dir: dist, script })
  servers.push(server)
  return { origin: server.origin, text: Object.values(await scripts()).join('\n') }
}

async function connectsSignsAndRestores(origin: string): Promise<void> {
  const host = await openHostPage(browser, origin)
  await host.connect()
  await host.page.click('[data-do="sign"]')
  await host.shows('signature', /^0x[0-9a-f]{130}$/)
  await host.page.evaluate(() => window.testWallet.selectChain(137))
  await host.shows('network', 'eip155:137')
  await host.page.reload()
  await host.shows('status', 'connected')
  await host.shows('network', 'eip155:137')
  expect(host.errors).toEqual([])
  await host.close()
}

test('param: a build through React Compiler, in StrictMode', async () => {
  const app = await make({ name: 'react-compiler', entry: 'main', babelPlugins: ['babel-plugin-react-compiler'] })
  const { origin, text } = await served(app)
  expect(text).toContain('react.memo_cache_sentinel')
  await connectsSignsAndRestores(origin)
})

test('param: React 18.3', async () => {
  const install = ['react@18.3.1', 'react-dom@18.3.1']
  const app = await make({ name: 'react-18', entry: 'main', install })
  const { origin, text } = await served(app)
  expect(text).toContain('18.3.1')
  await connectsSignsAndRestores(origin)
})

test('behavior: a host component that uses useSignals() reads the cells and follows them', async () => {
  const { origin } = await served(await make({ name: 'signals', entry: 'signals' }))
  const host = await openHostPage(browser, origin)
  await host.shows('signal-status', 'disconnected')
  await host.page.click('[data-mk-button="connect"]')
  await host.shows('signal-open', 'true')
  await host.page.click('[data-mk-wallet="test.wallet"]')
  await host.shows('signal-status', 'connected')
  await host.page.evaluate(() => window.testWallet.lock())
  await host.shows('signal-status', 'disconnected')
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: renders on a server without a window, and hydrates a restored session without a mismatch', async () => {
  const app = await make({ name: 'server-render', entry: 'hydrate' })
  const rendered = await renderOnServer(app)
  expect(rendered.stderr).toBe('')
  expect(rendered.stdout).toContain('data-mk-button="connect"')
  expect(rendered.stdout).not.toMatch(/style="/)
  const { origin } = await served(app)
  await putRendered(app, rendered.stdout)
  await connectsSignsAndRestores(origin)
})

test('misc: a mismatch would be seen', async () => {
  const app = await make({ name: 'server-mismatch', entry: 'hydrate' })
  const rendered = await renderOnServer(app)
  const { origin } = await served(app)
  await putRendered(app, rendered.stdout.replace('Sign hello', 'Sign something else'))
  const host = await openHostPage(browser, origin)
  await host.shows('status', 'disconnected')
  expect(host.errors).toEqual([expect.stringContaining('#418')])
  await host.close()
})
