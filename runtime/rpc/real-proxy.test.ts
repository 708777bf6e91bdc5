import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedBackend, serveBackend } from '../../test/setup/running-backend.js'
import { startTestAnvil, type TestAnvil } from '../../test/setup/test-anvil.js'
import { evmNetwork } from '../../test/unit/fake-kit.js'
import { fakeHost } from '../../test/unit/fakes.js'
import { createEvmAdapter } from '../chains/evm/adapter.js'
import { evmChain } from './chain-question.js'
import { createRpc } from './rpc.js'

let anvil: TestAnvil
let served: ServedBackend
beforeAll(async () => {
  anvil = await startTestAnvil(1)
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  served = await serveBackend({
    chains: [{ chainId: 'eip155:1', name: 'Ethereum', rpcUrls: [anvil.url], native, logRange: 100 }],
  })
}, 60_000)
afterAll(async () => {
  await served?.stop()
  await anvil?.stop()
})

const rich = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const { signal } = new AbortController()
const proxy = (id: number) => `${served.url}/v1/?chainId=eip155:${id}&projectId=shop`

/** An adapter whose HTTP is real, and the sizes of the batches it sent. */
function online() {
  const sizes: number[] = []
  const host = fakeHost({
    async fetch(request) {
      const body: unknown = JSON.parse(await request.clone().text())
      sizes.push(Array.isArray(body) ? body.length : 1)
      return fetch(request)
    },
  })
  return { sizes, host, adapter: createEvmAdapter(host) }
}

test('behavior: our own proxy takes what is sent to it, a hundred calls at a time', async () => {
  const { sizes, adapter, host } = online()
  const network = evmNetwork(1, 'Ethereum', [proxy(1)])
  const amounts = await Promise.all(Array.from({ length: 250 }, () => adapter.balance(network, rich, signal)))
  expect(new Set(amounts.map(({ value }) => value))).toEqual(new Set([10_000n * 10n ** 18n]))
  expect([Math.max(...sizes), sizes.length, host.clock.pending()]).toEqual([100, 3, 0])
})

test('error: a chain the proxy does not serve leaves the node of the host alone, which is asked first', async () => {
  const { adapter, host } = online()
  const network = evmNetwork(1, 'Ethereum', [proxy(404), anvil.url])
  expect((await adapter.balance(network, rich, signal)).value).toBe(10_000n * 10n ** 18n)
  expect(host.requests).toEqual([anvil.url.endsWith('/') ? anvil.url : `${anvil.url}/`])
  const alone = adapter.balance(evmNetwork(1, 'Ethereum', [proxy(404)]), rich, signal)
  await expect(alone).rejects.toMatchObject({ code: 'rpc/unreachable' })
})

test('error: a method that the proxy does not pass on is -32601, and is left to a node of the host', async () => {
  const { host } = online()
  const call = { method: 'eth_blobBaseFee', params: [] }
  const alone = createRpc(host, evmChain).request(evmNetwork(1, 'Ethereum', [proxy(1)]), call, signal)
  await expect(alone).rejects.toMatchObject({ code: -32601 })
  const both = evmNetwork(1, 'Ethereum', [anvil.url, proxy(1)])
  expect(await createRpc(host, evmChain).request(both, call, signal)).toMatch(/^0x/)
})
