import { getAddress } from 'viem'
import { z } from 'zod'
import type { AskChain } from '../ask-chain.js'
import type { ChainSeed } from '../local-chain.js'
import { applyParts } from './apply-parts.js'
import { layouts } from './layout.data.js'
import { planChain } from './plan-chain.js'
import type { SeedCode } from './seed-code.js'

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
