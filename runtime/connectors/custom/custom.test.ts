import { expect, test } from 'vitest'
import { describeConnector } from '../../../test/unit/conformance.js'
import { payloadOf } from '../../../test/unit/connector-subject.js'
import { fakeKit, fakeWiring } from '../../../test/unit/fake-kit.js'
import { alice, fails, fakeWallet } from '../../../test/unit/fake-wallet.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import type { Connector } from '../../contract/connector.js'
import { injected } from '../injected/injected.js'
import { type CustomConnector, custom } from './custom.js'

const { signal } = new AbortController()
const asking = ['eth_requestAccounts', 'wallet_requestPermissions']

function found(options: Partial<CustomConnector> & Pick<CustomConnector, 'provider'>): Connector {
  const list: Connector[] = []
  custom({ id: 'desk', name: 'Desk Wallet', ...options }).discover(fakeHost(), (item) => list.push(item), fakeWiring())
  const [connector] = list
  if (!connector) throw new Error('A custom wallet is there at once.')
  return connector
}

describeConnector('a wallet of the app', () => {
  const wallet = fakeWallet()
  return {
    connector: found({ provider: wallet.provider }),
    permit: wallet.permit,
    refuse: () => wallet.script('eth_requestAccounts', fails(4001)),
    garble() {
      for (const method of ['eth_accounts', 'eth_requestAccounts']) wallet.script(method, () => 'garbage')
    },
    breakDown() {
      for (const method of [...asking, 'eth_accounts', 'wallet_revokePermissions']) wallet.script(method, fails(-32000))
    },
    questions: () => wallet.calls.filter((method) => asking.includes(method)).length,
    change(change) {
      wallet.emit(change.type, payloadOf(change))
      wallet.emit('accountsChanged', 'garbage')
    },
    followers: wallet.listeners,
    whenAsked: wallet.whenAsked,
    settleTwice: wallet.settleTwice,
    hold: wallet.hold,
    cling: wallet.cling,
  }
})

test('param: says what the app said of it', () => {
  const { provider } = fakeWallet()
  const connector = found({ provider, rdns: 'com.Example.Desk', icon: 'data:image/png;base64,AA' })
  expect(connector).toMatchObject({
    id: 'desk',
    name: 'Desk Wallet',
    type: 'EXTERNAL',
    namespace: 'eip155',
    rdns: 'com.example.desk',
    icon: 'data:image/png;base64,AA',
    provider,
  })
})

test('behavior: a provider that is fetched is fetched once, by the first who uses it', async () => {
  const { provider } = fakeWallet()
  let fetches = 0
  const connector = found({
    async provider() {
      fetches += 1
      return provider
    },
  })
  expect([fetches, connector.provider]).toEqual([0, undefined])
  await Promise.all([connector.connect(signal), connector.restore(signal)])
  expect([fetches, connector.provider]).toEqual([1, provider])
})

test('error: what fetches the provider fails, or gives something else: the next use tries again', async () => {
  const { provider } = fakeWallet()
  const answers: (() => Promise<unknown>)[] = [
    () => Promise.reject(new Error('offline')),
    async () => ({ request: 'no function' }),
    async () => provider,
  ]
  // A host without types may give anything.
  const connector = found({ provider: () => answers.shift()?.() as Promise<typeof provider> })
  await expect(connector.connect(signal)).rejects.toMatchObject({
    code: 'wallet/failed',
    slots: { wallet: 'Desk Wallet', detail: 'offline' },
  })
  await expect(connector.restore(signal)).rejects.toMatchObject({
    code: 'wallet/bad-answer',
    slots: { expected: 'an EIP-1193 provider' },
  })
  expect(await connector.connect(signal)).toEqual({ accounts: [{ address: alice }], caipNetworkId: 'eip155:1' })
})

test('behavior: it becomes the session of a kit, and is restored by a reload', async () => {
  const wallet = fakeWallet()
  const connectors = [injected(), custom({ id: 'desk', name: 'Desk', provider: async () => wallet.provider })]
  const { kit, host } = fakeKit({ connectors })
  const stop = kit.start()
  const connector = kit.registry.find('eip155', 'desk')
  if (!connector) throw new Error('The kit has found it at once.')
  await kit.session.connect(connector, signal)
  expect(kit.session.account()).toMatchObject({ connectorId: 'desk', address: alice })
  stop()
  const again = fakeKit({ connectors }, fakeHost({ storage: host.storage }))
  const stopAgain = again.kit.start()
  await again.host.clock.advance(0)
  expect(again.kit.session.account()).toMatchObject({ connectorId: 'desk', address: alice })
  expect(wallet.calls.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
  stopAgain()
})
