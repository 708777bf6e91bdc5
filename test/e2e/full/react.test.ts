import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readScripts } from '../../setup/build-app.js'
import { serve } from '../../setup/serve.js'
import { openHostPage } from '../host-page.js'
import { renderOnServer } from '../server-render.js'
import { connectBrowser, type SharedHost, type SharedHostOptions, sharedHost, walletScript } from '../shared.js'

const chains = inject('chains')
const stops: (() => Promise<void>)[] = []
let browser: Browser
let script: string
beforeAll(async () => {
  script = await walletScript({ chains })
  browser = await connectBrowser()
})
afterAll(() => Promise.all([browser?.close(), ...stops.map((stop) => stop())]))

async function make(options: Omit<SharedHostOptions, 'chains'>): Promise<SharedHost> {
  const app = await sharedHost({ ...options, chains })
  expect(app.warnings).toEqual([])
  return app
}

/** Serves an app; gives its origin. `rendered` is what the root of the page has in it from the server. */
async function served({ dist }: SharedHost, rendered?: string): Promise<string> {
  const { origin, stop } = await serve({ dir: dist, script, ...(rendered !== undefined && { rendered }) })
  stops.push(stop)
  return origin
}

const textOf = async ({ dist }: SharedHost) => Object.values(await readScripts(dist)).join('\n')

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
  const app = await make({ entry: 'main', babelPlugins: ['babel-plugin-react-compiler'] })
  expect(await textOf(app)).toContain('react.memo_cache_sentinel')
  await connectsSignsAndRestores(await served(app))
})

test('param: React 18.3', async () => {
  const app = await make({ entry: 'main', install: ['react@18.3.1', 'react-dom@18.3.1'] })
  expect(await textOf(app)).toContain('18.3.1')
  await connectsSignsAndRestores(await served(app))
})

test('behavior: a host component that uses useSignals() reads the cells and follows them', async () => {
  const host = await openHostPage(browser, await served(await make({ entry: 'signals' })))
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
  const app = await make({ entry: 'hydrate', hasServer: true })
  const { stdout, stderr } = await renderOnServer(app)
  expect(stderr).toBe('')
  expect(stdout).toContain('data-mk-button="connect"')
  expect(stdout).not.toMatch(/style="/)
  await connectsSignsAndRestores(await served(app, stdout))
})

test('misc: a mismatch would be seen', async () => {
  const app = await make({ entry: 'hydrate', hasServer: true })
  const { stdout } = await renderOnServer(app)
  const host = await openHostPage(browser, await served(app, stdout.replace('Sign hello', 'Sign something else')))
  await host.shows('status', 'disconnected')
  expect(host.errors).toEqual([expect.stringContaining('#418')])
  await host.close()
})
