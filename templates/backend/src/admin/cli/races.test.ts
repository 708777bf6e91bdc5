import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLocalBackend } from '../../../../../test/setup/local-backend.js'
import { type Postgres, startPostgres } from '../../../../../test/setup/postgres.js'
import { APP, makeDevice, PROJECT, SITE_HOST } from '../../../../../test/setup/site-device.js'
import { codeIn } from '../../../../../test/setup/site-world.js'
import { migrate } from '../../db/migrate.js'
import { type OpenDatabase, openDatabase } from '../../db/open-database.js'
import { checkAuditChain } from '../../embedded/audit.js'
import { memoryKeyStore } from '../../embedded/keys/file-key-store.js'
import { sendDue } from '../../embedded/mails/mail-worker.js'
import type { EmbeddedBackend } from '../../embedded/part.js'
import { createSite } from '../../embedded/site/site-app.js'
import { addDevice, findOrAddUser } from '../../embedded/users/add-user.js'
import type { Mail } from '../../mail/mailer.js'
import { createProject } from '../../projects/edit-project.js'
import { endDevice } from './end-access.js'
import { findUser } from './find-user.js'

let postgres: Postgres
let databases: OpenDatabase[] = []
let local: Awaited<ReturnType<typeof makeLocalBackend>>
let backends: EmbeddedBackend[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  const place = { kind: 'postgres', url: postgres.url, connections: 5 } as const
  databases = [await openDatabase(place), await openDatabase(place)]
  local = await makeLocalBackend()
  const settings = { ...local.backend.settings, trustedProxies: ['127.0.0.1'] }
  const keys = memoryKeyStore()
  for (const { db, kind } of databases) {
    await migrate(db)
    backends.push({ ...local.backend, settings, db, databaseKind: kind, keys, walletOrigin: `http://${SITE_HOST}` })
  }
  await createProject(site(0).backend, { name: 'Shop', id: PROJECT, origins: [APP] })
}, 120_000)
afterAll(async () => {
  await local?.stop()
  for (const { close } of databases) await close()
  await postgres?.stop()
  backends = []
})

/** One of the two processes. */
function site(index: number) {
  const backend = backends[index]
  if (!backend) throw new Error('no backend')
  const files = { build: 'x', all: new Map() } as never
  return { backend, app: createSite(backend, { files, hosts: [SITE_HOST] }) }
}

async function mails(): Promise<readonly Mail[]> {
  const sent: Mail[] = []
  const { backend } = site(0)
  while ((await sendDue(backend, { send: async (mail) => void sent.push(mail) }, backend.signal)) > 0);
  return sent
}

/** A device that the user of an address has signed in with before. */
async function knownDevice(email: string) {
  const { backend, app } = site(0)
  const device = makeDevice(app, Date.now)
  await backend.db.transaction().execute(async (change) => {
    const { id } = await findOrAddUser(backend, change, { project_id: PROJECT, email })
    await addDevice(change, { userId: id, device: device.thumbprint, now: Date.now() })
  })
  return device
}

test('error: a device that is ended while it signs in, in another process, is out whoever is first', async () => {
  const [one, two] = [site(0), site(1)]
  const outcomes: string[] = []
  for (let round = 0; round < 12; round += 1) {
    const [email, ip] = [`race${round}@example.com`, `198.51.${round}.1`]
    const device = await knownDevice(email)
    const user = await findUser(one.backend.db, PROJECT, email)
    const { body } = await device.ask('login/email', { email }, { ip })
    expect(body).toMatchObject({ action: 'VERIFY_OTP' })
    const code = codeIn(await mails())
    const signIn = device.ask('login/code', { login: body['login'], code }, { ip, site: two.app })
    const [answer] = await Promise.all([signIn, endDevice(one.backend, user, device.thumbprint)])
    outcomes.push(String(answer.body['code'] ?? 'in'))
    const { db } = one.backend
    const left = [
      await db.selectFrom('embedded_sessions').select('id').where('device', '=', device.thumbprint).execute(),
      await db.selectFrom('embedded_devices').select('device').where('device', '=', device.thumbprint).execute(),
      await db
        .selectFrom('embedded_logins')
        .select('id')
        .where('device', '=', device.thumbprint)
        .where('state', 'in', ['link', 'code'])
        .execute(),
    ]
    expect(left).toEqual([[], [], []])
    await mails()
  }
  expect(outcomes.filter((outcome) => outcome !== 'in' && outcome !== 'login_over')).toEqual([])
  expect(await checkAuditChain(one.backend.db)).toEqual({ rows: expect.any(Number) })
}, 60_000)

test('error: a device that is ended while it asks for a code gets none that counts', async () => {
  const [one, two] = [site(0), site(1)]
  for (let round = 0; round < 12; round += 1) {
    const [email, ip] = [`ask${round}@example.com`, `203.0.${round}.1`]
    const device = await knownDevice(email)
    const user = await findUser(one.backend.db, PROJECT, email)
    const asked = device.ask('login/email', { email }, { ip, site: two.app })
    const [{ body }] = await Promise.all([asked, endDevice(one.backend, user, device.thumbprint)])
    const { login = '' } = body as { readonly login?: string }
    const { state } = await one.backend.db
      .selectFrom('embedded_logins')
      .select('state')
      .where('id', '=', login)
      .executeTakeFirstOrThrow()
    // Before the end it is a code, which has ended; after it the link.
    expect([body['action'], state]).toEqual(
      body['action'] === 'VERIFY_OTP' ? ['VERIFY_OTP', 'ended'] : ['VERIFY_DEVICE', 'link'],
    )
  }
  await mails()
}, 60_000)

test('error: a link to the activity that is opened ten times at once, in two processes, opens once', async () => {
  const own = `http://${SITE_HOST}`
  const headers = { host: SITE_HOST, origin: own, 'content-type': 'application/x-www-form-urlencoded' }
  const post = (index: number, path: string, fields: Record<string, string>) =>
    site(index).app.request(`${own}${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields).toString(),
    })
  expect((await post(0, '/activity', { projectId: PROJECT, email: 'ten@example.com' })).status).toBe(200)
  const [, token = ''] = /token=([\w-]{22})$/m.exec((await mails())[0]?.text ?? '') ?? []
  const opened = await Promise.all(Array.from({ length: 10 }, (_, n) => post(n % 2, '/activity/link', { token })))
  expect(opened.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 404)])
}, 60_000)

test('error: twenty askings for one address at once, in two processes, send one mail', async () => {
  const own = `http://${SITE_HOST}`
  const asking = Array.from({ length: 20 }, async (_, n) => {
    const headers = {
      host: SITE_HOST,
      origin: own,
      'x-forwarded-for': `192.0.${n}.1`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const body = new URLSearchParams({ projectId: PROJECT, email: 'once@example.com' }).toString()
    return (await site(n % 2).app.request(`${own}/activity`, { method: 'POST', headers, body })).status
  })
  expect((await Promise.all(asking)).filter((status) => status === 200)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
}, 60_000)
