import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { createSolanaRpc, type Signature } from '@solana/web3.js'
import { createWalletClient, custom, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedSolana } from '../../../cli/stack/solana/local-solana.js'
import { startSolana } from '../../../cli/stack/solana/start-solana.js'
import { startSignClient, type TestSignClient } from '../../../test/setup/sign-client.js'
import { soon } from '../../../test/setup/soon.js'
import { startTestRelay, type TestRelay } from '../../../test/setup/test-relay.js'
import { ethereum } from '../../../test/unit/fake-kit.js'
import { solanaDevnet, solana as solanaNetwork } from '../../../test/unit/fake-standard-wallet.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { formerMainnet } from '../../../test/unit/solana-session.js'
import { wireTransaction } from '../../../test/unit/wire-transactions.js'
import type { Connector } from '../../contract/connector.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import { fromBase64, toBase64 } from '../../core/bytes.js'
import { browserHost } from '../../core/host.js'
import { createStorage } from '../../core/storage.js'
import type { SolanaPeerOptions } from '../../testing/solana/solana-peer.js'
import { createWalletConnectPeer, type WalletConnectPeer } from '../../testing/walletconnect/walletconnect-peer.js'
import { createConnectors } from './connectors.js'
import { createLinkState } from './link-state.js'

const { signal } = new AbortController()
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const host = { ...fakeHost(), clock: browserHost().clock, http: browserHost().http }

let started: StartedSolana
let relay: TestRelay
beforeAll(async () => {
  ;[started, relay] = await Promise.all([startSolana({ port: 0, signal }), startTestRelay()])
})
afterAll(() => Promise.all([started?.stop(), relay?.stop()]))

let app: TestSignClient
beforeEach(async () => {
  app = await startSignClient(relay.url)
})
const ending: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
  await app.stop()
})

const url = () => started.solana?.url ?? ''

/** A wallet of both namespaces, and an app that asks for both; the person scans every code. */
async function setup(
  solana: Omit<SolanaPeerOptions, 'clusters'> & { readonly ids?: readonly `solana:${string}`[] } = {},
) {
  const { ids = [mainnet], ...options } = solana
  const peer: WalletConnectPeer = await createWalletConnectPeer({
    relayUrl: relay.url,
    chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:1' }],
    solana: { clusters: ids.map((caipNetworkId) => ({ caipNetworkId, rpcUrl: url() })), ...options },
  })
  const state = createLinkState()
  const networks = [ethereum, solanaNetwork, solanaDevnet]
  const storage = createStorage(host.storage)
  const wiring = {
    host,
    wiring: { networks },
    storage,
    options: {},
    link: state,
    client: app.client,
    relayUrl: relay.url,
  }
  const connectors = createConnectors(wiring)
  const evm = connectors.of('eip155')
  const onSolana = connectors.of('solana') as Connector<'solana'>
  const stops = [evm.watch(() => {}), onSolana.watch(() => {})]
  stops.push(state.pairing.subscribe((pairing) => pairing && void peer.pair(pairing.uri)))
  ending.push(async () => {
    await evm.disconnect()
    for (const stop of stops) stop()
    await peer.stop()
  })
  return { peer, evm, onSolana, address: peer.solanaAddress() ?? '' }
}

async function transfer(from: string, version: 0 | 'legacy' = 0): Promise<Uint8Array> {
  const { value } = await createSolanaRpc(url()).getLatestBlockhash().send()
  return wireTransaction(from, 1_000n, version, value.blockhash)
}

/** Whether the account has signed the message of the transaction, by a library of another making. */
function isSigned(transaction: string, address: string): boolean {
  const wire = fromBase64(transaction) ?? new Uint8Array()
  expect(wire[0]).toBe(1)
  return ed25519.verify(wire.subarray(1, 65), wire.subarray(65), base58.decode(address))
}

test('behavior: one session has both namespaces, and the wallet signs and sends in both', async () => {
  const { peer, evm, onSolana, address } = await setup()
  const connected = await evm.connect(signal)
  expect(connected).toEqual({ accounts: [{ address: peer.address() }], caipNetworkId: 'eip155:1' })
  expect(await onSolana.restore(signal)).toEqual({
    accounts: [{ address }],
    caipNetworkId: mainnet,
  })
  expect(peer.calls()).toEqual({ session_proposal: 1 })

  const account = peer.address()
  const client = createWalletClient({ account, transport: custom(evm.provider as Eip1193Provider) })
  const signature = await client.signMessage({ message: 'hello' })
  expect(await verifyMessage({ address: account, message: 'hello', signature })).toBe(true)

  const message = new TextEncoder().encode('hello')
  const onMessage = await onSolana.request('solana_signMessage', {
    message: base58.encode(message),
    pubkey: address,
  })
  expect(ed25519.verify(base58.decode(onMessage.signature), message, base58.decode(address))).toBe(true)

  const transactions = [toBase64(await transfer(address)), toBase64(await transfer(address, 'legacy'))] as const
  const [transaction] = transactions
  const one = await onSolana.request('solana_signTransaction', { transaction, pubkey: address })
  const all = await onSolana.request('solana_signAllTransactions', { transactions, pubkey: address })
  for (const signed of [one.transaction, ...all.transactions]) expect(isSigned(signed, address)).toBe(true)

  const sent = await onSolana.request('solana_signAndSendTransaction', {
    transaction,
    pubkey: address,
    sendOptions: { preflightCommitment: 'singleGossip' },
  })
  await soon(async () => {
    const { value } = await createSolanaRpc(url())
      .getSignatureStatuses([sent.signature as Signature])
      .send()
    expect(value[0]).toMatchObject({ err: null })
  })
  expect(peer.failures()).toEqual([])
})

test('behavior: a wallet that knows the id of old alone has the network of today', async () => {
  const { peer, onSolana, address } = await setup({ ids: [formerMainnet] })
  expect(await onSolana.connect(signal)).toEqual({
    accounts: [{ address }],
    caipNetworkId: mainnet,
  })
  expect(peer.sessions()[0]?.namespaces['solana']?.chains).toEqual([formerMainnet])
  const { signature } = await onSolana.request('solana_signMessage', {
    message: base58.encode(Uint8Array.of(7)),
    pubkey: address,
  })
  expect(ed25519.verify(base58.decode(signature), Uint8Array.of(7), base58.decode(address))).toBe(true)
})

test('behavior: a wallet of old answers with signatures alone, signs one after the other, and cannot send', async () => {
  const without = ['solana_signAllTransactions', 'solana_signAndSendTransaction']
  const { peer, onSolana, address } = await setup({ isOld: true, without })
  await onSolana.connect(signal)
  const transaction = toBase64(await transfer(address, 'legacy'))
  const pubkey = address
  const { transactions } = await onSolana.request('solana_signAllTransactions', {
    transactions: [transaction, transaction],
    pubkey,
  })
  expect(transactions.map((signed) => isSigned(signed, address))).toEqual([true, true])
  expect(peer.calls()).toEqual({ session_proposal: 1, solana_signTransaction: 2 })
  await expect(onSolana.request('solana_signAndSendTransaction', { transaction, pubkey })).rejects.toMatchObject({
    code: 'wallet/unsupported',
  })
})

test('behavior: another network is chosen without asking the wallet, where the session has it', async () => {
  const { peer, onSolana } = await setup({ ids: [mainnet, devnet] })
  await onSolana.connect(signal)
  expect(await onSolana.switchNetwork(solanaDevnet, signal)).toBe(devnet)
  expect(peer.calls()).toEqual({ session_proposal: 1 })
})

test('error: a "no" of the person, and an account that is not shared', async () => {
  const { peer, onSolana, address } = await setup()
  await onSolana.connect(signal)
  const message = base58.encode(Uint8Array.of(7))
  peer.behave({ reject: ['solana_signMessage'] })
  await expect(onSolana.request('solana_signMessage', { message, pubkey: address })).rejects.toMatchObject({
    code: 'wallet/rejected',
  })
  const pubkey = base58.encode(new Uint8Array(32).fill(9))
  await expect(onSolana.request('solana_signMessage', { message, pubkey })).rejects.toMatchObject({
    code: 'wallet/unauthorized',
  })
})
