import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSiteWorld, type SiteWorld } from '../../../../test/setup/site-world.js'
import { audit, checkAuditChain, forgetOldLines } from './audit.js'
import { forgetOld } from './housekeeping.js'
import { DAY_MS, rules } from './rules.data.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())
beforeEach(() => byHand(sql`delete from wallet_audit`))

const db = () => world.backend.db
const seqs = async () =>
  (await db().selectFrom('wallet_audit').select('seq').orderBy('seq').execute()).map((r) => r.seq)

/** What a person with the database does, past its triggers. */
async function byHand(statement: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table wallet_audit disable trigger user`.execute(db())
  await statement.execute(db())
  await sql`alter table wallet_audit enable trigger user`.execute(db())
}

async function write(count: number): Promise<void> {
  const line = { event: 'session ended', projectId: 'shop', origin: 'https://app.example' } as const
  const lines = Array.from({ length: count }, (_, n) => ({ ...line, subject: `session ${n}` }))
  await db()
    .transaction()
    .execute((change) => audit(change, world.backend.clock, ...lines))
}

describe('the check of the chain', () => {
  test('behavior: a chain of many pages is whole, and so is one without lines', async () => {
    expect(await checkAuditChain(db())).toEqual({ rows: 0 })
    await write(2_100)
    expect(await checkAuditChain(db())).toEqual({ rows: 2_100 })
  })

  test.each([
    ['a line that was changed', sql`update wallet_audit set outcome = 'no' where seq = 7`, 7],
    ['the last line, changed', sql`update wallet_audit set at = at + 1 where seq = 12`, 12],
    ['a line that is missing', sql`delete from wallet_audit where seq = 5`, 5],
    ['the first line, missing', sql`delete from wallet_audit where seq = 1`, 1],
    ['all but the last line, missing', sql`delete from wallet_audit where seq < 12`, 1],
    ['a line that has the hash of another one', sql`update wallet_audit set hash = prev_hash where seq = 3`, 3],
    ['a line with another one before it', sql`update wallet_audit set prev_hash = hash where seq = 4`, 4],
  ])('error: %s is found', async (_, statement, brokenAt) => {
    await write(12)
    await byHand(statement)
    expect(await checkAuditChain(db())).toMatchObject({ brokenAt })
  })

  test('error: a line on a page behind the first one is found', async () => {
    await write(1_500)
    await byHand(sql`update wallet_audit set project_id = 'other' where seq = 1400`)
    expect(await checkAuditChain(db())).toEqual({ rows: 1_400, brokenAt: 1_400 })
  })
})

describe('lines older than 400 days', () => {
  test('behavior: they go a day at a time, and the chain is whole from the first one that is kept', async () => {
    await write(3)
    world.pass(DAY_MS)
    await write(2)
    world.pass(rules.auditMs - 1)
    await forgetOld(world.backend)
    expect(await seqs()).toEqual([1, 2, 3, 4, 5])
    world.pass(1)
    await forgetOld(world.backend)
    // The lines of the second day are exactly 400 days old.
    expect(await seqs()).toEqual([6])
    const last = await db().selectFrom('wallet_audit').selectAll().executeTakeFirstOrThrow()
    expect(last).toMatchObject({ event: 'lines deleted', subject: `5 ${last.prev_hash}`, project_id: '' })
    await write(2)
    expect(await checkAuditChain(db())).toEqual({ rows: 3 })
    await forgetOld(world.backend)
    expect(await seqs()).toEqual([6, 7, 8])
  })

  test('behavior: lines that are younger stay, and of two processes at once one deletes', async () => {
    await write(3)
    world.pass(2 * DAY_MS)
    await write(4)
    world.pass(rules.auditMs - DAY_MS)
    await Promise.all([forgetOldLines(world.backend), forgetOldLines(world.backend)])
    expect(await seqs()).toEqual([4, 5, 6, 7, 8])
    expect(await checkAuditChain(db())).toEqual({ rows: 5 })
    world.pass(2 * DAY_MS)
    await forgetOldLines(world.backend)
    expect(await seqs()).toEqual([8, 9])
    expect(await checkAuditChain(db())).toEqual({ rows: 2 })
  })

  test('error: lines that went without a word break the chain', async () => {
    await write(3)
    world.pass(rules.auditMs + DAY_MS)
    await forgetOldLines(world.backend)
    await write(3)
    await byHand(sql`delete from wallet_audit where seq = 4`)
    // The word of the deletion went with them.
    expect(await checkAuditChain(db())).toEqual({ rows: 1, brokenAt: 1 })
  })

  test.each([
    ['a line in the middle', `delete from wallet_audit where seq = 2`, 10],
    ['lines that are not old', `delete from wallet_audit where seq = 1`, -1],
    ['every line', `truncate wallet_audit`, 10],
    ['a change', `update wallet_audit set outcome = 'no' where seq = 1`, 10],
  ])('error: the database refuses %s, also where something may go', async (_, statement, days) => {
    await write(3)
    const end = world.backend.clock.now() + days * DAY_MS
    const change = db()
      .transaction()
      .execute(async (transaction) => {
        await sql`select set_config('modal_kit.audit_end', ${String(end)}, true)`.execute(transaction)
        await sql.raw(statement).execute(transaction)
      })
    await expect(change).rejects.toThrow('append-only')
    expect(await seqs()).toEqual([1, 2, 3])
  })
})

test('behavior: transactions are kept for 90 days, and whom a wallet has sent something to for good', async () => {
  const device = world.device()
  await world.signIn(device, 'old@example.com')
  const { id: user_id } = await db().selectFrom('embedded_users').select('id').executeTakeFirstOrThrow()
  const row = { chain_id: 'eip155:1', user_id, account: '0x01', nonce: 1, request_id: 'a', state: 'sent' as const }
  const sent_at = world.backend.clock.now()
  await db()
    .insertInto('embedded_transactions')
    .values({ ...row, hash: '0x02', tries: 1, sent_at })
    .execute()
  const recipient = { user_id, chain_id: 'eip155:1', address: '0x03', added_at: sent_at }
  await db().insertInto('embedded_recipients').values(recipient).execute()
  const left = async () => [
    (await db().selectFrom('embedded_transactions').select('hash').execute()).length,
    (await db().selectFrom('embedded_recipients').select('address').execute()).length,
  ]
  world.pass(rules.transactionMs - 1)
  await forgetOld(world.backend)
  expect(await left()).toEqual([1, 1])
  world.pass(1)
  await forgetOld(world.backend)
  expect(await left()).toEqual([0, 1])
})
