import type { Kysely } from 'kysely'
import { encodeFunctionData, parseAbi } from 'viem'
import { z } from 'zod'
import type { Backend } from '../backend.js'
import { callMany } from '../chains/call-many.js'
import type { Chain } from '../chains/chains.js'
import { UpstreamError } from '../chains/upstream.js'
import type { Database } from '../db/tables.js'
import { displayAddress, iconUrlOf, knownTokens } from '../tokens/display.js'
import { readTokens } from '../tokens/read-tokens.js'
import type { TokenHolding } from './holdings.js'

const ABI = parseAbi(['function balanceOf(address) view returns (uint256)'])
/** Most tokens of the index that one question reads. Those of the settings are read before. */
const MOST_TOKENS = 1_000
const quantity = z.string().regex(/^0x[0-9a-fA-F]{1,64}$/)

/** The accounts to read. Addresses are lower case. */
export interface EvmAsked {
  readonly account: string
  /** Tokens to read besides those of the settings and of the index. */
  readonly extra: readonly string[]
}

/**
 * Reads live from the chain what an account has: the native token, and of the tokens of the settings, of those that the
 * index saw coming to it, and of `extra`, whatever is not zero. Throws `NodeError` and `UpstreamError`.
 */
export async function readEvm(
  { db, settings }: Pick<Backend, 'db' | 'settings'>,
  chain: Chain,
  { account, extra }: EvmAsked,
  signal: AbortSignal,
): Promise<readonly TokenHolding[]> {
  const { chainId, native } = chain.settings
  const tokens = knownTokens(chain)
  const seen = await seenTokens(db, chainId, account)
  const addresses = [...new Set([...tokens.keys(), ...extra, ...seen])]
  const data = encodeFunctionData({ abi: ABI, functionName: 'balanceOf', args: [account as `0x${string}`] })
  const [coins, answers] = await Promise.all([
    readNative(chain, account, signal),
    callMany(
      chain,
      addresses.map((to) => ({ to, data })),
      signal,
    ),
  ])
  const held = addresses.flatMap((address, index) => {
    // A contract that answers with anything but one word is no ERC-20 token.
    const answer = answers[index]
    const amount = answer?.length === 66 ? BigInt(answer) : 0n
    return amount > 0n ? [{ address, amount }] : []
  })
  const unknown = held.map(({ address }) => address).filter((address) => !tokens.has(address))
  const facts = await readFacts(db, chain, unknown, signal)
  return [
    { ...native, chainId, address: null, amount: coins, iconUrl: iconUrlOf(settings, { ...native, isKnown: true }) },
    ...held.map(({ address, amount }): TokenHolding => {
      const known = tokens.get(address)
      const { name, symbol, decimals } = known ?? facts.get(address) ?? { name: '', symbol: '', decimals: 0 }
      const iconUrl = iconUrlOf(settings, { ...known, symbol, isKnown: Boolean(known) })
      return { chainId, address: displayAddress(address), name, symbol, decimals, amount, iconUrl }
    }),
  ]
}

async function seenTokens(db: Kysely<Database>, chainId: string, account: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('holdings')
    .select('token')
    .where('chain_id', '=', chainId)
    .where('owner', '=', account)
    .orderBy('token')
    .limit(MOST_TOKENS)
    .execute()
  return rows.map(({ token }) => token)
}

async function readNative(chain: Chain, account: string, signal: AbortSignal): Promise<bigint> {
  const read = quantity.safeParse(await chain.request('eth_getBalance', [account, 'latest'], signal))
  if (!read.success) throw new UpstreamError('The node answered eth_getBalance with garbage')
  return BigInt(read.data)
}

interface Facts {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** What is known of tokens that the settings do not name: from the index, or else from their contracts. */
async function readFacts(
  db: Kysely<Database>,
  chain: Chain,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Facts>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .selectFrom('tokens')
    .select(['address', 'name', 'symbol', 'decimals'])
    .where('chain_id', '=', chain.settings.chainId)
    .where('address', 'in', addresses)
    .execute()
  const facts = new Map<string, Facts>(rows.map((row) => [row.address, row]))
  const unseen = addresses.filter((address) => !facts.has(address))
  const read = await readTokens(
    chain,
    unseen.map((address) => ({ address, standard: 'erc20' })),
    signal,
  )
  for (const token of read) facts.set(token.address, token)
  return facts
}
