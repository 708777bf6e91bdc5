import { expect, test, vi } from 'vitest'
import { describeConnector } from '../../../test/unit/conformance.js'
import { payloadOf } from '../../../test/unit/connector-subject.js'
import { polygon } from '../../../test/unit/fake-kit.js'
import {
  alice,
  answersTwice,
  type FakeWalletOptions,
  fails,
  fakeWallet,
  walletError,
} from '../../../test/unit/fake-wallet.js'
import { fakeHost, later, settle } from '../../../test/unit/fakes.js'
import type { ConnectorChange } from '../../contract/connector.js'
import { type Eip1193Wallet, eip1193Connector } from './eip1193-connector.js'

const { signal } = new AbortController()
const asking = ['eth_requestAccounts', 'wallet_requestPermissions', 'wallet_switchEthereumChain']

function setup(options: FakeWalletOptions = {}, more: Partial<Eip1193Wallet> = {}) {
  const wallet = fakeWallet(options)
  const host = fakeHost()
  const { provider, info } = wallet
  const connector = eip1193Connector({ id: info.rdns, type: 'ANNOUNCED', ...info, provider, ...more }, host)
  return { wallet, host, connector }
}

describeConnector('an injected wallet', () => {
  const { wallet, connector } = setup()
  return {
    connector,
    permit: wallet.permit,
    refuse: () => wallet.script('eth_requestAccounts', fails(4001)),
    garble() {
      for (const method of ['eth_accounts', 'eth_requestAccounts']) wallet.script(method, () => [{}, 'x'])
    },
    breakDown() {
      const gone = () => {
        throw new TypeError('Cannot read properties of undefined')
      }
      for (const method of [...asking, 'eth_accounts', 'wallet_revokePermissions']) wallet.script(method, gone)
    },
    questions: () => wallet.calls.filter((method) => asking.includes(method)).length,
    change(change) {
      wallet.emit(change.type, payloadOf(change))
      wallet.emit('accountsChanged', 'garbage')
      wallet.emit('chainChanged', { not: 'a chain' })
    },
    followers: wallet.listeners,
    whenAsked: wallet.whenAsked,
    settleTwice: wallet.settleTwice,
    hold: wallet.hold,
    cling: wallet.cling,
  }
})

test('param: says what the wallet said of itself, and pins its provider', () => {
  const { connector, wallet } = setup({ icon: 'data:image/png;base64,AA', rdns: 'com.example.good', name: 'Good' })
  expect(connector).toMatchObject({
    id: 'com.example.good',
    name: 'Good',
    type: 'ANNOUNCED',
    namespace: 'eip155',
    rdns: 'com.example.good',
    icon: 'data:image/png;base64,AA',
  })
  expect(connector.provider).toBe(wallet.provider)
})

test('behavior: restoring calls nothing but eth_accounts and eth_chainId', async () => {
  const { connector, wallet } = setup({ isPermitted: true })
  await connector.restore(signal)
  expect(wallet.calls).toEqual(['eth_accounts', 'eth_chainId'])
})

test('behavior: a node that drops for a moment is no disconnect (code 1013)', async () => {
  const { connector, wallet } = setup()
  const seen: ConnectorChange[] = []
  connector.watch((change) => seen.push(change))
  wallet.emit('disconnect', walletError(1013, 'Try again later'))
  wallet.emit('disconnect', walletError(4900, 'Disconnected'))
  wallet.emit('chainChanged', '0x89')
  await vi.dynamicImportSettled()
  await settle()
  expect(seen).toEqual([{ type: 'disconnect' }, { type: 'chainChanged', caipNetworkId: 'eip155:137' }])
})

test('behavior: unreadable announcements are warnings, not changes', async () => {
  const { connector, wallet, host } = setup()
  const seen: ConnectorChange[] = []
  connector.watch((change) => seen.push(change))
  for (const value of ['x', [1], null, undefined]) wallet.emit('accountsChanged', value)
  for (const value of ['x', {}, 0, undefined]) wallet.emit('chainChanged', value)
  await vi.dynamicImportSettled()
  await settle()
  expect(seen).toEqual([])
  expect(host.logged.map(({ level }) => level)).toEqual(Array.from({ length: 8 }, () => 'warn'))
  expect(host.logged[0]?.text).toMatchInlineSnapshot(`"Fake Wallet announced something unreadable"`)
})

test('behavior: a wallet without events, and one whose events throw, can be followed in vain', () => {
  const quiet = setup({ hasNoEvents: true })
  quiet.connector.watch(() => {})()
  expect(quiet.host.logged).toEqual([])
  const provider = {
    request: async () => null,
    on() {
      throw new Error('on')
    },
    removeListener() {
      throw new Error('removeListener')
    },
  }
  const broken = setup({}, { provider })
  broken.connector.watch(() => {})()
  expect(broken.host.logged.map(({ level }) => level)).toEqual(['warn', 'warn'])
})

test('behavior: the person picks again after a permission that could not be given back', async () => {
  const { connector, wallet } = setup({ script: { wallet_revokePermissions: fails(-32601) } })
  await connector.connect(signal)
  expect(wallet.calls).not.toContain('wallet_requestPermissions')
  await connector.disconnect()
  await connector.connect(signal)
  expect(wallet.calls.slice(-3)).toEqual(['wallet_requestPermissions', 'eth_requestAccounts', 'eth_chainId'])
})

test('behavior: one that was given back is not asked for twice', async () => {
  const { connector, wallet } = setup()
  await connector.connect(signal)
  await connector.disconnect()
  await connector.connect(signal)
  expect(wallet.calls).not.toContain('wallet_requestPermissions')
})

test('behavior: a wallet that does not answer the giving back counts as one that kept it', async () => {
  const answer = later()
  const { connector, wallet } = setup({ script: { wallet_revokePermissions: () => answer.promise } })
  const asked = wallet.asked('wallet_revokePermissions')
  const gone = connector.disconnect()
  await asked
  await connector.connect(signal)
  expect(wallet.calls).toContain('wallet_requestPermissions')
  answer.resolve(null)
  await gone
})

test('behavior: an answer that comes twice counts once', async () => {
  const { connector } = setup({ script: { eth_requestAccounts: answersTwice([alice], ['0xbad']) } })
  expect(await connector.connect(signal)).toEqual({ accounts: [{ address: alice }], caipNetworkId: 'eip155:1' })
})

test('behavior: switches by the wallet and tells where it is', async () => {
  const { connector } = setup()
  expect(await connector.switchNetwork(polygon, signal)).toBe('eip155:137')
})
