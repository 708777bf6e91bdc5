import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import { cleanText } from '../../wallets/clean-text.js'
import { audit } from '../audit.js'
import { lockRow } from '../lock-row.js'
import type { EmbeddedBackend } from '../part.js'
import { rules } from '../rules.data.js'
import type { Asking } from '../sessions/asking.js'
import type { SentState } from '../tables.js'
import { mayReplace, type NoncePlace, type PaidCall } from './replacement.js'

type Parts = Pick<EmbeddedBackend, 'db' | 'clock'>

/** What replacing looks at. */
export interface PaidTransaction {
  /** The signed bytes, in hex of small letters. */
  readonly raw: string
  readonly call: PaidCall
  /** Hash of the one whose nonce it has, and whose place it takes. */
  readonly replaces?: string | undefined
}

/** A transaction as its signed bytes tell it. */
export interface SignedTransaction {
  readonly chainId: string
  readonly hash: string
  /** The address that signed it. */
  readonly account: string
  /** Solana has none. */
  readonly nonce: number | null
  /** Its bytes and its call, on EVM chains. */
  readonly paid?: PaidTransaction | undefined
  /** Who gets something by it, as `embedded_recipients` has them. */
  readonly recipients: readonly string[]
}

/**
 * What is to be done with it: given to a node, or once more though one has taken it (`again`), or not: `known` was given
 * often enough, `refused` too and no node took it, `taken` has the nonce of another one.
 */
export type Claim = 'send' | 'again' | 'known' | 'refused' | 'taken'

/** Those whose nonce is taken though the chain may not have counted them yet. */
const taken: readonly SentState[] = ['open', 'sent']

/** Writes a transaction down before it is sent. Of two with one nonce, or of the same bytes too often, one is not sent. */
export async function claimTransaction(
  { db, clock }: Parts,
  { session }: Pick<Asking, 'session'>,
  { chainId, hash, account, nonce, paid, requestId }: SignedTransaction & { readonly requestId: string },
): Promise<Claim> {
  return db.transaction().execute(async (change) => {
    await lockRow(change, `embedded sends ${chainId} ${account}`)
    const now = clock.now()
    const row = await change
      .selectFrom('embedded_transactions')
      .select(['state', 'tries'])
      .where('chain_id', '=', chainId)
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (row && row.tries >= rules.sendTries) return row.state === 'refused' ? 'refused' : 'known'
    if (nonce !== null && (await isTaken(change, { chainId, hash, account, nonce, paid, now }))) return 'taken'
    if (row) {
      const isSent = row.state === 'sent'
      await change
        .updateTable('embedded_transactions')
        .set({ tries: row.tries + 1, ...(isSent ? {} : { state: 'open', sent_at: now }) })
        .where('chain_id', '=', chainId)
        .where('hash', '=', hash)
        .execute()
      return isSent ? 'again' : 'send'
    }
    await change
      .insertInto('embedded_transactions')
      .values({
        chain_id: chainId,
        hash,
        user_id: session.userId,
        account,
        nonce,
        // The page's own text, which may have letters that no database keeps.
        request_id: cleanText(requestId, 64),
        state: 'open',
        tries: 1,
        sent_at: now,
        raw: paid?.raw ?? null,
      })
      .execute()
    return 'send'
  })
}

async function isTaken(
  change: Kysely<Database>,
  { hash, paid, now, ...place }: NoncePlace & Pick<SignedTransaction, 'hash' | 'paid'> & { readonly now: number },
): Promise<boolean> {
  const { chainId, account, nonce } = place
  const other = await recent(change, { chainId, account, now })
    .select('hash')
    .where('nonce', '=', nonce)
    .where('hash', '!=', hash)
    .executeTakeFirst()
  if (other === undefined) return false
  return paid?.replaces === undefined || !(await mayReplace(change, place, paid.call, paid.replaces))
}

/** Writes down how a transaction fared. What a node has taken once stays so. */
export async function settleTransaction(
  { db, clock }: Parts,
  { caller, session, network }: Asking,
  { chainId, hash, recipients, state }: SignedTransaction & { readonly state: Exclude<SentState, 'open'> },
): Promise<void> {
  await db.transaction().execute(async (change) => {
    const first = await change
      .updateTable('embedded_transactions')
      .set({ state })
      .where('chain_id', '=', chainId)
      .where('hash', '=', hash)
      .where('state', '!=', 'sent')
      .returning('hash')
      .executeTakeFirst()
    if (state === 'sent' && recipients.length > 0) {
      const row = { user_id: session.userId, chain_id: chainId, added_at: clock.now() }
      await change
        .insertInto('embedded_recipients')
        .values(recipients.map((address) => ({ ...row, address })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const line = { ...caller, userId: session.userId, network, subject: `${chainId} ${hash}` }
    await audit(change, clock, {
      ...line,
      event: 'transaction sent',
      outcome: first ? outcomes[state] : `again ${outcomes[state]}`,
    })
  })
}

const outcomes = { sent: 'ok', refused: 'refused', unknown: 'unknown' } as const

/** Whether the wallet has sent something to this address on this chain: on another one it may be somebody else's. */
export async function isKnownRecipient(
  db: Kysely<Database>,
  { userId, chainId, address }: { readonly userId: string; readonly chainId: string; readonly address: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('embedded_recipients')
    .select('address')
    .where('user_id', '=', userId)
    .where('chain_id', '=', chainId)
    .where('address', '=', address)
    .executeTakeFirst()
  return row !== undefined
}

/** The nonce of the next transaction: what the chain counts, or one more than our own last one, which it may not know yet. */
export async function nextNonce(
  { db, clock }: Parts,
  { chainId, account, count }: { readonly chainId: string; readonly account: string; readonly count: number },
): Promise<number> {
  const row = await recent(db, { chainId, account, now: clock.now() })
    .select(({ fn }) => fn.max('nonce').as('last'))
    .executeTakeFirst()
  const last = row?.last
  return last === null || last === undefined ? count : Math.max(count, Number(last) + 1)
}

function recent(
  db: Kysely<Database>,
  { chainId, account, now }: { readonly chainId: string; readonly account: string; readonly now: number },
) {
  return db
    .selectFrom('embedded_transactions')
    .where('chain_id', '=', chainId)
    .where('account', '=', account)
    .where('state', 'in', taken)
    .where('sent_at', '>', now - rules.nonceTakenMs)
}
