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
  /** At most two; the first gives the picture. */
  readonly moved: readonly Described[]
}

/** Rows of one transaction: what moves more than that is no payment of a person. */
const MOST = 20

/**
 * The rows of a transaction (FACTS 9.6): one for two transfers that are not both collectibles, the second first; else one
 * for each.
 */
export function rowsOf({ id, metadata, transfers }: Transaction): readonly ActivityRow[] {
  const { operationType, minedAt: at, hash } = metadata
  const row = { operationType, status: statusOf(metadata.status), at, hash }
  const isPair = transfers.length === 2 && !transfers.every(({ nft_info }) => nft_info)
  if (isPair) return [{ ...row, id, sign: '', moved: [...transfers].reverse().map(described) }]
  if (transfers.length > 1)
    return transfers
      .slice(0, MOST)
      .map((each, place) => ({ ...row, id: `${id}/${place}`, sign: '' as const, moved: [described(each)] }))
  return [{ ...row, id, sign: operationSign(operationType), moved: transfers.map(described) }]
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
export function rowOf({ id, hash, at, operationType, status, amount }: Submission): ActivityRow {
  const quantity = amount && ofUnits(BigInt(amount.value), amount.decimals)
  const moved = quantity ? [{ name: amount.symbol, quantity }] : []
  return { id, operationType, status: shownAs[status], at, hash, sign: operationSign(operationType), moved }
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
