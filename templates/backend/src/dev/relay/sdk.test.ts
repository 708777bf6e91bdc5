import { type Hex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  createWalletConnectPeer,
  type WalletConnectPeer,
} from '../../../../../runtime/testing/walletconnect/walletconnect-peer.js'
import { startSignClient, type TestSignClient } from '../../../../../test/setup/sign-client.js'
import { soon } from '../../../../../test/setup/soon.js'
import { startTestRelay, type TestRelay } from '../../../../../test/setup/test-relay.js'

const namespaces = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged'] } }

let relay: TestRelay
let app: TestSignClient
let wallet: WalletConnectPeer

beforeAll(async () => {
  relay = await startTestRelay()
  app = await startSignClient(relay.url)
  // The wallet signs; it never asks its chain.
  wallet = await createWalletConnectPeer({ relayUrl: relay.url, chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] })
})
afterEach(() => {
  wallet.behave({})
  expect(wallet.failures()).toEqual([])
})
afterAll(async () => {
  await Promise.all([app?.stop(), wallet?.stop()])
  await relay?.stop()
})

/** Pairs and approves; gives the topic of the session. */
async function connect(): Promise<string> {
  const { uri = '', approval } = await app.client.connect({ optionalNamespaces: namespaces })
  const [{ topic }] = await Promise.all([approval(), wallet.pair(uri)])
  return topic
}

const ask = (topic: string) =>
  app.client.request<Hex>({
    topic,
    chainId: 'eip155:1',
    request: { method: 'personal_sign', params: ['0x68656c6c6f', wallet.address()] },
  })
const inApp = () => app.client.session.getAll().map(({ topic }) => topic)
const inWallet = () => wallet.sessions().map(({ topic }) => topic)

test('behavior: the official clients pair, approve and sign', async () => {
  const topic = await connect()
  expect(app.client.session.get(topic).namespaces['eip155']?.accounts).toEqual([`eip155:1:${wallet.address()}`])
  const signature = await ask(topic)
  expect(await verifyMessage({ address: wallet.address(), message: 'hello', signature })).toBe(true)
})

test('error: a request that the wallet rejects is rejected with 4001', async () => {
  const topic = await connect()
  wallet.behave({ reject: ['personal_sign'] })
  await expect(ask(topic)).rejects.toMatchObject({ code: 4_001 })
})

test('error: a proposal that the wallet rejects is rejected', async () => {
  wallet.behave({ reject: ['session_proposal'] })
  await expect(connect()).rejects.toMatchObject({ code: 5_000 })
})

test('behavior: a wallet that pairs long after the proposal still gets it', async () => {
  const { uri = '', approval } = await app.client.connect({ optionalNamespaces: namespaces })
  // Connecting ends once the relay has the proposal: it waits in the mailbox.
  const [session] = await Promise.all([approval(), wallet.pair(uri)])
  expect(session.acknowledged).toBe(true)
  expect(wallet.sessions().find(({ topic }) => topic === session.topic)?.app.name).toBe('App')
})

test('behavior: disconnecting from either side is seen by the other', async () => {
  const first = await connect()
  await app.client.disconnect({ topic: first, reason: { code: 6_000, message: 'User disconnected.' } })
  await soon(() => expect(inWallet()).not.toContain(first))
  const second = await connect()
  await wallet.disconnect()
  await soon(() => expect(inApp()).not.toContain(second))
  expect([...inApp(), ...inWallet()]).toEqual([])
})
