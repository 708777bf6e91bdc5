import type { Backend } from '../backend.js'
import { ownerKey, type SandboxOrder, SENDING_MS } from './sandbox-orders.js'

/** A purchase for the list of a wallet's transactions. */
export interface Purchase {
  readonly id: string
  /** As in `metadata.status` of a transaction. */
  readonly status:
    | 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
    | 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
    | 'ONRAMP_TRANSACTION_STATUS_FAILED'
  /** When its status last changed, in ms since 1970. */
  readonly at: number
  /** CAIP-2. */
  readonly chainId: string
  readonly address: string
  /** Address of the bought token, or the placeholder of the native one. */
  readonly token: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  /** Hash of the transfer, where something was really sent. */
  readonly hash: string | null
}

/** Which purchases to list. */
export interface PurchasesWish {
  /** The wallet's plain address. */
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  /** Only purchases that last changed before, in ms since 1970. */
  readonly before?: number
  /** At most so many. */
  readonly limit: number
}

/**
 * A wallet's purchases on a chain, the newest first: those that were paid, or given up on the seller's page. They are in
 * the table of orders only where the pretended seller is on; of other sellers nothing is known here.
 */
export async function listPurchases(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { address, chainId, before, limit }: PurchasesWish,
): Promise<readonly Purchase[]> {
  const now = clock.now()
  let query = db
    .selectFrom('onramp_orders')
    .selectAll()
    .where('address', '=', ownerKey(chainId, address))
    .where('chain_id', '=', chainId)
    .where('status', '!=', 'created')
  if (before !== undefined) query = query.where('updated_at', '<', before)
  const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute()
  return rows.map((row) => toPurchase(row, now))
}

function toPurchase(row: SandboxOrder, now: number): Purchase {
  const { id, address, token, name, symbol, decimals, hash } = row
  const amount = BigInt(row.amount)
  return {
    id,
    status: statusOf(row, now),
    at: row.updated_at,
    chainId: row.chain_id,
    address,
    token,
    name,
    symbol,
    decimals,
    amount,
    hash,
  }
}

function statusOf({ status, updated_at }: SandboxOrder, now: number): Purchase['status'] {
  if (status === 'success') return 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
  // The process that was sending is gone and will not end this purchase.
  const isStuck = now - updated_at > SENDING_MS
  return status === 'failed' || isStuck ? 'ONRAMP_TRANSACTION_STATUS_FAILED' : 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
}
