import { expect, test, vi } from 'vitest'
import { alice, bob, type FakeWalletOptions, fails, fakeWallet, hangs } from '../../../test/unit/fake-wallet.js'
import { fakeHost, later, settle } from '../../../test/unit/fakes.js'
import { eip1193Connector } from './eip1193-connector.js'

/** A wallet that is followed, and what it was heard to announce. */
function followed(options: FakeWalletOptions = {}) {
  const wallet = fakeWallet(options)
  const host = fakeHost()
  const { provider, info } = wallet
  const connector = eip1193Connector({ id: info.rdns, type: 'ANNOUNCED', ...info, provider }, host)
  const seen: unknown[] = []
  const stop = connector.watch((change) => seen.push('caipNetworkId' in change ? change.caipNetworkId : change))
  return { wallet, host, seen, stop }
}

test('security: a network that eth_chainId contradicts is not believed', async () => {
  const { wallet, host, seen } = followed({ script: { eth_chainId: () => '0x1' } })
  wallet.emit('chainChanged', '0x89')
  await vi.dynamicImportSettled()
  await host.clock.advance(2_000)
  expect([seen, host.clock.pending()]).toEqual([[], 0])
  expect(host.logged).toMatchObject([{ level: 'warn', text: 'Fake Wallet announced a network that it is not on' }])
  wallet.emit('chainChanged', '0x1')
  await settle()
  expect(seen).toEqual(['eip155:1'])
})

test('behavior: of two networks announced at once the last one counts, whatever order the answers have', async () => {
  const { wallet, seen } = followed()
  const first = later()
  wallet.script('eth_chainId', () => first.promise)
  wallet.emit('chainChanged', '0x89')
  await vi.dynamicImportSettled()
  wallet.script('eth_chainId', () => '0xa')
  wallet.emit('chainChanged', '0xa')
  await settle()
  first.resolve('0x89')
  await settle()
  expect(seen).toEqual(['eip155:10'])
})

test('behavior: a wallet that announces before it has moved is given a second, one that cannot say is believed', async () => {
  const early = followed({ script: { eth_chainId: () => '0x1' } })
  early.wallet.emit('chainChanged', '0x89')
  await vi.dynamicImportSettled()
  early.wallet.script('eth_chainId', () => '0x89')
  await early.host.clock.advance(200)
  expect(early.seen).toEqual(['eip155:137'])
  for (const answer of [fails(4900), hangs()]) {
    const mute = followed({ script: { eth_chainId: answer } })
    mute.wallet.emit('chainChanged', '0x89')
    await vi.dynamicImportSettled()
    await mute.host.clock.advance(3_000)
    expect([mute.seen, mute.host.clock.pending()]).toEqual([['eip155:137'], 0])
  }
})

test('security: an account that eth_accounts does not give is not believed', async () => {
  const { wallet, host, seen } = followed({ isPermitted: true })
  wallet.emit('accountsChanged', [bob])
  await vi.dynamicImportSettled()
  await host.clock.advance(2_000)
  expect([seen, host.clock.pending()]).toEqual([[], 0])
  expect(host.logged).toMatchObject([
    { level: 'warn', text: 'Fake Wallet announced an account that it does not share' },
  ])
  wallet.emit('accountsChanged', [alice, bob])
  await settle()
  expect(seen).toEqual([{ type: 'accountsChanged', accounts: [{ address: alice }] }])
})

test('behavior: an account that the wallet shares a moment later counts', async () => {
  const { wallet, host, seen } = followed({ isPermitted: true })
  wallet.emit('accountsChanged', [bob])
  await vi.dynamicImportSettled()
  wallet.script('eth_accounts', () => [bob])
  await host.clock.advance(200)
  expect(seen).toEqual([{ type: 'accountsChanged', accounts: [{ address: bob }] }])
})

test.each([
  ['garbage', () => [{}]],
  ['an error', fails(4900)],
  ['nothing', hangs()],
])('security: an account of a wallet that answers %s when it is asked is not believed', async (_, answer) => {
  const { wallet, host, seen } = followed({ script: { eth_accounts: answer } })
  wallet.emit('accountsChanged', [bob])
  await vi.dynamicImportSettled()
  await host.clock.advance(3_000)
  expect([seen, host.clock.pending()]).toEqual([[], 0])
})

test('behavior: that no account is shared counts at once, also against an account announced before it', async () => {
  const { wallet, seen, host } = followed({ isPermitted: true })
  wallet.emit('accountsChanged', [alice])
  wallet.emit('accountsChanged', [])
  expect(seen).toEqual([{ type: 'accountsChanged', accounts: [] }])
  await vi.dynamicImportSettled()
  await host.clock.advance(4_000)
  expect(seen).toHaveLength(1)
})

test('security: a thousand announcements in one turn are a few questions, and the last one counts', async () => {
  const { wallet, host, seen } = followed({ isPermitted: true })
  for (let time = 0; time < 1_000; time += 1) {
    wallet.emit('chainChanged', time % 2 ? '0x1' : '0x89')
    wallet.emit('accountsChanged', [time % 2 ? alice : bob])
  }
  await vi.dynamicImportSettled()
  await settle()
  expect(wallet.calls.length).toBeLessThanOrEqual(6)
  await host.clock.advance(5_000)
  expect(seen).toEqual(['eip155:1', { type: 'accountsChanged', accounts: [{ address: alice }] }])
  expect([wallet.calls.length <= 12, host.clock.pending()]).toEqual([true, 0])
})

test('security: a wallet that announces another network whenever it is asked for it leaves the page its turn', async () => {
  const { wallet, host, stop } = followed()
  let asked = 0
  wallet.whenAsked(() => {
    asked += 1
    // Without a limit this never ends, and no other task of the page gets its turn.
    if (asked < 500) wallet.emit('chainChanged', asked % 2 ? '0x89' : '0x1')
  })
  wallet.emit('chainChanged', '0x1')
  await vi.dynamicImportSettled()
  await settle()
  expect(asked).toBeLessThanOrEqual(3)
  await host.clock.advance(1_000)
  expect(asked).toBeLessThanOrEqual(40)
  stop()
  await settle()
  expect(host.clock.pending()).toBe(0)
})

test('behavior: nothing is told once it was stopped', async () => {
  const { wallet, seen, stop } = followed()
  wallet.emit('chainChanged', '0x89')
  stop()
  await vi.dynamicImportSettled()
  await settle()
  expect(seen).toEqual([])
})
