import type { Address } from 'viem'
import { z } from 'zod'
import { baseUnits, caip10, evmAddress, readAccountId } from '../caip.js'
import { type Chain, type Chains, needChain } from '../chains/chains.js'
import { Problem } from '../http/problems.js'
import { isNativeAddress, lowerAddress } from '../tokens/token-address.js'
import type { SwapToken } from './swap-source.js'

/** Most slippage that is taken, in percent. */
const MOST_PERCENT = 50

/** An account or token on an EVM chain, by CAIP-10. */
export const evmId = caip10
  .refine((id) => id.startsWith('eip155:'), 'is not on an EVM chain')
  .refine((id) => evmAddress.safeParse(readAccountId(id).address).success, 'has no EVM address')

/** A number of base units that fits a uint256 and is above zero. */
export const swapAmount = baseUnits
  // A transform is not run after a failed check; a refinement would be, and BigInt would throw on what is no number.
  .transform(BigInt)
  .refine((amount) => amount < 2n ** 256n, 'is more than a uint256 holds')
  .refine((amount) => amount > 0n, 'is zero')

/** Longer text than this is no percentage, amount or address. */
export const ignored = z.string().max(200).optional()

/**
 * The chain of two tokens. Throws a `Problem` 400: `chain_mismatch` for tokens of two chains, `same_token`,
 * `unsupported_chain` and `swaps_unsupported` (no EVM chain).
 */
export function readTokens(chains: Chains, ids: { readonly from: string; readonly to: string }) {
  const chain = swapChain(chains, readAccountId(ids.from).caip2)
  onSameChain(chain, ids.to)
  const [from, to] = [readToken(ids.from), readToken(ids.to)]
  if (from.address === to.address) throw new Problem('same_token')
  return { chain, from, to }
}

/** A token by CAIP-10, which `evmId` accepted. */
export function readToken(id: string): SwapToken {
  const { namespace, address } = readAccountId(id)
  return { id, address: lowerAddress(address), isNative: isNativeAddress(namespace, address) }
}

/** The address of a user on this chain. Throws a `Problem` 400 `chain_mismatch` for one of another chain. */
export function readUser(chain: Chain, id: string): Address {
  onSameChain(chain, id)
  return lowerAddress(readAccountId(id).address)
}

/** A chain that swaps are possible on. Throws a `Problem` 400 otherwise. */
export function swapChain(chains: Chains, chainId: string): Chain {
  const chain = needChain(chains, chainId)
  if (chain.namespace === 'eip155') return chain
  throw new Problem('swaps_unsupported', { words: { chain: chainId } })
}

function onSameChain({ settings }: Chain, id: string): void {
  const { caip2 } = readAccountId(id)
  if (caip2 === settings.chainId) return
  throw new Problem('chain_mismatch', { words: { chain: caip2, sold: settings.chainId } })
}

/**
 * A slippage in percent as clients send it, as number or text: 1, 0.5, "0.25"; at most two digits after the point, 0 to 50.
 * Read to basis points (1 % is 100) without arithmetic on floats.
 */
export const slippagePercent = z
  .union([z.number(), z.string().max(8)])
  .transform((value) => String(value))
  .pipe(z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, 'is no percentage from 0 to 50 with at most two decimals'))
  .transform(toBps)
  .refine((bps) => bps <= BigInt(MOST_PERCENT) * 100n, `is more than ${MOST_PERCENT} percent`)

function toBps(percent: string): bigint {
  const [whole = '0', part = ''] = percent.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}

/** What is left of an amount after a slippage in basis points, rounded up: never less than what was agreed to. */
export function afterSlippage(amount: bigint, slippageBps: bigint): bigint {
  const left = amount * (10_000n - slippageBps)
  return (left + 9_999n) / 10_000n
}
