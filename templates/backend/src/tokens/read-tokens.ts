import { decodeFunctionResult, encodeFunctionData, type Hex, hexToString, parseAbi } from 'viem'
import { callMany } from '../chains/call-many.js'
import type { Chain } from '../chains/chains.js'
import type { TransferKind } from '../indexer/tables.js'
import { cleanText } from '../wallets/clean-text.js'

const ABI = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint256)',
])
const NAME_LENGTH = 64
const SYMBOL_LENGTH = 24
/** No honest token has more; with 36, 10^decimals is still a meaningful amount. */
const MOST_DECIMALS = 36

const asks = (['name', 'symbol', 'decimals'] as const).map((functionName) =>
  encodeFunctionData({ abi: ABI, functionName }),
)

/** A contract to ask, and the standard its events follow. */
export interface SeenToken {
  readonly address: string
  readonly standard: TransferKind
}

/** What a contract says of itself: empty texts and 0 decimals where it says nothing sensible. */
export interface TokenFacts extends SeenToken {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/**
 * Asks EVM contracts for name, symbol and decimals. The texts are untrusted: they are cut and freed of invisible
 * characters. Throws an `UpstreamError` when no node answers.
 */
export async function readTokens(
  chain: Chain,
  tokens: readonly SeenToken[],
  signal: AbortSignal,
): Promise<readonly TokenFacts[]> {
  const calls = tokens.flatMap(({ address }) => asks.map((data) => ({ to: address, data })))
  const results = await callMany(chain, calls, signal)
  return tokens.map((token, index) => {
    const [name, symbol, decimals] = results.slice(index * 3, index * 3 + 3)
    return {
      ...token,
      name: decodeText(name, 'name', NAME_LENGTH),
      symbol: decodeText(symbol, 'symbol', SYMBOL_LENGTH),
      decimals: token.standard === 'erc20' ? decodeDecimals(decimals) : 0,
    }
  })
}

function decodeText(data: Hex | null | undefined, functionName: 'name' | 'symbol', limit: number): string {
  // A text of this many bytes is no name.
  if (!data || data.length > 20_000) return ''
  try {
    // Tokens of before the standard settled answer with bytes32.
    if (data.length === 66) return cleanText(hexToString(data), limit)
    return cleanText(decodeFunctionResult({ abi: ABI, functionName, data }), limit)
  } catch {
    return ''
  }
}

function decodeDecimals(data: Hex | null | undefined): number {
  if (!data || data.length < 66) return 0
  const decimals = BigInt(data.slice(0, 66))
  return decimals <= BigInt(MOST_DECIMALS) ? Number(decimals) : 0
}
