import type { Chain } from '../chains/chains.js'
import { evmClient } from '../chains/evm-client.js'
import { throwIfDown } from '../prices/read-many.js'

/** Prices of a unit of gas in wei, from the patient to the hurried. */
export interface GasPrices {
  readonly standard: bigint
  readonly fast: bigint
  readonly instant: bigint
}

/** Blocks that are looked at, and how much of their gas paid less than each of the three. */
const BLOCKS = 10
const PERCENTILES = [25, 50, 90]

/**
 * What gas costs now: the base fee of the next block with the tips of the last ones (EIP-1559), or one price where the
 * chain has no fee history. Throws a `Problem` 502 when no node answers.
 */
export async function readGasPrices(chain: Chain): Promise<GasPrices> {
  const client = evmClient(chain)
  try {
    const [price, history] = await Promise.all([
      client.getGasPrice(),
      client.getFeeHistory({ blockCount: BLOCKS, rewardPercentiles: PERCENTILES }).catch((error) => {
        throwIfDown(error)
        return undefined
      }),
    ])
    const base = history?.baseFeePerGas.at(-1) ?? 0n
    const tip = (index: number) => median((history?.reward ?? []).map((tips) => tips[index] ?? 0n))
    const standard = largest(price, base + tip(0))
    const fast = largest(standard, base + tip(1))
    // Half a base fee more: what four full blocks in a row may add.
    return { standard, fast, instant: largest(fast, base + base / 2n + tip(2)) }
  } catch (error) {
    throwIfDown(error)
    throw error
  }
}

function median(values: readonly bigint[]): bigint {
  const sorted = [...values].sort((a, b) => Number(a > b) - Number(a < b))
  return sorted[Math.floor(sorted.length / 2)] ?? 0n
}

function largest(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
