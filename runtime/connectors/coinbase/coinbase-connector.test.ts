import { expect, test } from 'vitest'
import { describeConnector } from '../../../test/unit/conformance.js'
import { payloadOf } from '../../../test/unit/connector-subject.js'
import { fakePopups } from '../../../test/unit/fake-popups.js'
import { alice, type FakeWalletOptions, fails, fakeWallet } from '../../../test/unit/fake-wallet.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { createWaiters } from '../waiters.js'
import { coinbaseConnector } from './coinbase-connector.js'

const { signal } = new AbortController()
const asking = ['eth_requestAccounts', 'wallet_requestPermissions']
const identity = { id: 'coinbaseWalletSDK', name: 'Coinbase Wallet', type: 'EXTERNAL' } as const

/** The SDK as it behaves without a session: it throws 4100 where others give an empty list. */
function setup(options: FakeWalletOptions = {}) {
  const wallet = fakeWallet(options)
  const popups = fakePopups()
  let ends = 0
  const sdk = {
    ...wallet.provider,
    async request(call: { readonly method: string; readonly params?: unknown }) {
      const answer = await wallet.provider.request(call)
      if (call.method === 'eth_accounts' && Array.isArray(answer) && answer.length === 0) return fails(4100)(undefined)
      return answer
    },
    async disconnect() {
      ends += 1
    },
  }
  const host = fakeHost()
  const parts = { host, popups, waiters: createWaiters() }
  return { wallet, popups, host, sdk, parts, ends: () => ends, connector: coinbaseConnector(identity, sdk, parts) }
}

describeConnector('Coinbase Wallet', () => {
  const { wallet, connector } = setup()
  return {
    connector,
    permit: wallet.permit,
    refuse: () => wallet.script('eth_requestAccounts', fails(4001)),
    garble() {
      for (const method of ['eth_accounts', 'eth_requestAccounts']) wallet.script(method, () => [{}])
    },
    breakDown() {
      for (const method of [...asking, 'eth_accounts']) wallet.script(method, fails(-32603))
    },
    questions: () => wallet.calls.filter((method) => asking.includes(method)).length,
    change(change) {
      wallet.emit(change.type, payloadOf(change))
      wallet.emit('chainChanged', 'garbage')
    },
    followers: wallet.listeners,
    whenAsked: wallet.whenAsked,
    settleTwice: wallet.settleTwice,
    hold: wallet.hold,
    cling: wallet.cling,
  }
})

test('behavior: the provider it hands out speaks EIP-1193', async () => {
  const { connector, wallet } = setup()
  const provider = connector.provider as typeof wallet.provider
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice])
})

test('behavior: disconnecting ends the session of the SDK, even where that fails', async () => {
  const { connector, ends, wallet, sdk, parts } = setup({ isPermitted: true })
  await connector.disconnect()
  expect([ends(), wallet.calls]).toEqual([1, []])
  const failing = { ...sdk, disconnect: () => Promise.reject(new Error('gone')) }
  await expect(coinbaseConnector(identity, failing, parts).disconnect()).resolves.toBeUndefined()
})

test('behavior: an extension without an end of its own gives the permission back', async () => {
  const { wallet, parts } = setup({ isPermitted: true })
  await coinbaseConnector(identity, wallet.provider, parts).disconnect()
  expect(wallet.calls).toEqual(['wallet_revokePermissions'])
})

test('error: a refused window is a row of the catalogue, and the next try may open it', async () => {
  const { connector, popups } = setup()
  popups.next = null
  await expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/popup-blocked' })
  expect(await connector.connect(signal)).toMatchObject({ accounts: [{ address: alice }] })
})

test('error: a window that was closed unanswered is a "no"', async () => {
  const { connector, popups, wallet, host } = setup()
  wallet.script('eth_requestAccounts', () => new Promise(() => {}))
  popups.next = { closed: true }
  const end = expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/rejected' })
  await host.clock.advance(500)
  await end
})

test('error: a relay that is not reached ends what waits for the app on a phone, and nothing after it', async () => {
  const { connector, wallet, parts } = setup()
  wallet.script('eth_requestAccounts', () => {
    queueMicrotask(() => parts.waiters.fail(Object.assign(new Error('websocket error 1006: '), { code: 4900 })))
    return new Promise(() => {})
  })
  const end = expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/disconnected' })
  await end
  wallet.script('eth_requestAccounts', () => [alice])
  expect(await connector.connect(signal)).toMatchObject({ accounts: [{ address: alice }] })
})
