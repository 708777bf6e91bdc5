import { stringToHex, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAnvil, type TestAnvil } from '../../../test/setup/test-anvil.js'
import { describeChain } from '../../../test/unit/conformance.js'
import { evmNetwork } from '../../../test/unit/fake-kit.js'
import { walletError } from '../../../test/unit/fake-wallet.js'
import { type FakeHost, fakeHost } from '../../../test/unit/fakes.js'
import { eip1193Connector } from '../../connectors/eip1193/eip1193-connector.js'
import type { Connection } from '../../contract/connection.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import { browserHost } from '../../core/host.js'
import { createDevWallet } from '../../testing/dev-wallet.js'
import { createEvmAdapter } from './adapter.js'
import { evm } from './chain.js'

const { signal } = new AbortController()
let anvil: TestAnvil
beforeAll(async () => {
  anvil = await startTestAnvil(31_337)
})
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
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Nothing listens there: the port is reserved. */
const nowhere = 'http://127.0.0.1:1'

/** Requests that reach the real network. */
const online = (): FakeHost => fakeHost({ fetch: (request) => fetch(request) })

/** The same on a clock that runs twenty times as fast, so that the waits of a read pass. */
function hasty(): FakeHost {
  const host = online()
  const { sleep } = browserHost().clock
  return { ...host, clock: { ...host.clock, sleep: (ms, stop) => sleep(ms / 20, stop) } }
}
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
    host: hasty(),
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
    addresses: {
      read: [
        [account.address, { address: account.address }],
        [other.toLowerCase(), { address: other }],
        [other.slice(2).toUpperCase(), { address: other }],
        [other.slice(2), { address: other }],
        [other.replace('C', 'c'), { address: other, isMisspelt: true }],
      ],
      none: [
        other.slice(0, -1),
        `${other}0`,
        other.replace('0x', '1x'),
        '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
      ],
    },
    transaction: `0x${'ab'.repeat(32)}`,
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

test('behavior: making the adapter asks nothing; a node is asked for its chain with the first read', async () => {
  const host = online()
  const adapter = createEvmAdapter(host)
  expect(host.requests).toEqual([])
  const network = local(anvil.url)
  await adapter.balance(network, account.address, signal)
  await adapter.balance(network, account.address, signal)
  expect(host.requests).toHaveLength(2)
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
})

test('behavior: a read that was cancelled uses no answer', async () => {
  const controller = new AbortController()
  const reading = createEvmAdapter(online()).balance(local(anvil.url), account.address, controller.signal)
  controller.abort()
  await expect(reading).rejects.toMatchObject({ code: 'flow/cancelled' })
})

test('error: says what is wrong without addresses of nodes that were not found', async () => {
  const adapter = createEvmAdapter(hasty())
  const messageOf = (network: ReturnType<typeof local>) =>
    adapter.balance(network, account.address, signal).catch((cause: Error) => cause.message.replace(anvil.url, 'URL'))
  expect(await messageOf(local())).toMatchInlineSnapshot(`"rpc/unreachable (Local, no rpcUrls are configured)"`)
  expect(await messageOf(local(nowhere))).toMatchInlineSnapshot(`"rpc/unreachable (Local, fetch failed)"`)
  expect(await messageOf(evmNetwork(1, 'Ethereum', [anvil.url]))).toMatchInlineSnapshot(
    `"rpc/wrong-chain (URL, 31337, Ethereum)"`,
  )
})

test('error: a node that recovers is found again', async () => {
  let isDown = true
  const host = fakeHost({ fetch: (request) => (isDown ? new Response('', { status: 503 }) : fetch(request)) })
  const adapter = createEvmAdapter(host)
  const network = local(anvil.url)
  const failing = adapter.balance(network, account.address, signal).catch((cause: unknown) => cause)
  await host.clock.advance(19_000)
  expect(await failing).toMatchObject({ code: 'rpc/unreachable' })
  isDown = false
  expect((await adapter.balance(network, account.address, signal)).value).toBe(owns)
})
