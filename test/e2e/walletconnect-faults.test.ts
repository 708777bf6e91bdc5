import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type FailingRelay, type RelayFault, startFailingRelay } from '../setup/failing-relay.js'
import { type HonestSettle, type HostileWallet, hostileAccount, startHostileWallet } from '../setup/hostile-wallet.js'
import {
  openWalletConnectPage,
  type WalletConnectBench,
  type WalletConnectPage,
  walletConnectBench,
} from './walletconnect-app.js'

const chains = inject('chains')
let relay: FailingRelay
let bench: WalletConnectBench
let wallet: HostileWallet
let host: WalletConnectPage

beforeAll(async () => {
  relay = await startFailingRelay()
  bench = await walletConnectBench({ chains, relay: relay.url })
  wallet = await startHostileWallet(relay.url)
})
beforeEach(async () => {
  host = await openWalletConnectPage(bench.browser, bench.served.origin)
})
afterEach(async () => {
  relay.fail(undefined)
  wallet.settleWith((honest) => honest)
  await host.close()
})
afterAll(async () => {
  await Promise.all([bench?.stop(), wallet?.stop()])
  await relay?.stop()
})

/** What the page was left with; a browser says by itself that a socket has failed. */
const errors = () => host.errors.filter((error) => !error.startsWith('WebSocket connection to'))

/** For pages alone, which say where they are from: the wallets of this process are not what is tested. */
const fail = (fault: RelayFault) => relay.fail(fault, ({ headers }) => headers.origin !== undefined)

async function connects(): Promise<void> {
  await wallet.pair(await host.fact('uri'))
  await host.shows('status', 'connected')
  expect(await host.fact('address')).toBe(hostileAccount)
}

test.each([
  ['no namespaces', (honest: HonestSettle) => ({ ...honest, namespaces: {} }), 'its namespaces are empty'],
  ['an expiry of 0', (honest: HonestSettle) => ({ ...honest, expiry: 0 }), 'its expiry has passed'],
] as const)(
  'error: a wallet that settles with %s is told of at once, and can be asked again',
  async (_, change, fault) => {
    wallet.settleWith(change)
    await wallet.pair(await host.code())
    const failure = host.page.locator('[data-code="wallet/bad-answer"]')
    await failure.waitFor()
    expect(await failure.textContent()).toContain('Hostile Wallet returned an unexpected response.')
    expect(await host.page.locator('.mk-details').textContent()).toContain(
      `Hostile Wallet answered wc_sessionSettle with something that isn’t a session: ${fault}. Update the wallet or use another one.`,
    )
    await host.shows('status', 'disconnected')
    wallet.settleWith((honest) => honest)
    await host.page.getByRole('button', { name: 'Try again' }).click()
    await host.shows('uri', /^wc:/)
    await connects()
    expect(errors()).toEqual([])
  },
)

/** After four seconds, as proposals.test holds by a clock of its own: here the machine's load would count. */
const faults: readonly RelayFault[] = ['cut', 401, 'closes', 'silent']

test.each(faults)('error: a relay that only fails (%s) is said, and counts once it is back', async (fault) => {
  fail(fault)
  const { page } = host
  await page.click('[data-mk-button="connect"]')
  await page.click('[data-mk-wallet="walletConnect"]')
  await page.locator('.mk-code[data-state="silent"]').waitFor()
  await page.getByText('Couldn’t reach the wallet service. Still trying…').first().waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
  relay.fail(undefined)
  await host.shows('uri', /^wc:/)
  await page.locator('.mk-code[data-state="ready"]').waitFor()
  await connects()
  expect(errors()).toEqual([])
})

test('error: a relay that is lost under a code is said, and the code counts again with it', async () => {
  const code = await host.code()
  fail(503)
  await host.page.locator('.mk-code[data-state="silent"]').waitFor()
  relay.fail(undefined)
  await host.page.locator('.mk-code[data-state="ready"]').waitFor()
  expect(await host.fact('uri')).toBe(code)
  await connects()
  expect(errors()).toEqual([])
})

test('error: frames that no relay sends leave the page alone', async () => {
  fail('garbage')
  await host.code()
  expect(errors()).toEqual([])
})
