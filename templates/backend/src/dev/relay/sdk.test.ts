import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import { hexToString, verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStorage } from '../../../../../test/setup/memory-storage.js'
import { createRelay } from './create-relay.js'

const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)
const projectId = '0'.repeat(32)
const metadata = { name: 'test', description: 'test', url: 'http://127.0.0.1', icons: [] }
const namespaces = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged'] } }
const approved = { eip155: { ...namespaces.eip155, accounts: [`eip155:1:${account.address}`] } }

type Dapp = Awaited<ReturnType<typeof SignClient.init>>
type Wallet = Awaited<ReturnType<typeof WalletKit.init>>

const server = createServer()
const relay = createRelay()
let dapp: Dapp
let wallet: Wallet

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.on('upgrade', relay.take)
  const relayUrl = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/relay`
  const base = { projectId, relayUrl, telemetryEnabled: false, logger: 'silent' }
  // Its prefix keeps the SDK from taking the other client's core, which it finds in a global variable.
  dapp = await SignClient.init({ ...base, metadata, storage: memoryStorage(), customStoragePrefix: 'dapp' })
  const core = new Core({ ...base, storage: memoryStorage(), customStoragePrefix: 'wallet' })
  // The SDK is not compiled with exactOptionalPropertyTypes: its own class does not fit its own interface there.
  wallet = await WalletKit.init({ core: core as unknown as WalletKitTypes.Options['core'], metadata })
}, 30_000)

afterAll(async () => {
  await dapp?.core.relayer.transportClose()
  await wallet?.core.relayer.transportClose()
  relay.stop()
  await new Promise((resolve) => server.close(resolve))
})

const nextProposal = () =>
  new Promise<WalletKitTypes.SessionProposal>((resolve) => wallet.once('session_proposal', resolve))

/** Pairs and approves; gives the topic of the session. */
async function connect(): Promise<string> {
  const { uri = '', approval } = await dapp.connect({ optionalNamespaces: namespaces })
  const proposal = nextProposal()
  await wallet.pair({ uri })
  const { id } = await proposal
  const [session] = await Promise.all([approval(), wallet.approveSession({ id, namespaces: approved })])
  return session.topic
}

const text = '0x68656c6c6f'
const ask = (topic: string) =>
  dapp.request<`0x${string}`>({
    topic,
    chainId: 'eip155:1',
    request: { method: 'personal_sign', params: [text, account.address] },
  })
const nextRequest = () =>
  new Promise<WalletKitTypes.SessionRequest>((resolve) => wallet.once('session_request', resolve))

test('behavior: the official clients pair, approve and sign', async () => {
  const topic = await connect()
  expect(dapp.session.get(topic).namespaces['eip155']?.accounts).toEqual([`eip155:1:${account.address}`])
  const request = nextRequest()
  const answer = ask(topic)
  const { id, params } = await request
  const message = hexToString(params.request.params[0])
  const result = await account.signMessage({ message })
  await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
  const signature = await answer
  expect(await verifyMessage({ address: account.address, message: 'hello', signature })).toBe(true)
})

test('error: a request that the wallet rejects is rejected with 4001', async () => {
  const topic = await connect()
  const request = nextRequest()
  const answer = ask(topic)
  answer.catch(() => {})
  const { id } = await request
  const error = { code: 4_001, message: 'User rejected the request.' }
  await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', error } })
  await expect(answer).rejects.toMatchObject({ code: 4_001 })
})

test('error: a proposal that the wallet rejects is rejected', async () => {
  const { uri = '', approval } = await dapp.connect({ optionalNamespaces: namespaces })
  const answer = approval()
  answer.catch(() => {})
  const proposal = nextProposal()
  await wallet.pair({ uri })
  const { id } = await proposal
  await wallet.rejectSession({ id, reason: { code: 5_000, message: 'User rejected.' } })
  await expect(answer).rejects.toMatchObject({ code: 5_000 })
})

test('behavior: a wallet that pairs long after the proposal still gets it', async () => {
  const { uri = '', approval } = await dapp.connect({ optionalNamespaces: namespaces })
  // Nobody listens on the pairing yet: the proposal waits in the mailbox.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const proposal = nextProposal()
  await wallet.pair({ uri })
  const { id, params } = await proposal
  expect(params.proposer.metadata.name).toBe('test')
  const [session] = await Promise.all([approval(), wallet.approveSession({ id, namespaces: approved })])
  expect(session.acknowledged).toBe(true)
})

test('behavior: disconnecting from either side is seen by the other', async () => {
  const reason = { code: 6_000, message: 'User disconnected.' }
  const first = await connect()
  const seenByWallet = new Promise<{ topic: string }>((resolve) => wallet.once('session_delete', resolve))
  await dapp.disconnect({ topic: first, reason })
  expect((await seenByWallet).topic).toBe(first)
  const second = await connect()
  const seenByDapp = new Promise<{ topic: string }>((resolve) => dapp.once('session_delete', resolve))
  await wallet.disconnectSession({ topic: second, reason })
  expect((await seenByDapp).topic).toBe(second)
  const left = (client: { getAll(): { topic: string }[] }) => client.getAll().map(({ topic }) => topic)
  for (const topic of [first, second]) expect(left(dapp.session)).not.toContain(topic)
})
