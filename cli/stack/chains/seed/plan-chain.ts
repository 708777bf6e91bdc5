import { getAddress } from 'viem'
import { z } from 'zod'
import type { AskChain } from '../ask-chain.js'
import type { ChainSeed, EvmAddress, LocalToken } from '../local-chain.js'
import { applyParts } from './apply-parts.js'
import { type ChainLayout, layouts, type TokenRow } from './layout.data.js'
import { multicall3Address, planCollection, planEntryPoint, planMulticall } from './plan-contracts.js'
import { planNames, universalResolverAddress } from './plan-names.js'
import { planToken, planWrapped } from './plan-tokens.js'
import { planUniswapV2 } from './plan-uniswap-v2.js'
import { planUniswapV3 } from './plan-uniswap-v3.js'
import type { SeedCode } from './seed-code.js'
import type { SeedPart } from './seed-part.js'

const accountList = z.array(z.string().transform((text) => getAddress(text))).max(1_000)

/**
 * Seeds a chain with what is not on it yet, and says what is on it. A chain without a layout only has its accounts.
 * Throws `chains/seed-failed` and `chains/no-answer`.
 */
export async function seedChain(ask: AskChain, chainId: number, code: SeedCode): Promise<ChainSeed> {
  const accounts = accountList.parse((await ask([['eth_accounts']]))[0])
  const layout = layouts.find((each) => each.chainId === chainId)
  if (layout === undefined) return { accounts, tokens: [], contracts: {} }
  const { parts, seed } = planChain(layout, accounts, code)
  await applyParts(ask, chainId, parts)
  return seed
}

/** What is to be done on a chain, in this order, and what is there afterwards. */
export interface ChainPlan {
  readonly parts: readonly SeedPart[]
  readonly seed: ChainSeed
}

/** Plans a chain. The same input gives the same addresses, whatever is on the chain already. */
function planChain(layout: ChainLayout, accounts: readonly EvmAddress[], code: SeedCode): ChainPlan {
  const collection = planCollection(accounts)
  const entryPoint = code.entryPoint.code && planEntryPoint(code.entryPoint.code.entryPoint.creation)
  const weth9 = code.wrapped.code?.weth9.runtime
  const v2 = code.uniswapV2.code && planUniswapV2(layout, code.uniswapV2.code)
  const v3 = code.uniswapV3.code && planUniswapV3(layout, code.uniswapV3.code)
  const parts: readonly (SeedPart | undefined)[] = [
    planMulticall(),
    ...layout.tokens.map((token) => planToken(token, accounts)),
    weth9 && planWrapped(layout, weth9, accounts),
    collection.part,
    entryPoint?.part,
    layout.hasNames ? planNames(accounts) : undefined,
    v2?.part,
    v3?.part,
  ]
  return {
    parts: parts.filter((part) => part !== undefined),
    seed: {
      accounts,
      tokens: [...layout.tokens, ...(weth9 ? [layout.wrapped] : [])].map(describeToken),
      contracts: {
        multicall3: multicall3Address,
        collection: collection.address,
        ...(entryPoint ? { entryPoint: entryPoint.address } : {}),
        ...(layout.hasNames ? { universalResolver: universalResolverAddress } : {}),
      },
      ...(v2 ? { uniswapV2: v2.uniswapV2 } : {}),
      ...(v3 ? { uniswapV3: v3.uniswapV3 } : {}),
    },
  }
}

function describeToken({ address, name, symbol, decimals }: Omit<TokenRow, 'kind'>): LocalToken {
  return { address, name, symbol, decimals }
}
