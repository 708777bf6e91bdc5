import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchChromium } from '../../setup/browser.js'
import type { HostApp } from '../../setup/linked-app.js'
import { type Served, serve } from '../../setup/serve.js'
import { walletScript } from '../../setup/wallet-script.js'
import { hostApp } from '../host-app.js'
import { openHostPage } from '../host-page.js'
import { putRendered, renderOnServer } from '../server-render.js'

const kit = inject('kit')
const { chains } = inject('app')
let browser: Browser
let app: HostApp
let served: Served
beforeAll(async () => {
  browser = await launchChromium()
  const install = ['react@18.3.1', 'react-dom@18.3.1']
  app = await hostApp({ name: 'server-react-18', entry: 'hydrate', kit, chains, install })
  const rendered = await renderOnServer(app)
  const { dist } = await app.build()
  await putRendered(app, rendered.stdout)
  served = await serve({ dir: dist, script: await walletScript({ chains }) })
})
afterAll(() => Promise.all([browser?.close(), served?.stop(), app?.remove()]))

test('param: React 18.3 renders on a server and hydrates a restored session without a mismatch', async () => {
  const host = await openHostPage(browser, served.origin)
  await host.connect()
  await host.page.reload()
  await host.shows('status', 'connected')
  expect(host.errors).toEqual([])
  await host.close()
})
