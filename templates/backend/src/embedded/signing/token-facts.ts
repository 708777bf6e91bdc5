import { encodeFunctionData, erc20Abi } from 'viem'
import { callMany } from '../../chains/call-many.js'
import type { Chain } from '../../chains/chains.js'
import { Problem } from '../../http/problems.js'
import { readTokenAccounts, shortMint } from '../../indexer/solana/decode-solana.js'
import { knownTokens } from '../../tokens/display.js'
import { readTokens } from '../../tokens/read-tokens.js'
import { lowerAddress } from '../../tokens/token-address.js'

/** A token as the card of an approval names it. */
export interface TokenFacts {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** What the account has of it, in base units. */
  readonly balance: bigint
}

/** A symbol of a contract's own words that cannot be taken for a part of the amount before it, or of the words after. */
const plainSymbol = /^[\p{L}$₮][\p{L}\p{N}$₮._+-]{0,15}$/u

/**
 * A token of an EVM chain: by the settings where they know it, else by what its contract says, freed of what can't be seen;
 * by its address where it says nothing fit to show. Throws the problem `no_token` where no ERC-20 token is there.
 */
export async function readEvmToken(
  chain: Chain,
  { token, account }: { readonly token: string; readonly account: string },
  signal: AbortSignal,
): Promise<TokenFacts> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [lowerAddress(account)] })
  const [answer] = await callMany(chain, [{ to: token, data }], signal)
  if (answer?.length !== 66) throw new Problem('no_token')
  const balance = BigInt(answer)
  const known = knownTokens(chain).get(token)
  if (known) return { symbol: known.symbol, name: known.name, decimals: known.decimals, balance }
  const [said] = await readTokens(chain, [{ address: token, standard: 'erc20' }], signal)
  const { symbol = '', name = '', decimals = 0 } = said ?? {}
  const short = `${token.slice(0, 6)}…${token.slice(-4)}`
  return { symbol: plainSymbol.test(symbol) ? symbol : short, name: name || short, decimals, balance }
}

/** A token of Solana: by the settings, else by the digits of its mint. All token accounts of the account count. */
export async function readSolanaToken(
  chain: Chain,
  { mint, account }: { readonly mint: string; readonly account: string },
  signal: AbortSignal,
): Promise<TokenFacts> {
  const accounts = await readTokenAccounts(chain, account, signal)
  const amounts = accounts.map((each) => each.account.data.parsed.info).filter((info) => info.mint === mint)
  const balance = amounts.reduce((sum, { tokenAmount }) => sum + BigInt(tokenAmount.amount), 0n)
  const { symbol, name, decimals } = knownTokens(chain).get(mint) ?? {
    symbol: shortMint(mint),
    name: shortMint(mint),
    decimals: amounts[0]?.tokenAmount.decimals ?? 0,
  }
  return { symbol, name, decimals, balance }
}
