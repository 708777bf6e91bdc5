import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { soon } from '../setup/soon.js'
import {
  openWalletConnectPage,
  type WalletConnectBench,
  type WalletConnectPage,
  walletConnectBench,
} from './walletconnect-app.js'

const chains = inject('chains')
let bench: WalletConnectBench
let host: WalletConnectPage

beforeAll(async () => {
  bench = await walletConnectBench({ chains, connect: '{ enableReconnect: false }' })
  host = await openWalletConnectPage(bench.browser, bench.served.origin)
})
afterAll(async () => {
  await host?.close()
  await bench?.stop()
})

test('SPEC, enableReconnect: without it a reload connects nobody, and nothing of the session lasts in the wallet', async () => {
  const { peer } = bench
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
