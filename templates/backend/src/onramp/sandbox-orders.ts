import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Backend } from '../backend.js'
import { namespaceOf } from '../caip.js'
import type { OnrampOrderRow, OrderStatus } from './tables.js'

/** An order as it is stored. */
export type SandboxOrder = Selectable<OnrampOrderRow>
/** What an order is made of. */
export type NewSandboxOrder = Omit<Insertable<OnrampOrderRow>, 'id' | 'status' | 'hash' | 'created_at' | 'updated_at'>
type Parts = Pick<Backend, 'db' | 'clock'>

/** How long an order can be paid, in ms: its price is as old. */
export const ORDER_MS = 30 * 60_000
/** How long a faucet may take, in ms. After that a payment counts as failed, whatever became of its process. */
export const SENDING_MS = 60_000

/** Stores a new order, and deletes those that were not paid in time. Resolves to its id. */
export async function addOrder({ db, clock }: Parts, order: NewSandboxOrder): Promise<string> {
  const id = randomBytes(16).toString('hex')
  const now = clock.now()
  const address = ownerKey(order.chain_id, order.address)
  const row = { ...order, address, id, status: 'created' as const, hash: null, created_at: now, updated_at: now }
  await db.insertInto('onramp_orders').values(row).execute()
  await db
    .deleteFrom('onramp_orders')
    .where('status', '=', 'created')
    .where('created_at', '<', now - 2 * ORDER_MS)
    .execute()
  return id
}

/** The order with this id. */
export function findOrder({ db }: Pick<Backend, 'db'>, id: string): Promise<SandboxOrder | undefined> {
  return db.selectFrom('onramp_orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether it is too late to pay an order. */
export function isLate({ status, created_at }: SandboxOrder, now: number): boolean {
  return status === 'created' && now - created_at >= ORDER_MS
}

/**
 * Moves an order that waits for its payment on, once: of two calls at the same time one gets the order, the other
 * undefined, as does a call that comes too late.
 */
export function takeOrder({ db, clock }: Parts, id: string, status: OrderStatus): Promise<SandboxOrder | undefined> {
  const now = clock.now()
  return db
    .updateTable('onramp_orders')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .where('created_at', '>', now - ORDER_MS)
    .returningAll()
    .executeTakeFirst()
}

/** Ends an order whose tokens were being sent. `hash` is that of the transfer. */
export async function endOrder(
  { db, clock }: Parts,
  id: string,
  { status, hash }: { readonly status: 'success' | 'failed'; readonly hash?: string },
): Promise<void> {
  await db
    .updateTable('onramp_orders')
    .set({ status, updated_at: clock.now(), ...(hash === undefined ? {} : { hash }) })
    .where('id', '=', id)
    .where('status', '=', 'in_progress')
    .execute()
}

/** A wallet's address as orders keep it: EVM addresses in lower case. */
export function ownerKey(chainId: string, address: string): string {
  return namespaceOf(chainId) === 'eip155' ? address.toLowerCase() : address
}
