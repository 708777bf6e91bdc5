import {
  createPublicClient,
  type Hex,
  http,
  parseEther,
  recoverTypedDataAddress,
  stringToHex,
  verifyMessage,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startSignClient, type TestSignClient } from '../../../test/setup/sign-client.js'
import { soon } from '../../../test/setup/soon.js'
import { startTestAnvil, type TestAnvil } from '../../../test/setup/test-anvil.js'
import { startTestRelay, type TestRelay } from '../../../test/setup/test-relay.js'
import { createWalletConnectPeer, type WalletConnectPeer } from './walletconnect-peer.js'

let mainnet: TestAnvil
let polygon: TestAnvil
let relay: TestRelay
let signClient: TestSignClient
let app: TestSignClient['client']
let peer: WalletConnectPeer
const events: unknown[] = []

beforeAll(async () => {
  ;[mainnet, polygon, relay] = await Promise.all([startTestAnvil(1), startTestAnvil(137), startTestRelay()])
  signClient = await startSignClient(relay.url)
  app = signClient.client
  peer = await createWalletConnectPeer({
    relayUrl: relay.url,
    chains: [
      { id: 1, rpcUrl: mainnet.url },
      { id: 137, rpcUrl: polygon.url },
    ],
  })
  app.on('session_event', ({ params }) => events.push([params.event.name, params.event.data, params.chainId]))
  app.on('session_update', ({ params }) => events.push(['update', params.namespaces['eip155']?.accounts]))
  app.on('session_delete', () => events.push(['delete']))
})
afterEach(async () => {
  peer.behave({})
  await peer.disconnect()
  events.length = 0
  expect(peer.failures()).toEqual([])
})
afterAll(async () => {
  await Promise.all([signClient?.stop(), peer?.stop()])
  await Promise.all([mainnet?.stop(), polygon?.stop(), relay?.stop()])
})

const methods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
const asked = (...chains: string[]) => ({
  eip155: { chains, methods, events: ['accountsChanged', 'chainChanged'] },
})

async function propose(...chains: string[]) {
  const { uri = '', approval } = await app.connect({ optionalNamespaces: asked(...chains) })
  await peer.pair(uri)
  return approval()
}

async function connect(...chains: string[]) {
  const { topic, namespaces } = await propose(...chains)
  const ask = (chainId: string, method: string, ...params: unknown[]) =>
    app.request<Hex>({ topic, chainId, request: { method, params } })
  return { topic, eip155: namespaces['eip155'], ask }
}

test('behavior: approves of the proposal what it has', async () => {
  const { eip155 } = await connect('eip155:1', 'eip155:137', 'eip155:10')
  expect(eip155?.accounts).toEqual([`eip155:1:${peer.address()}`, `eip155:137:${peer.address()}`])
  expect(eip155?.methods).toEqual(methods)
  expect(peer.sessions()).toMatchObject([{ app: { name: 'App' } }])
  expect(peer.calls()).toEqual({ session_proposal: 1 })
})

test('behavior: signs messages and typed data that viem verifies', async () => {
  const { ask } = await connect('eip155:1')
  const signature = await ask('eip155:1', 'personal_sign', stringToHex('hello'), peer.address())
  expect(await verifyMessage({ address: peer.address(), message: 'hello', signature })).toBe(true)
  const data = {
    domain: { name: 'Test', version: '1', chainId: 1 },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: '7' },
  } as const
  const signed = await ask('eip155:1', 'eth_signTypedData_v4', peer.address(), JSON.stringify(data))
  expect(await recoverTypedDataAddress({ ...data, message: { amount: 7n }, signature: signed })).toBe(peer.address())
})

test('behavior: sends on the chain of the request', async () => {
  const { ask } = await connect('eip155:1', 'eip155:137')
  const to = privateKeyToAccount(generatePrivateKey()).address
  const transaction = { from: peer.address(), to, value: '0xde0b6b3a7640000' }
  const hash = await ask('eip155:137', 'eth_sendTransaction', transaction)
  const client = createPublicClient({ transport: http(polygon.url) })
  await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  expect(await client.getBalance({ address: to })).toBe(parseEther('1'))
})

test('behavior: switches, and adds a chain to the session', async () => {
  const { ask } = await connect('eip155:1')
  expect(await ask('eip155:1', 'wallet_switchEthereumChain', { chainId: '0x89' })).toBe(null)
  expect(peer.chainId()).toBe(137)
  await soon(() =>
    expect(events).toEqual([
      ['update', [`eip155:1:${peer.address()}`, `eip155:137:${peer.address()}`]],
      ['chainChanged', 137, 'eip155:137'],
    ]),
  )
  await expect(ask('eip155:1', 'wallet_switchEthereumChain', { chainId: '0x2105' })).rejects.toMatchObject({
    code: 4902,
  })
  const added = { chainId: '0x7a69', chainName: 'Local', rpcUrls: [polygon.url] }
  await expect(ask('eip155:1', 'wallet_addEthereumChain', added)).rejects.toMatchObject({ code: -32602 })
  await peer.selectChain(1)
})

test('behavior: what a person changes in the wallet reaches the app', async () => {
  await connect('eip155:1', 'eip155:137')
  const other = generatePrivateKey()
  const { address } = privateKeyToAccount(other)
  const before = peer.address()
  await peer.selectAccount(other)
  await peer.selectChain(137)
  await peer.selectChain(1)
  await peer.update({ chains: ['eip155:137'] })
  await peer.disconnect()
  await soon(() =>
    expect(events).toEqual([
      ['update', [`eip155:1:${address}`, `eip155:137:${address}`]],
      ['accountsChanged', [address], 'eip155:1'],
      ['chainChanged', 137, 'eip155:137'],
      ['chainChanged', 1, 'eip155:1'],
      ['update', [`eip155:137:${address}`]],
      ['delete'],
    ]),
  )
  expect(peer.sessions()).toEqual([])
  expect(before).not.toBe(address)
})

test('behavior: the person is asked, and says yes or no', async () => {
  peer.behave({ ask: true })
  const proposing = connect('eip155:1')
  expect(await peer.approveNext()).toMatchObject({ method: 'session_proposal' })
  const { ask } = await proposing
  const signing = ask('eip155:1', 'personal_sign', '0x00', peer.address()).catch((error: unknown) => error)
  await soon(() => expect(peer.pending()).toMatchObject([{ method: 'personal_sign' }]))
  await peer.rejectNext()
  expect(await signing).toMatchObject({ code: 4001 })
})

test('error: a refused session, and one for chains it does not know', async () => {
  peer.behave({ reject: ['session_proposal'] })
  await expect(propose('eip155:1')).rejects.toMatchObject({ code: 5000 })
  peer.behave({})
  await expect(propose('eip155:10')).rejects.toMatchObject({ code: 5100 })
})

test('error: a refused request, and one for an account that is not its own', async () => {
  const { ask } = await connect('eip155:1')
  peer.behave({ reject: true })
  await expect(ask('eip155:1', 'personal_sign', '0x00', peer.address())).rejects.toMatchObject({ code: 4001 })
  peer.behave({})
  const stranger = `0x${'1'.repeat(40)}`
  await expect(ask('eip155:1', 'personal_sign', '0x00', stranger)).rejects.toMatchObject({ code: 4100 })
})

test('error: one request that hangs does not hold up the next', async () => {
  const { ask } = await connect('eip155:1')
  peer.behave({ hang: ['eth_sendTransaction'] })
  const hanging = ask('eip155:1', 'eth_sendTransaction', { from: peer.address() })
  const seen = vi.fn()
  hanging.then(seen, seen)
  await ask('eip155:1', 'personal_sign', '0x00', peer.address())
  expect(seen).not.toHaveBeenCalled()
})

test('error: a faulty approval gives what the test says', async () => {
  const stranger = `eip155:10:0x${'1'.repeat(40)}`
  peer.behave({ approveWith: { chains: ['eip155:10'], accounts: [stranger], methods: [] } })
  const { eip155 } = await connect('eip155:1')
  expect(eip155).toEqual({
    chains: ['eip155:10'],
    accounts: [stranger],
    methods: [],
    events: ['accountsChanged', 'chainChanged'],
  })
})

test('behavior: signs in with the session where the app asks for that', async () => {
  const request = { domain: 'app.example', uri: 'https://app.example', nonce: 'abcdef12', ttl: 300 }
  const { uri = '', approval } = await app.connect({
    optionalNamespaces: asked('eip155:1'),
    authentication: [{ ...request, chains: ['eip155:10', 'eip155:1'] }],
  })
  await peer.pair(uri)
  const { authentication = [] } = await approval()
  expect(authentication).toHaveLength(1)
  const { p, s } = authentication[0] ?? {}
  expect(p?.iss).toBe(`did:pkh:eip155:1:${peer.address()}`)
  const message = p ? app.engine.formatAuthMessage({ request: p, iss: p.iss }) : ''
  expect(message).toContain('app.example wants you to sign in')
  const signature = s?.s as Hex
  expect(await verifyMessage({ address: peer.address(), message, signature })).toBe(true)
})
