import { Hono } from 'hono'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { caip2 } from '../caip.js'
import type { KnownToken } from '../chains/chain-settings.js'
import { accountChains, type Chain } from '../chains/chains.js'
import { withDeadline } from '../clock.js'
import { decode, openCursor, sealCursor } from '../http/input.js'
import { visitAccount, watchAccount } from '../indexer/solana/watch.js'
import { listPurchases } from '../onramp/list-purchases.js'
import { knownTokens } from '../tokens/display.js'
import { describe } from './describe.js'
import { entryPosition, findEntries, type HistoryEntry, loadEntries } from './entries.js'
import { toPurchaseResponse } from './purchase-response.js'

/** Transactions of a page. */
const PAGE = 20
/** Purchases of a page; a wallet that bought more often in that time sees the newest. */
const MOST_PURCHASES = 100
/** How long the first question about a Solana account waits for its newest transactions, in ms. */
const FIRST_VISIT_MS = 8_000

const query = z.object({
  chainId: caip2.optional(),
  cursor: z.string().max(1_000).optional(),
  onramp: z.literal('coinbase').optional(),
})

type Parts = Pick<Backend, 'db' | 'chains' | 'settings' | 'clock' | 'log' | 'signal'>

/**
 * `GET /v1/account/{address}/history`: the transactions of an account on the indexed chains, the newest first, in pages
 * of 20: `{data: Transaction[], next: string | null}`. With `onramp=coinbase` and a chain, what the wallet bought is
 * among them. The first question about a Solana account begins to follow it.
 */
export function historyRoutes(backend: Parts): Hono<Env> {
  const { db, chains, settings } = backend
  const tokens = new Map(chains.list().map((chain) => [chain.settings.chainId, knownTokens(chain)]))
  return new Hono<Env>().get('/v1/account/:address/history', async (c) => {
    const { chainId, cursor, onramp } = decode(query, c.req.query())
    const { account, namespace, chains: asked } = accountChains(chains, c.req.param('address'), chainId)
    const purpose = `history ${account} ${chainId ?? '*'}`
    const after = cursor ? openCursor({ secret: settings.secret, purpose, schema: entryPosition }, cursor) : undefined
    const indexed = asked.filter((chain) => chain.settings.index)
    if (namespace === 'solana') await Promise.all(indexed.map((chain) => visitNew(backend, chain, account)))
    const found = await findEntries(db, {
      account,
      chainIds: indexed.map((chain) => chain.settings.chainId),
      after,
      limit: PAGE + 1,
    })
    const page = found.slice(0, PAGE)
    const last = found.length > PAGE ? page.at(-1) : undefined
    const described = await describePage(backend, { account, tokens, entries: page })
    const span = { before: after?.[0], from: last?.minedAt ?? 0 }
    const bought = onramp && chainId ? await findPurchases(backend, { account, chainId, ...span }) : []
    return c.json({
      data: [...described, ...bought].sort((a, b) => Date.parse(b.metadata.minedAt) - Date.parse(a.metadata.minedAt)),
      next: last ? sealCursor(settings.secret, purpose, positionOf(last)) : null,
    })
  })
}

interface Page {
  readonly account: string
  readonly entries: readonly HistoryEntry[]
  /** Of the settings, by chain and address. */
  readonly tokens: ReadonlyMap<string, ReadonlyMap<string, KnownToken>>
}

async function describePage({ db, chains, settings }: Parts, { account, entries, tokens }: Page) {
  const { transactions, transfers } = await loadEntries(db, account, entries)
  return entries.flatMap(({ chainId, hash }) => {
    const chain = chains.get(chainId)
    // Where a reorganisation came between the two questions, the entry is gone by now.
    const transaction = transactions.find((each) => each.chain_id === chainId && each.hash === hash)
    const known = tokens.get(chainId)
    if (!chain || !known || !transaction) return []
    const own = transfers.filter((each) => each.chain_id === chainId && each.tx_hash === hash)
    return [describe({ settings, chain, tokens: known, account, transaction, transfers: own })]
  })
}

/** The purchases that belong to a page: those between its last entry and the last of the page before. */
async function findPurchases(
  backend: Parts,
  span: {
    readonly account: string
    readonly chainId: string
    readonly before: number | undefined
    readonly from: number
  },
) {
  const { account: address, chainId, before, from } = span
  const wish = { address, chainId, limit: MOST_PURCHASES, ...(before !== undefined && { before }) }
  const purchases = await listPurchases(backend, wish)
  return purchases.filter(({ at }) => at >= from).map((each) => toPurchaseResponse(backend.settings, each))
}

async function visitNew(backend: Parts, chain: Chain, account: string): Promise<void> {
  if (!(await watchAccount(backend, chain.settings.chainId, account))) return
  try {
    await withDeadline(FIRST_VISIT_MS, [backend.signal], (signal) => visitAccount(backend, chain, account, signal))
  } catch (err) {
    // The indexer reads on; until then the answer is what is stored.
    backend.log.warn({ err, chainId: chain.settings.chainId }, 'the first look at a Solana account failed')
  }
}

function positionOf({ minedAt, chainId, block, position, hash }: HistoryEntry) {
  return [minedAt, chainId, block, position, hash]
}
