import { stringToHex, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAnvil, type TestAnvil } from '../../../test/setup/test-anvil.js'
import { describeChain } from '../../../test/unit/conformance.js'
import { evmNetwork } from '../../../test/unit/fake-kit.js'
import { walletError } from '../../../test/unit/fake-wallet.js'
import { type FakeHost, fakeHost } from '../../../test/unit/fakes.js'
import { eip1193Connector } from '../../connectors/eip1193/eip1193-connector.js'
import type { Eip1193Provider } from '../../connectors/eip1193/provider.js'
import type { Connection } from '../../session/machine.js'
import { createDevWallet } from '../../testing/dev-wallet.js'
import { createEvmAdapter } from './adapter.js'
import { evm } from './evm.js'

const { signal } = new AbortController()
let anvil: TestAnvil
beforeAll(async () => {
  anvil = await startTestAnvil(31_337)
}, 30_000)
afterAll(() => anvil.stop())

/** The first account of every anvil: it owns 10,000 ether from the start. */
const account: Connection = {
  live: true,
  connectorId: 'dev',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  accounts: [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }],
  caipNetworkId: 'eip155:31337',
}
const owns = 10_000n * 10n ** 18n
/** Nothing listens there: the port is reserved. */
const nowhere = 'http://127.0.0.1:1'

/** Requests that reach the real network. */
const online = (): FakeHost => fakeHost({ fetch: (request) => fetch(request) })
const local = (...urls: readonly string[]) => evmNetwork(31_337, 'Local', urls)

const over = (provider: Eip1193Provider) =>
  eip1193Connector({ id: 'dev', type: 'ANNOUNCED', name: 'Dev', provider }, fakeHost())

describeChain('evm', async () => {
  const wallet = createDevWallet({ chains: [{ id: 31_337, rpcUrl: anvil.url }] })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const requests: unknown[] = []
  const provider = {
    request(call: { method: string; params?: unknown }) {
      requests.push(call)
      return wallet.provider.request(call)
    },
  }
  return {
    chain: evm(),
    host: online(),
    network: local(anvil.url),
    elsewhere: evmNetwork(1, 'Ethereum', [anvil.url]),
    nowhere: local(nowhere),
    account,
    owns,
    signer: {
      connector: over(provider),
      signature: String(
        await wallet.provider.request({ method: 'personal_sign', params: [stringToHex('hello'), account.address] }),
      ),
      requests: () => requests,
    },
    refusing: over({ request: () => Promise.reject(walletError(4001, 'no')) }),
    garbling: over({ request: async () => ({ signature: '0x' }) }),
  }
})

test('behavior: what is signed can be verified', async () => {
  const wallet = createDevWallet({ chains: [{ id: 31_337, rpcUrl: anvil.url }] })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const signature = await createEvmAdapter(online()).signMessage(over(wallet.provider), account, 'größe ✓')
  const isValid = await verifyMessage({
    address: wallet.address(),
    message: 'größe ✓',
    signature: signature as `0x${string}`,
  })
  expect(isValid).toBe(true)
})

test('behavior: making the adapter asks nothing, and a node is asked for its chain once', async () => {
  const host = online()
  const adapter = createEvmAdapter(host)
  expect(host.requests).toEqual([])
  const network = local(anvil.url)
  await adapter.balance(network, account.address, signal)
  await adapter.balance(network, account.address, signal)
  expect(host.requests).toHaveLength(3)
})

test('behavior: the next node is asked when the first is down, or answers for another chain', async () => {
  const other = await startTestAnvil(5)
  try {
    const host = online()
    const network = local(nowhere, other.url, anvil.url)
    const amount = await createEvmAdapter(host).balance(network, account.address, signal)
    expect(amount.value).toBe(owns)
  } finally {
    await other.stop()
  }
}, 30_000)

/** A network of two nodes over the real chain, of which `answer` plays the first. */
function twoNodes(answer: (body: { readonly method: string }) => Promise<Response> | undefined) {
  const first = 'http://first.example/'
  const host = fakeHost({
    async fetch(request) {
      if (request.url !== first) return fetch(request)
      const text = await request.text()
      return answer(JSON.parse(text)) ?? fetch(anvil.url, { method: 'POST', body: text, headers: request.headers })
    },
  })
  return { host, network: local(first, anvil.url), first, asked: () => host.requests.map((url) => url === first) }
}

test('behavior: the best node is used alone while it answers', async () => {
  const { host, network, asked } = twoNodes(() => undefined)
  await createEvmAdapter(host).balance(network, account.address, signal)
  expect([asked(), host.clock.pending()]).toEqual([[true, true], 0])
})

test('behavior: a node that hangs is not waited for longer than 2 s', async () => {
  const { host, network, asked } = twoNodes(() => new Promise(() => {}))
  const reading = createEvmAdapter(host).balance(network, account.address, signal)
  await host.clock.advance(1_999)
  expect(asked()).toEqual([true])
  await host.clock.advance(1)
  expect((await reading).value).toBe(owns)
  expect(host.clock.pending()).toBe(0)
})

test('behavior: a node that fails later is replaced within the same read', async () => {
  let isDown = false
  const { host, network } = twoNodes(() => (isDown ? Promise.resolve(new Response('', { status: 503 })) : undefined))
  const adapter = createEvmAdapter(host)
  await adapter.balance(network, account.address, signal)
  isDown = true
  expect((await adapter.balance(network, account.address, signal)).value).toBe(owns)
})

test('behavior: a read that was cancelled uses no answer', async () => {
  const controller = new AbortController()
  const reading = createEvmAdapter(online()).balance(local(anvil.url), account.address, controller.signal)
  controller.abort()
  await expect(reading).rejects.toMatchObject({ code: 'flow/cancelled' })
})

test('error: says what is wrong without addresses of nodes that were not found', async () => {
  const adapter = createEvmAdapter(online())
  const messageOf = (network: ReturnType<typeof local>) =>
    adapter.balance(network, account.address, signal).catch((cause: Error) => cause.message)
  expect(await messageOf(local())).toMatchInlineSnapshot(`"rpc/unreachable (Local, no rpcUrls are configured)"`)
  expect(await messageOf(local(nowhere))).toMatchInlineSnapshot(`"rpc/unreachable (Local, HTTP request failed.)"`)
  const garbage = fakeHost({ fetch: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }) })
  const answer = createEvmAdapter(garbage).balance(local('http://a.example'), account.address, signal)
  await expect(answer).rejects.toMatchObject({ code: 'rpc/unreachable' })
  const wrong = await adapter
    .balance(evmNetwork(1, 'Ethereum', [anvil.url]), account.address, signal)
    .catch((cause: Error) => cause.message.replace(anvil.url, 'URL'))
  expect(wrong).toMatchInlineSnapshot(`"rpc/wrong-chain (URL, 31337, Ethereum)"`)
})

test('error: a node that recovers is found again', async () => {
  let isDown = true
  const host = fakeHost({ fetch: (request) => (isDown ? new Response('', { status: 503 }) : fetch(request)) })
  const adapter = createEvmAdapter(host)
  const network = local(anvil.url)
  await expect(adapter.balance(network, account.address, signal)).rejects.toMatchObject({ code: 'rpc/unreachable' })
  isDown = false
  expect((await adapter.balance(network, account.address, signal)).value).toBe(owns)
})
