import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evmNetwork } from '../../../../test/unit/fake-kit.js'
import type { Nodes } from './nodes.js'
import { prepareTransfer } from './prepare.js'

const network = evmNetwork(1, 'Ethereum')
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hex = (value: bigint) => `0x${value.toString(16)}`

interface Chain {
  readonly balance: bigint
  readonly gas: bigint
  /** None on a chain with one price. */
  readonly base: bigint | null
  readonly tip: bigint
  /** What the chain below takes; none where it is no rollup. */
  readonly l1: bigint | null
}

/** Nodes of a chain that is like this. */
function nodesOf({ balance, gas, base, tip, l1 }: Chain): Nodes {
  const answers: Readonly<Record<string, unknown>> = {
    eth_getBlockByNumber: { number: '0x1', ...(base !== null && { baseFeePerGas: hex(base) }) },
    eth_gasPrice: hex((base ?? 0n) + tip),
    eth_maxPriorityFeePerGas: hex(tip),
    eth_getTransactionCount: '0x7',
    eth_getBalance: hex(balance),
    eth_call: l1 === null ? '0x' : `0x${l1.toString(16).padStart(64, '0')}`,
  }
  return {
    async read(method, _, decode) {
      const value = decode(answers[method])
      if (value === undefined) throw new Error(method)
      return value
    },
    run: async () => ({ result: hex(gas) }),
  }
}

const wei = fc.bigInt({ min: 0n, max: 10n ** 20n })
const price = fc.bigInt({ min: 0n, max: 10n ** 13n })
const chains = fc.record({
  balance: wei,
  gas: fc.constantFrom(21_000n, 30_000n, 123_457n),
  base: fc.option(price, { nil: null }),
  tip: price,
  l1: fc.option(wei, { nil: null }),
})

/**
 * A second way to the same: what may be paid is the gas with a fifth more for a contract, at the price of two blocks from now, and
 * a tenth more than the rollup asks; all else goes out.
 */
function oracle({ balance, gas, base, tip, l1 }: Chain): bigint {
  const limit = gas === 21_000n ? gas : gas + gas / 5n
  const dear = base === null ? tip : base + base / 4n + tip
  const below = l1 === null ? 0n : l1 + l1 / 10n
  return balance - limit * dear - below
}

test('Z-04: Max leaves what the fee may take, to the wei, and is refused where nothing is left', async () => {
  const asset = { caipNetworkId: 'eip155:1', address: null, symbol: 'ETH', decimals: 18 } as const
  await fc.assert(
    fc.asyncProperty(chains, async (chain) => {
      const draft = { asset, from: alice, to: bob, value: 0n, isMax: true }
      const told = await prepareTransfer(nodesOf(chain), network, draft)
      const left = oracle(chain)
      const problem = chain.balance === 0n ? 'balance' : 'fee'
      if (left <= 0n) {
        expect(told).toMatchObject({ problem, has: chain.balance })
        return
      }
      if ('problem' in told) throw new Error(told.problem)
      expect(told.draft.value).toBe(left)
      // What the wallet is asked for costs no more than there is.
      const [asked] = told.request.params as readonly [Readonly<Record<string, string>>]
      const most = BigInt(asked['gas'] ?? 0) * BigInt(asked['maxFeePerGas'] ?? asked['gasPrice'] ?? 0)
      expect(BigInt(asked['value'] ?? 0) + most + (told.fee.most - most)).toBe(chain.balance)
    }),
  )
})
