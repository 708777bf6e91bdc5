import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Served, serve } from '../../setup/serve.js'
import { openHostPage } from '../host-page.js'
import { renderOnServer } from '../server-render.js'
import { connectBrowser, sharedHost, walletScript } from '../shared.js'

const chains = inject('chains')
let browser: Browser
let served: Served
beforeAll(async () => {
  browser = await connectBrowser()
  const install = ['react@18.3.1', 'react-dom@18.3.1']
  const app = await sharedHost({ entry: 'hydrate', chains, install, hasServer: true })
  const { stdout: rendered } = await renderOnServer(app)
  served = await serve({ dir: app.dist, script: await walletScript({ chains }), rendered })
})
afterAll(() => Promise.all([browser?.close(), served?.stop()]))

test('param: React 18.3 renders on a server and hydrates a restored session without a mismatch', async () => {
  const host = await openHostPage(browser, served.origin)
  await host.connect()
  await host.page.reload()
  await host.shows('status', 'connected')
  expect(host.errors).toEqual([])
  await host.close()
})
