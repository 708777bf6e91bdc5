import { SignClient } from '@walletconnect/sign-client'
import { createWalletClient, custom, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { mainnet, polygon as viemPolygon } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { startTestAnvil, type TestAnvil } from '../../../test/setup/test-anvil.js'
import { startTestRelay, type TestRelay } from '../../../test/setup/test-relay.js'
import { evmNetwork } from '../../../test/unit/fake-kit.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import type { ConnectorChange } from '../../contract/connector.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import { browserHost } from '../../core/host.js'
import { createStorage } from '../../core/storage.js'
import { clientStorage } from '../../testing/walletconnect/client-storage.js'
import { createWalletConnectPeer, type WalletConnectPeer } from '../../testing/walletconnect/walletconnect-peer.js'
import { createConnectors } from './connectors.js'
import type { Connectors } from './deps.js'
import type { LinkState, WalletConnectConnector } from './link.js'
import { isWalletConnect } from './link.js'
import { createLinkState } from './link-state.js'

let chains: readonly [TestAnvil, TestAnvil]
let relay: TestRelay
let client: Awaited<ReturnType<typeof SignClient.init>>
let peer: WalletConnectPeer
let connectors: Connectors
let state: LinkState
let release = () => {}
const { signal } = new AbortController()
const host = { ...fakeHost(), clock: browserHost().clock, http: browserHost().http }

beforeAll(async () => {
  const [one, two, started] = await Promise.all([startTestAnvil(1), startTestAnvil(137), startTestRelay()])
  chains = [one, two]
  relay = started
  client = await SignClient.init({
    projectId: 'local',
    relayUrl: relay.url,
    metadata: { name: 'App', description: '', url: 'http://127.0.0.1', icons: [] },
    storage: clientStorage(),
    customStoragePrefix: 'app',
    telemetryEnabled: false,
    logger: 'silent',
  })
  peer = await createWalletConnectPeer({
    relayUrl: relay.url,
    chains: [
      { id: 1, rpcUrl: one.url },
      { id: 137, rpcUrl: two.url },
    ],
  })
  state = createLinkState()
  const networks = [evmNetwork(1, 'Ethereum', [one.url]), evmNetwork(137, 'Polygon', [two.url])]
  const storage = createStorage(host.storage)
  const parts = { host, wiring: { networks }, storage, options: {}, link: state, client, relayUrl: relay.url }
  connectors = createConnectors(parts)
  release = connectors.of('eip155').watch(() => {})
}, 60_000)
afterEach(async () => {
  peer.behave({})
  await connectors.of('eip155').disconnect()
  await peer.disconnect()
})
afterAll(async () => {
  release()
  await Promise.all([peer?.stop(), ...(chains ?? []).map((chain) => chain.stop()), relay?.stop()])
})

function evm(): WalletConnectConnector {
  const connector = connectors.of('eip155')
  if (!isWalletConnect(connector)) throw new Error('it is one')
  return connector
}

/** Scans every code that is shown while `connect` waits. */
async function connect() {
  const scanned = state.pairing.subscribe((pairing) => {
    if (pairing) void peer.pair(pairing.uri)
  })
  try {
    return await evm().connect(signal)
  } finally {
    scanned()
  }
}

test('behavior: pairs, signs and sends through the provider, and reads from the nodes of the app', async () => {
  const { accounts, caipNetworkId } = await connect()
  expect([accounts, caipNetworkId]).toEqual([[{ address: peer.address() }], 'eip155:1'])
  expect(state.peer.peek()).toMatchObject({ name: 'Test Wallet' })
  const account = accounts[0].address as `0x${string}`
  const provider = evm().provider as Eip1193Provider
  const wallet = createWalletClient({ account, chain: mainnet, transport: custom(provider) })
  const signature = await wallet.signMessage({ message: 'hello' })
  expect(await verifyMessage({ address: account, message: 'hello', signature })).toBe(true)
  const typed = {
    domain: { name: 'App', chainId: 1 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const typedSignature = await wallet.signTypedData(typed)
  expect(await verifyTypedData({ ...typed, address: account, signature: typedSignature })).toBe(true)
  const asked = peer.calls()
  expect(
    BigInt((await provider.request({ method: 'eth_getBalance', params: [account, 'latest'] })) as string),
  ).toBeGreaterThan(0n)
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(peer.calls()).toEqual(asked)
  const hash = await wallet.sendTransaction({ to: account, value: parseEther('0.1') })
  await soon(async () => {
    const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    expect(receipt).toMatchObject({ status: '0x1' })
  })
})

test('behavior: a network the wallet approved is selected without asking it', async () => {
  await connect()
  const changes: ConnectorChange[] = []
  const stop = evm().watch((change) => changes.push(change))
  const [, two] = chains
  const network = evmNetwork(137, 'Polygon', [two.url])
  expect(evm().canSwitchTo?.(network)).toBe(true)
  expect(await evm().switchNetwork(network, signal)).toBe('eip155:137')
  expect(changes).toEqual([{ type: 'chainChanged', caipNetworkId: 'eip155:137' }])
  expect(peer.calls()['wallet_switchEthereumChain']).toBe(undefined)
  const wallet = createWalletClient({ chain: viemPolygon, transport: custom(evm().provider as Eip1193Provider) })
  expect(await wallet.getChainId()).toBe(137)
  stop()
})

test('behavior: a network the wallet did not approve is asked for, and comes with the session', async () => {
  peer.behave({ approveWith: { chains: ['eip155:1'], accounts: [`eip155:1:${peer.address()}`] } })
  await connect()
  const network = evmNetwork(137, 'Polygon', [chains[1].url])
  peer.behave({})
  expect(await evm().switchNetwork(network, signal)).toBe('eip155:137')
  expect(peer.calls()['wallet_switchEthereumChain']).toBe(1)
})

test('error: a "no" to pairing and to signing is wallet/rejected', async () => {
  peer.behave({ reject: ['session_proposal'] })
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(state.pairing.peek()).toBe(null)
  peer.behave({ reject: ['personal_sign'] })
  const { accounts } = await connect()
  await expect(evm().request('personal_sign', ['0x68656c6c6f', accounts[0].address])).rejects.toMatchObject({
    code: 'wallet/rejected',
  })
  const provider = evm().provider as Eip1193Provider
  const raw = provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', accounts[0].address] })
  await expect(raw).rejects.toMatchObject({ code: 4001 })
  expect(state.pending.peek()).toBe(0)
})

test('behavior: a wallet that ends the session ends what it was asked', async () => {
  const { accounts } = await connect()
  const changes: ConnectorChange[] = []
  const stop = evm().watch((change) => changes.push(change))
  peer.behave({ hang: ['personal_sign'] })
  const asked = expect(evm().request('personal_sign', ['0x68656c6c6f', accounts[0].address])).rejects.toMatchObject({
    code: 'wallet/session-ended',
  })
  await soon(() => expect(peer.calls()['personal_sign']).toBeGreaterThan(0))
  expect(state.pending.peek()).toBe(1)
  await peer.disconnect()
  await asked
  await soon(() => expect(changes).toEqual([{ type: 'disconnect' }]))
  expect([state.peer.peek(), state.pending.peek()]).toEqual([null, 0])
  stop()
})

test('behavior: disconnecting here ends it there, and an abandoned code is given up', async () => {
  await connect()
  await evm().disconnect()
  await soon(() => expect(peer.sessions()).toEqual([]))
  const before = client.core.pairing.getPairings().length
  const leaving = new AbortController()
  const end = expect(evm().connect(leaving.signal)).rejects.toMatchObject({ code: 'flow/cancelled' })
  await soon(() => expect(state.pairing.peek()?.uri).toMatch(/^wc:/))
  expect(client.core.pairing.getPairings()).toHaveLength(before + 1)
  leaving.abort()
  await end
  expect(state.pairing.peek()).toBe(null)
  await soon(() => expect(client.core.pairing.getPairings()).toHaveLength(before))
})

test('behavior: follows the account chosen in the wallet, and ignores one the session does not have', async () => {
  await connect()
  const changes: ConnectorChange[] = []
  const stop = evm().watch((change) => changes.push(change))
  await peer.emit('accountsChanged', ['0xb0b0000000000000000000000000000000000002'])
  await peer.emit('chainChanged', 1)
  await soon(() => expect(changes).toEqual([{ type: 'chainChanged', caipNetworkId: 'eip155:1' }]))
  await peer.selectAccount(generatePrivateKey())
  await soon(() => expect(changes.at(-1)).toEqual({ type: 'accountsChanged', accounts: [{ address: peer.address() }] }))
  stop()
})

test('behavior: nobody uses it, and the socket is closed; the next use opens it', async () => {
  await connect()
  const closed = () => soon(() => expect(client.core.relayer.connected).toBe(false))
  release()
  await closed()
  release = evm().watch(() => {})
  const restored = await evm().restore(signal)
  expect(restored?.accounts).toEqual([{ address: peer.address() }])
  expect(await evm().request('personal_sign', ['0x68656c6c6f', peer.address()])).toMatch(/^0x[\da-f]{130}$/)
  const leaving = evm().disconnect()
  release()
  await leaving
  await soon(() => expect(peer.sessions()).toEqual([]))
  await closed()
  release = evm().watch(() => {})
  expect((await connect()).accounts).toEqual([{ address: peer.address() }])
})
