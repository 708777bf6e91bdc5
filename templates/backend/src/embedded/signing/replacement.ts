import type { Kysely } from 'kysely'
import { parseTransaction } from 'viem'
import type { Chain } from '../../chains/chains.js'
import type { Database } from '../../db/tables.js'
import { Problem } from '../../http/problems.js'
import { lowerAddress } from '../../tokens/token-address.js'
import type { SentState } from '../tables.js'
import { type GasFees, readMinedCount } from './node-reads.js'

/** A call, and what it pays for a unit of gas at most. */
export interface PaidCall extends GasFees {
  /** Lower case. */
  readonly to: string
  readonly value: bigint
  /** `0x` where there is none. */
  readonly data: string
}

/** A transaction that waits, and what another one with its nonce is to it. */
export interface Replaced {
  /** The same call for a higher fee, or nothing, to the own address. */
  readonly kind: 'speed-up' | 'cancel'
  /** Of the one with this nonce that pays most: `transaction/send` names it. */
  readonly hash: string
  /** The transfer that waits. Amounts are decimal strings of base units. */
  readonly to: string
  readonly value: string
  readonly data: string
  /** The least that the one in its place pays. */
  readonly least: GasFees
}

/** Where a transaction stands: nonces are counted by chain and account. */
export interface NoncePlace {
  readonly chainId: string
  readonly account: string
  readonly nonce: number
}

/** A transaction that a node may have. One that was refused has no place. */
const waiting: readonly SentState[] = ['open', 'sent', 'unknown']
/** Nodes take another one with the same nonce from a tenth more, in both prices; an eighth more is offered. */
const [LEAST_TENTHS, OFFERED_EIGHTHS] = [11n, 9n]

/**
 * What a call with this nonce would replace. Throws the problems `already_mined`, `not_waiting` where this wallet has sent
 * nothing with the nonce, and `another_transfer` for a call that is neither the same one nor a cancelling.
 */
export async function findReplaced(
  db: Kysely<Database>,
  chain: Chain,
  { place, call }: { readonly place: NoncePlace; readonly call: Omit<PaidCall, keyof GasFees> },
  signal: AbortSignal,
): Promise<Replaced> {
  const [sent, mined] = await Promise.all([sentWith(db, place), readMinedCount(chain, place.account, signal)])
  if (mined > place.nonce) throw new Problem('already_mined')
  const best = sent.at(-1)
  const transfer = sent.findLast((each) => !isCancelling(each, place.account)) ?? best
  if (!best || !transfer) throw new Problem('not_waiting')
  const kind = kindOf(call, transfer, place.account)
  if (!kind) throw new Problem('another_transfer')
  const { hash } = best
  const { to, value, data } = transfer
  const least = {
    maxFeePerGas: raised(sent.map(({ maxFeePerGas }) => maxFeePerGas)),
    maxPriorityFeePerGas: raised(sent.map(({ maxPriorityFeePerGas }) => maxPriorityFeePerGas)),
  }
  return { kind, hash, to, value: String(value), data, least }
}

/**
 * Whether a signed transaction takes the place of the one with its nonce that pays most, whose hash is `replaces`: the same
 * call or a cancelling, for a tenth more than any before it.
 */
export async function mayReplace(
  db: Kysely<Database>,
  place: NoncePlace,
  call: PaidCall,
  replaces: string,
): Promise<boolean> {
  const sent = await sentWith(db, place)
  if (sent.at(-1)?.hash !== replaces) return false
  const transfer = sent.findLast((each) => !isCancelling(each, place.account)) ?? call
  const isHigher = sent.every(
    (each) =>
      call.maxFeePerGas * 10n >= each.maxFeePerGas * LEAST_TENTHS &&
      call.maxPriorityFeePerGas * 10n >= each.maxPriorityFeePerGas * LEAST_TENTHS,
  )
  return isHigher && kindOf(call, transfer, place.account) !== undefined
}

/** What the account has sent with the nonce and may still wait, the one that pays most last. */
async function sentWith(
  db: Kysely<Database>,
  { chainId, account, nonce }: NoncePlace,
): Promise<readonly (PaidCall & { readonly hash: string })[]> {
  const rows = await db
    .selectFrom('embedded_transactions')
    .select(['hash', 'raw'])
    .where('chain_id', '=', chainId)
    .where('account', '=', account)
    .where('nonce', '=', nonce)
    .where('state', 'in', waiting)
    .execute()
  const sent = rows.flatMap(({ hash, raw }) => (raw === null ? [] : [{ hash, ...readCall(raw) }]))
  return sent.sort((a, b) => (a.maxFeePerGas < b.maxFeePerGas ? -1 : 1))
}

/** The call of bytes that this backend has read before. */
function readCall(raw: string): PaidCall {
  const { to, value = 0n, data = '0x', ...fees } = parseTransaction(raw as `0x02${string}`)
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = fees
  return { to: lowerAddress(to ?? ''), value, data, maxFeePerGas, maxPriorityFeePerGas }
}

type Call = Omit<PaidCall, keyof GasFees>

function kindOf(call: Call, transfer: Call, account: string): Replaced['kind'] | undefined {
  if (isCancelling(call, account)) return 'cancel'
  const isSame = call.to === transfer.to && call.value === transfer.value && call.data === transfer.data
  return isSame ? 'speed-up' : undefined
}

function isCancelling({ to, value, data }: Call, account: string): boolean {
  return to === lowerAddress(account) && value === 0n && data === '0x'
}

function raised(prices: readonly bigint[]): bigint {
  let highest = 0n
  for (const price of prices) if (price > highest) highest = price
  return (highest * OFFERED_EIGHTHS + 7n) / 8n
}
