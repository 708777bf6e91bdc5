import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLocalBackend } from '../../../../../test/setup/local-backend.js'
import { type Postgres, startPostgres } from '../../../../../test/setup/postgres.js'
import { makeReleasePair } from '../../../../../test/setup/site-wallet.js'
import { migrate } from '../../db/migrate.js'
import { type OpenDatabase, openDatabase } from '../../db/open-database.js'
import { auditHash, FIRST_HASH } from '../audit.js'
import { memoryKeyStore } from '../keys/file-key-store.js'
import { releaseKey } from '../keys/release.js'
import type { EmbeddedBackend } from '../part.js'
import { rules } from '../rules.data.js'
import type { Asking } from '../sessions/asking.js'
import { findOrAddUser } from '../users/add-user.js'
import { claimTransaction, settleTransaction } from './sent-transactions.js'

let postgres: Postgres
let databases: OpenDatabase[] = []
let local: Awaited<ReturnType<typeof makeLocalBackend>>
let backends: readonly EmbeddedBackend[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  const place = { kind: 'postgres', url: postgres.url, connections: 5 } as const
  databases = [await openDatabase(place), await openDatabase(place)]
  local = await makeLocalBackend()
  for (const { db } of databases) await migrate(db)
  const keys = memoryKeyStore()
  backends = databases.map(({ db, kind }) => ({ ...local.backend, db, databaseKind: kind, keys, walletOrigin: '' }))
}, 120_000)
afterAll(async () => {
  await local?.stop()
  for (const { close } of databases) await close()
  await postgres?.stop()
})

const at = (index: number): EmbeddedBackend => {
  const backend = backends[index % 2]
  if (!backend) throw new Error('no backend')
  return backend
}

async function askingOf(email: string): Promise<Asking> {
  const backend = at(0)
  const found = await backend.db
    .transaction()
    .execute((change) => findOrAddUser(backend, change, { project_id: 'shop', email }))
  const session = { id: email, userId: found.id, user: found.user, isOld: false }
  return { caller: { projectId: 'shop', origin: 'https://app.example', device: 'own' }, session, network: '?' }
}

test('error: of sixty releases at once, of two users and on two processes, each user has twenty', async () => {
  const users = [await askingOf('ada@example.com'), await askingOf('bob@example.com')]
  const { key } = await makeReleasePair()
  const all = await Promise.all(
    users.map((asking) => Promise.allSettled(Array.from({ length: 30 }, (_, n) => releaseKey(at(n), asking, key)))),
  )
  for (const outcomes of all) {
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(rules.releasesPerUserDay)
    for (const each of outcomes) {
      if (each.status === 'rejected') expect(each.reason.reasons[0].name).toBe('too_many_releases')
    }
  }
})

test('error: of many transfers with one nonce one is sent, of the same bytes two, and all say how they fared', async () => {
  const asking = await askingOf('carol@example.com')
  const made = (hash: string) => ({
    ...{ chainId: 'eip155:10', hash, account: '0x1', nonce: 7, recipients: ['0x2'] },
    requestId: 'x',
  })
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, n) => claimTransaction(at(n), asking, made(`0x${n}`))),
  )
  expect(claims.filter((claim) => claim === 'send')).toHaveLength(1)
  expect(claims.filter((claim) => claim === 'taken')).toHaveLength(19)
  const hash = `0x${claims.indexOf('send')}`
  const again = await Promise.all(Array.from({ length: 20 }, (_, n) => claimTransaction(at(n), asking, made(hash))))
  expect(again.filter((claim) => claim === 'send')).toHaveLength(1)
  expect(again.filter((claim) => claim === 'known')).toHaveLength(19)
  const states = ['sent', 'refused', 'unknown', 'sent'] as const
  await Promise.all(states.map((state, n) => settleTransaction(at(n), asking, { ...made(hash), state })))
  const { db } = at(0)
  const rows = await db.selectFrom('embedded_transactions').select(['state', 'tries']).execute()
  expect(rows).toEqual([{ state: 'sent', tries: 2 }])
  expect(await db.selectFrom('embedded_recipients').selectAll().execute()).toHaveLength(1)
  let before = FIRST_HASH
  const lines = await db.selectFrom('wallet_audit').selectAll().orderBy('seq').execute()
  expect(lines).toHaveLength(2 * rules.releasesPerUserDay + states.length)
  for (const { hash: own, ...row } of lines) {
    expect([row.prev_hash, auditHash(row)]).toEqual([before, own])
    before = own
  }
})
