import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  createWalletConnectPeer,
  type WalletConnectPeer,
} from '../../runtime/testing/walletconnect/walletconnect-peer.js'
import { launchChromium } from '../setup/browser.js'
import type { HostApp } from '../setup/linked-app.js'
import { type Served, serve } from '../setup/serve.js'
import { soon } from '../setup/soon.js'
import { startTestRelay, type TestRelay } from '../setup/test-relay.js'
import { openWalletConnectPage, type WalletConnectPage, walletConnectApp } from './walletconnect-app.js'

const kit = inject('kit')
const { chains } = inject('app')
let relay: TestRelay
let app: HostApp
let browser: Browser
let served: Served
let peer: WalletConnectPeer
let host: WalletConnectPage

beforeAll(async () => {
  relay = await startTestRelay()
  app = await walletConnectApp({ name: 'walletconnect-forget', kit, relay: relay.url, chains })
  const config = join(app.dir, 'modal.config.ts')
  const text = await readFile(config, 'utf8')
  await writeFile(config, text.replace('  projectId:', '  connect: { enableReconnect: false },\n  projectId:'))
  expect((await app.kit(['generate'])).code).toBe(0)
  const { dist } = await app.build()
  served = await serve({ dir: dist })
  browser = await launchChromium()
  const [mainnet, polygon, base] = chains
  peer = await createWalletConnectPeer({ relayUrl: relay.url, chains: [mainnet, polygon, base] })
  host = await openWalletConnectPage(browser, served.origin)
})
afterAll(async () => {
  await host?.close()
  await Promise.all([browser?.close(), served?.stop(), app?.remove(), peer?.stop()])
  await relay?.stop()
})

test('SPEC, enableReconnect: without it a reload connects nobody, and nothing of the session lasts in the wallet', async () => {
  await peer.pair(await host.code())
  await host.shows('status', 'connected')
  expect(peer.sessions()).toHaveLength(1)
  await host.page.reload()
  await host.page.waitForSelector('[data-mk-button="connect"]')
  await host.shows('status', 'disconnected')
  await soon(() => expect(peer.sessions()).toEqual([]))
  await peer.pair(await host.code())
  await host.shows('status', 'connected')
  expect(peer.sessions()).toHaveLength(1)
  expect(host.errors).toEqual([])
})
