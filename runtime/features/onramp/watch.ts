import type { Kit } from '../../contract/kit.js'
import { ofUnits } from '../../core/decimal.js'
import { exactText } from '../../core/decimal-sums.js'
import type { Transaction } from '../../core/transaction.js'
import { whenSeen } from '../../core/visible.js'
import type { createBackendOnramp } from './backend-onramp.js'
import type { BuyToken, Purchase } from './contract.js'
import { hasEnded, isOf, type PurchaseRecord } from './record.js'

/** FACTS 9.4: it is looked at every 4 s, and 180 s without news are long. Later it is looked at less often. */
const OFTEN_MS = 4_000
/** Milliseconds after which a wait is called long. */
export const LONG_MS = 180_000
const SELDOM_MS = 15_000
const HOUR_MS = 3_600_000
const RARELY_MS = 60_000
/** After a day without news nothing is asked any more. */
const DAY_MS = 24 * HOUR_MS
/** How far the clock of a backend may be behind that of the page. */
const SKEW_MS = 60_000

const prefix = 'ONRAMP_TRANSACTION_STATUS_'

/** What is looked at. */
export interface WatchDeps {
  readonly kit: Kit
  readonly record: PurchaseRecord
  readonly backend: Pick<ReturnType<typeof createBackendOnramp>, 'bought'>
  /** Something has arrived. */
  onArrived(purchase: Purchase): void
}

/** Milliseconds until a purchase of that age is looked at again. */
export function pauseOf(ageMs: number): number {
  if (ageMs < LONG_MS) return OFTEN_MS
  return ageMs < HOUR_MS ? SELDOM_MS : RARELY_MS
}

/** How many base units of a token the account has; `undefined` where the chain does not say. Never rejects. */
export async function readBalance(
  kit: Kit,
  { caipNetworkId, address }: Pick<BuyToken, 'caipNetworkId' | 'address'>,
  owner: string,
  signal: AbortSignal,
): Promise<{ readonly units: bigint; readonly decimals: number } | undefined> {
  const network = kit.network(caipNetworkId)
  if (!network) return undefined
  try {
    const transfers = await (await kit.chain(network.chainNamespace)).transfers?.()
    const asset = await transfers?.readAsset(network, address, signal)
    if (!transfers || !asset) return undefined
    const { asset: units } = await transfers.balances(network, asset, owner, signal)
    return { units, decimals: asset.decimals }
  } catch {
    // The purchase goes on without it: the history tells too.
    return undefined
  }
}

/**
 * Follows the purchases of the live account until the signal aborts: each is over once its tokens are on the chain, or the
 * seller says how it ended, whichever comes first. Asks only while the tab is seen, and only while something is open.
 */
export async function watchPurchases(
  { kit, record, backend, onArrived }: WatchDeps,
  signal: AbortSignal,
): Promise<void> {
  const { clock, page } = kit.host
  for (;;) {
    await whenSeen(page, signal)
    const waiting = open()
    if (waiting.length === 0) return
    await look(waiting)
    signal.throwIfAborted()
    const youngest = Math.max(...waiting.map(({ at }) => at))
    await clock.sleep(pauseOf(clock.now() - youngest), signal)
  }

  /** The oldest first: what arrives belongs to it. */
  function open(): readonly Purchase[] {
    const live = kit.session.account()
    if (!live) return []
    return record.all
      .peek()
      .filter((each) => !hasEnded(each) && each.status !== 'quiet' && isOf(each, live))
      .toReversed()
  }

  async function look(waiting: readonly Purchase[]): Promise<void> {
    const chains = [...new Set(waiting.map(({ caipNetworkId }) => caipNetworkId))]
    for (const chain of chains) {
      const of = waiting.filter(({ caipNetworkId }) => caipNetworkId === chain)
      const rows = await backend.bought(of[0]?.address ?? '', chain, signal).catch(() => [])
      signal.throwIfAborted()
      const settled = matchRows(of, rows, record.all.peek())
      for (const { purchase, changes } of settled) end(purchase, changes)
      const left = of.filter(
        ({ id }) => !settled.some(({ purchase, changes }) => purchase.id === id && hasEnded(changes)),
      )
      await lookAtChain(left)
    }
    for (const { id, at } of open()) if (clock.now() - at > DAY_MS) record.change(id, { status: 'quiet' })
  }

  async function lookAtChain(waiting: readonly Purchase[]): Promise<void> {
    const tokens = new Map(waiting.map((each) => [each.token.address, each]))
    for (const [address, first] of tokens) {
      const now = await readBalance(kit, { caipNetworkId: first.caipNetworkId, address }, first.address, signal)
      signal.throwIfAborted()
      if (now)
        count(
          waiting.filter(({ token }) => token.address === address),
          now,
        )
    }
  }

  /** Compares what the account has of one token with what it had as the oldest purchase began. */
  function count(of: readonly Purchase[], now: { readonly units: bigint; readonly decimals: number }): void {
    const oldest = of.find(({ before }) => before !== null)
    const more = oldest?.before ? now.units - BigInt(oldest.before) : 0n
    if (!oldest || more === 0n) return
    if (more > 0n) end(oldest, { status: 'arrived', received: exactText(ofUnits(more, now.decimals)) })
    // What has come is counted once, and what was spent meanwhile is not missed from what comes.
    const left = more > 0n ? of.filter((each) => each !== oldest) : of
    for (const { id, status } of left) record.change(id, { status, before: `${now.units}` })
  }

  function end(purchase: Purchase, changes: Pick<Purchase, 'status'> & Partial<Purchase>): void {
    record.change(purchase.id, changes)
    if (changes.status === 'arrived') onArrived({ ...purchase, ...changes })
  }
}

/**
 * What the history says of purchases. Each of its rows is one purchase, the oldest first: one that the chain told of before has
 * its row as well.
 */
export function matchRows(
  waiting: readonly Purchase[],
  rows: readonly Transaction[],
  known: readonly Purchase[],
): readonly { readonly purchase: Purchase; readonly changes: Pick<Purchase, 'status'> & Partial<Purchase> }[] {
  const taken = new Set(known.flatMap(({ row }) => row ?? []))
  const inOrder = rows.toSorted((a, b) => a.metadata.minedAt - b.metadata.minedAt)
  const told = known.filter((each) => each.row === null && isAlike(each, waiting[0]) && hasEnded(each))
  const all = [...told, ...waiting].toSorted((a, b) => a.at - b.at)
  return all.flatMap((purchase) => {
    const found = inOrder.find((row) => purchase.row === row.id || (!taken.has(row.id) && isRowOf(row, purchase)))
    if (!found) return []
    taken.add(found.id)
    const [moved] = found.transfers
    const changes = {
      SUCCESS: { status: 'arrived', received: moved?.quantity ? exactText(moved.quantity) : null },
      FAILED: { status: 'failed' },
      IN_PROGRESS: { status: 'paid' },
    } as const
    const said = changes[found.metadata.status.slice(prefix.length) as keyof typeof changes]
    return said && !hasEnded(purchase) ? [{ purchase, changes: { ...said, row: found.id } }] : []
  })
}

/** Whether two purchases are told by the same history. */
function isAlike(one: Purchase, other: Purchase | undefined): boolean {
  return one.address === other?.address && one.caipNetworkId === other.caipNetworkId
}

/**
 * Whether a row of the history that no other purchase has taken may tell of this one: it came after it was begun, and
 * is of its token.
 */
function isRowOf({ metadata, transfers }: Transaction, { row, since, at, token }: Purchase): boolean {
  return (
    row === null &&
    metadata.status.startsWith(prefix) &&
    (since === null ? metadata.minedAt >= at - SKEW_MS : metadata.minedAt > since) &&
    transfers.some(({ fungible_info: coin }) => coin?.symbol.toLowerCase() === token.symbol.toLowerCase())
  )
}
