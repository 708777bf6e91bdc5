import type { Backend } from '../backend.js'
import type { Chain } from '../chains/chains.js'
import { decodeLamports, readTokenAccounts, shortMint } from '../indexer/solana/decode-solana.js'

import { iconUrlOf, knownTokens } from '../tokens/display.js'
import type { TokenHolding } from './holdings.js'

/**
 * Reads live from the chain what a Solana account has: SOL, and every token that is not zero, summed over its token
 * accounts. A mint that the settings do not know is named by its digits. Throws `NodeError` and `UpstreamError`.
 */
export async function readSolana(
  { settings }: Pick<Backend, 'settings'>,
  chain: Chain,
  account: string,
  signal: AbortSignal,
): Promise<readonly TokenHolding[]> {
  const { chainId, native } = chain.settings
  const tokens = knownTokens(chain)
  const [lamports, accounts] = await Promise.all([
    chain.request('getBalance', [account, { commitment: 'confirmed' }], signal).then(decodeLamports),
    readTokenAccounts(chain, account, signal),
  ])
  const mints = new Map<string, { readonly decimals: number; readonly amount: bigint }>()
  for (const { account: held } of accounts) {
    const { mint, tokenAmount } = held.data.parsed.info
    const amount = BigInt(tokenAmount.amount) + (mints.get(mint)?.amount ?? 0n)
    if (amount > 0n) mints.set(mint, { decimals: tokenAmount.decimals, amount })
  }
  return [
    { ...native, chainId, address: null, amount: lamports, iconUrl: iconUrlOf(settings, { ...native, isKnown: true }) },
    ...[...mints].map(([mint, { decimals, amount }]): TokenHolding => {
      const known = tokens.get(mint)
      const { name, symbol } = known ?? { name: shortMint(mint), symbol: shortMint(mint) }
      const iconUrl = iconUrlOf(settings, { ...known, symbol, isKnown: Boolean(known) })
      return { chainId, address: mint, name, symbol, decimals, amount, iconUrl }
    }),
  ]
}
