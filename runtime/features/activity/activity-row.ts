import type { Submission } from '../../contract/submission.js'
import { type Decimal, ofUnits } from '../../core/decimal.js'
import type { Transaction, Transfer } from '../../core/transaction.js'
import { operationSign } from '../../core/transaction-rules.js'

/** One thing a row tells of: what moved, or how it is called. */
export interface Described {
  readonly name: string
  /** Left out for what is not counted, or cannot be read. */
  readonly quantity?: Decimal | undefined
  readonly image?: string | undefined
  /** The network whose own coin it is (CAIP-2), as this app has written down. */
  readonly coinOf?: string | undefined
}

/** A row of the activity. Texts are untrusted. */
export interface ActivityRow {
  readonly id: string
  /** A word of the history, such as `send`. */
  readonly operationType: string
  readonly status: 'pending' | 'confirmed' | 'failed' | 'dropped' | 'replaced' | 'cancelled' | 'unknown'
  readonly at: number
  readonly hash: string | null
  /** `+` or `-` before what moved (SPEC §9). */
  readonly sign: '+' | '-' | ''
  /** At most two; of two that were exchanged what was paid comes first. */
  readonly moved: readonly Described[]
  /** Whether the second of `moved` was got for the first. */
  readonly isExchange: boolean
  /** The one of `moved` that gives the picture. */
  readonly pictured: Described | undefined
}

/** Rows of one transaction: what moves more than that is no payment of a person. */
const MOST = 20

/**
 * The rows of a transaction (FACTS 9.6): one for two transfers that are not both collectibles, with the picture of the
 * second; else one for each. Of two the second is first, and what was paid is before what was got for it.
 */
export function rowsOf({ id, metadata, transfers }: Transaction): readonly ActivityRow[] {
  const { operationType, minedAt: at, hash } = metadata
  const row = { operationType, status: statusOf(metadata.status), at, hash, isExchange: false }
  const isPair = transfers.length === 2 && !transfers.every(({ nft_info }) => nft_info)
  const all = transfers.slice(0, MOST).map(described)
  if (isPair) {
    const ways = transfers.map(({ direction }) => direction).join()
    const moved = ways === 'out,in' ? all : [...all].reverse()
    return [{ ...row, id, sign: '', moved, isExchange: ways === 'out,in' || ways === 'in,out', pictured: all[1] }]
  }
  if (transfers.length > 1)
    return all.map((each, place) => ({
      ...row,
      id: `${id}/${place}`,
      sign: '' as const,
      moved: [each],
      pictured: each,
    }))
  return [{ ...row, id, sign: operationSign(operationType), moved: all, pictured: all[0] }]
}

const shownAs = {
  asking: 'unknown',
  unknown: 'unknown',
  pending: 'pending',
  confirmed: 'confirmed',
  final: 'confirmed',
  failed: 'failed',
  replaced: 'replaced',
  cancelled: 'cancelled',
  dropped: 'dropped',
} as const satisfies Readonly<Record<Submission['status'], ActivityRow['status']>>

/** The row of a transaction that only this app knows of. */
export function rowOf({ id, hash, at, operationType, status, amount, caipNetworkId }: Submission): ActivityRow {
  const quantity = amount && ofUnits(BigInt(amount.value), amount.decimals)
  // Never by the symbol, which any token may have.
  const coinOf = amount?.asset === 'native' ? caipNetworkId : undefined
  const moved = quantity ? [{ name: amount.symbol, quantity, coinOf }] : []
  const row = { id, operationType, status: shownAs[status], at, hash, sign: operationSign(operationType) }
  return { ...row, moved, isExchange: false, pictured: moved[0] }
}

function described({ nft_info: nft, fungible_info: coin, quantity }: Transfer): Described {
  if (nft) return { name: nft.name || '-', image: nft.content?.preview?.url ?? undefined }
  return { name: coin?.symbol ?? '', quantity: quantity ?? undefined, image: coin?.icon?.url ?? undefined }
}

/** What is not known to have failed or to wait has been done: the history tells of nothing else. */
function statusOf(status: string): ActivityRow['status'] {
  if (/fail/i.test(status)) return 'failed'
  return /pending|progress/i.test(status) ? 'pending' : 'confirmed'
}
