import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLocalBackend } from '../../../../../test/setup/local-backend.js'
import { type Postgres, startPostgres } from '../../../../../test/setup/postgres.js'
import { APP, makeDevice, PROJECT, SITE_HOST } from '../../../../../test/setup/site-device.js'
import { codeIn, tokenIn, wrongCode } from '../../../../../test/setup/site-world.js'
import { migrate } from '../../db/migrate.js'
import { type OpenDatabase, openDatabase } from '../../db/open-database.js'
import type { Mail } from '../../mail/mailer.js'
import { createProject } from '../../projects/edit-project.js'
import { auditHash, FIRST_HASH } from '../audit.js'
import { memoryKeyStore } from '../keys/file-key-store.js'
import { sendDue } from '../mails/mail-worker.js'
import { createSite } from '../site/site-app.js'

let postgres: Postgres
let databases: OpenDatabase[] = []
let local: Awaited<ReturnType<typeof makeLocalBackend>>
beforeAll(async () => {
  postgres = await startPostgres()
  const place = { kind: 'postgres', url: postgres.url, connections: 5 } as const
  databases = [await openDatabase(place), await openDatabase(place)]
  local = await makeLocalBackend()
  for (const { db } of databases) await migrate(db)
}, 120_000)
afterAll(async () => {
  await local?.stop()
  for (const { close } of databases) await close()
  await postgres?.stop()
})

test('behavior: on a Postgres that two processes share, what races counts once, and the audit is one chain', async () => {
  const keys = memoryKeyStore()
  const backends = databases.map(({ db, kind }) => {
    const settings = { ...local.backend.settings, trustedProxies: ['127.0.0.1'] }
    return { ...local.backend, settings, db, databaseKind: kind, keys, walletOrigin: `http://${SITE_HOST}` }
  })
  const [first] = backends
  if (!first) throw new Error('no backend')
  await createProject(first, { name: 'Shop', id: PROJECT, origins: [APP] })
  const files = { build: 'x', all: new Map() } as never
  const sites = backends.map((backend) => createSite(backend, { files, hosts: [SITE_HOST] }))
  const [site] = sites
  if (!site) throw new Error('no site')
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const at = (index: number) => ({ site: sites[index % 2] ?? site })

  const ask = async (email: string, n: number, ip: string) =>
    (await makeDevice(site, Date.now).ask('login/email', { email }, { ...at(n), ip })).status
  const count = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length
  // Twenty devices of twenty networks ask for one address at once: five may.
  const ofEmail = Array.from({ length: 20 }, (_, n) => ask('five@example.com', n, `198.51.${n}.1`))
  expect(count(await Promise.all(ofEmail))).toBe(5)
  // Thirty addresses of one network: twenty may.
  const ofNetwork = Array.from({ length: 30 }, (_, n) => ask(`n${n}@example.com`, n, '192.0.2.1'))
  expect(count(await Promise.all(ofNetwork))).toBe(20)
  // Twenty addresses of twenty networks have nothing in common but the audit: all may.
  const apart = Array.from({ length: 20 }, (_, n) => ask(`apart${n}@example.com`, n, `203.0.${n}.1`))
  expect(count(await Promise.all(apart))).toBe(20)
  while ((await sendDue(first, mailer, first.signal)) > 0);
  sent.length = 0

  const device = makeDevice(site, Date.now)
  const { body } = await device.ask('login/email', { email: 'ada@example.com' })
  await sendDue(first, mailer, first.signal)
  const form = new URLSearchParams({ token: tokenIn(sent), number: String(body['number']) }).toString()
  const headers = {
    host: SITE_HOST,
    origin: `http://${SITE_HOST}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const posts = Array.from({ length: 10 }, (_, n) =>
    at(n).site.request(`http://${SITE_HOST}/device`, { method: 'POST', headers, body: form }),
  )
  const chosen = (await Promise.all(posts)).map(({ status }) => status)
  expect(chosen.filter((status) => status === 200)).toHaveLength(1)
  await sendDue(first, mailer, first.signal)
  const code = codeIn(sent)
  const { login } = body

  // Wrong guesses, then the right code from everywhere at once.
  const guesses = Array.from({ length: 4 }, (_, n) =>
    device.ask('login/code', { login, code: wrongCode(code, n + 1) }, at(n)),
  )
  expect((await Promise.all(guesses)).map((each) => each.body['code'])).toEqual(Array(4).fill('wrong_code'))
  const right = Array.from({ length: 10 }, (_, n) => device.ask('login/code', { login, code }, at(n)))
  const done = (await Promise.all(right)).map(({ status }) => status)
  expect(done.filter((status) => status === 200)).toHaveLength(1)
  expect(await first.db.selectFrom('embedded_sessions').selectAll().execute()).toHaveLength(1)

  let before = FIRST_HASH
  for (const { hash, ...row } of await first.db.selectFrom('wallet_audit').selectAll().orderBy('seq').execute()) {
    expect([row.prev_hash, auditHash(row)]).toEqual([before, hash])
    before = hash
  }
})

test('error: of fifty wrong guesses at once on two processes five are checked', async () => {
  const [database] = databases
  const rows = await database?.db.selectFrom('embedded_logins').selectAll().where('state', '=', 'link').execute()
  const [row] = rows ?? []
  if (!row || !database) throw new Error('no login')
  const { db } = database
  const device = makeDevice({} as never, Date.now)
  const change = {
    state: 'code',
    device: device.thumbprint,
    code_hash: 'x',
    code_expires_at: Date.now() + 60_000,
  } as const
  await db.updateTable('embedded_logins').set(change).where('id', '=', row.id).execute()
  const sites = databases.map((each) => {
    const backend = {
      ...local.backend,
      db: each.db,
      databaseKind: each.kind,
      keys: memoryKeyStore(),
      walletOrigin: `http://${SITE_HOST}`,
    }
    return createSite(backend, { files: { build: 'x', all: new Map() } as never, hosts: [SITE_HOST] })
  })
  const guesses = Array.from({ length: 50 }, (_, n) => {
    const site = sites[n % 2]
    return device.ask('login/code', { login: row.id, code: '000000' }, site ? { site } : {})
  })
  const codes = (await Promise.all(guesses)).map(({ body }) => body['code'])
  expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(5)
  expect(codes.filter((code) => code === 'login_over')).toHaveLength(45)
})
