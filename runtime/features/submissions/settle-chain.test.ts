import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { evmNetwork, fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { alice, bob, transferWorld } from '../../../test/unit/transfer-world.js'
import { evm } from '../../chains/evm/chain.js'
import { browserHost } from '../../core/host.js'
import { connect } from '../connect/feature.js'
import { submissionsToken } from './contract.js'
import { submissions } from './feature.js'

const { chain, url } = transferWorld()
const { signal } = new AbortController()

/** The record of an account on a real chain, on a clock that runs fifty times as fast. */
async function record() {
  const { clock } = browserHost()
  const host = fakeHost({ fetch: (request) => fetch(request) })
  const hasty = { now: clock.now, sleep: (ms: number, stop?: AbortSignal) => clock.sleep(ms / 50, stop) }
  const networks = [evmNetwork(31_337, 'Local', [url()])]
  const plan = {
    features: [connect(), submissions()],
    chains: [evm()],
    networks,
    defaultNetwork: 'eip155:31337',
  } as const
  const { kit } = fakeKit(plan, { ...host, clock: { ...host.clock, ...hasty } })
  const connector = fakeConnector()
  connector.answer({ accounts: [{ address: alice.address }], caipNetworkId: 'eip155:31337' })
  await kit.session.connect(connector, signal)
  const api = await kit.use(submissionsToken)
  return {
    stop: api.follow(),
    /** Tells of one that a wallet has sent, and gives what is known of it. */
    told(hash: Hex) {
      api.submitted(hash, { address: alice.address, caipNetworkId: 'eip155:31337', to: bob })
      return () => {
        const { status, by } = api.own.peek().find((each) => each.hash === hash) ?? {}
        return by ? `${status} by ${by}` : status
      }
    },
  }
}

const becomes = (status: () => string | undefined, expected: string) =>
  expect.poll(status, { timeout: 20_000, interval: 20 }).toBe(expected)

/** A transaction that waits to be mined, of a number. */
async function waiting(nonce: number, value: bigint, price: bigint): Promise<Hex> {
  const fees = { maxFeePerGas: price, maxPriorityFeePerGas: price, gas: 21_000n }
  return chain().sendTransaction({
    account: alice,
    chain: null,
    to: value > 0n ? bob : alice.address,
    value,
    nonce,
    ...fees,
  })
}

test('behavior: on a chain: confirmed with its first block, and final with its twelfth', async () => {
  const { told, stop } = await record()
  const hash = await chain().sendTransaction({ account: alice, chain: null, to: bob, value: 1n })
  const status = told(hash)
  await becomes(status, 'confirmed')
  await chain().mine({ blocks: 10 })
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(status()).toBe('confirmed')
  await chain().mine({ blocks: 1 })
  await becomes(status, 'final')
  stop()
})

test.each([
  ['replaced', 2n],
  ['cancelled', 0n],
])('behavior: on a chain: %s by another transaction of its number, which is told', async (status, value) => {
  const { told, stop } = await record()
  await chain().setAutomine(false)
  try {
    const nonce = await chain().getTransactionCount({ address: alice.address })
    const first = await waiting(nonce, 1n, 3_000_000_000n)
    const shown = told(first)
    await becomes(shown, 'pending')
    // Long enough for the nodes to have told its number.
    await new Promise((resolve) => setTimeout(resolve, 200))
    const second = await waiting(nonce, value, 9_000_000_000n)
    await chain().mine({ blocks: 1 })
    await becomes(shown, `${status} by ${second}`)
  } finally {
    await chain().setAutomine(true)
    stop()
  }
})

test('behavior: on a chain: pending again once three blocks were replaced, and confirmed again', async () => {
  const { told, stop } = await record()
  // Nothing else is in the blocks that go.
  await chain().mine({ blocks: 5 })
  const hash = await chain().sendTransaction({ account: alice, chain: null, to: bob, value: 3n })
  const status = told(hash)
  await becomes(status, 'confirmed')
  const raw = await chain().request({ method: 'eth_getRawTransactionByHash' as never, params: [hash] as never })
  await chain().setAutomine(false)
  await chain().request({ method: 'anvil_reorg' as never, params: [3, []] as never })
  await becomes(status, 'pending')
  await chain().setAutomine(true)
  await chain().sendRawTransaction({ serializedTransaction: raw as Hex })
  await chain().mine({ blocks: 1 })
  await becomes(status, 'confirmed')
  stop()
})
