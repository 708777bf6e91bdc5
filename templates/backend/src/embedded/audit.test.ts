import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn, makeSiteWorld, type SiteWorld, tokenIn, wrongCode } from '../../../../test/setup/site-world.js'
import { audit, auditHash, FIRST_HASH } from './audit.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

const lines = () => world.backend.db.selectFrom('wallet_audit').selectAll().orderBy('seq').execute()

test('behavior: tells every step of a login, chained, without code, token or address (SECURITY 2.12)', async () => {
  const device = world.device()
  // No part of it is what a hash or an id could have in it by chance.
  const email = 'ada.lovelace@example.com'
  const secrets = [email, ...email.split('@'), 'lovelace', '203.0.113.7']
  const { body } = await device.ask('login/email', { email })
  const token = tokenIn(await world.mails())
  await world.choose(String(body['number']), token)
  const code = codeIn(await world.mails())
  await device.ask('login/code', { login: body['login'], code: wrongCode(code) })
  const done = await device.ask('login/code', { login: body['login'], code })
  device.token = String(done.body['token'])
  await device.ask('sign-out')
  const told = await lines()
  expect(told.map(({ event, outcome }) => `${event}: ${outcome}`)).toEqual([
    'login started: link',
    'login link: approved',
    'login code: wrong',
    'login code: right',
    'user added: ok',
    'wallet added: ok',
    'device added: ok',
    'session started: ok',
    'session ended: ok',
  ])
  for (const line of told) {
    expect(line).toMatchObject({ project_id: 'shop', device: device.thumbprint, origin: 'https://app.example' })
  }
  const text = JSON.stringify(told)
  for (const secret of [...secrets, token, code, device.token]) expect(text).not.toContain(secret)
  let before = FIRST_HASH
  for (const [index, { hash, ...row }] of told.entries()) {
    expect([row.seq, row.prev_hash]).toEqual([index + 1, before])
    expect(auditHash(row)).toBe(hash)
    before = hash
  }
})

test.each([
  ['event', 'session ended'],
  ['at', 1],
  ['outcome', 'right'],
  ['user_id', 'eve'],
  ['device', null],
  ['prev_hash', '0'],
])('error: a line whose %s was changed does not have its hash', async (field, value) => {
  const [, { hash, ...row }] = (await lines()) as [unknown, Awaited<ReturnType<typeof lines>>[number]]
  expect(auditHash({ ...row, [field]: value })).not.toBe(hash)
})

test('error: the database changes and deletes no line', async () => {
  const { db } = world.backend
  await expect(db.updateTable('wallet_audit').set({ outcome: 'ok' }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('wallet_audit').execute()).rejects.toThrow('append-only')
})

test('behavior: what was rolled back is not told', async () => {
  const { db, clock } = world.backend
  const count = (await lines()).length
  const change = db.transaction().execute(async (transaction) => {
    await audit(transaction, clock, { event: 'session ended', projectId: 'shop' })
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  expect(await lines()).toHaveLength(count)
})

test('error: a dump of the database has no code, link or token that works (A-41)', async () => {
  const device = world.device()
  const { body } = await device.ask('login/email', { email: 'dump@example.com' })
  const token = tokenIn(await world.mails())
  await world.choose(String(body['number']), token)
  const code = codeIn(await world.mails())
  const done = await device.ask('login/code', { login: body['login'], code })
  const { db } = world.backend
  const dump = JSON.stringify([
    await db.selectFrom('embedded_logins').selectAll().execute(),
    await db.selectFrom('embedded_sessions').selectAll().execute(),
    await db.selectFrom('embedded_envelopes').selectAll().execute(),
    await db.selectFrom('embedded_wallets').selectAll().execute(),
    await db.selectFrom('embedded_mails').selectAll().execute(),
  ])
  for (const secret of [token, String(done.body['token'])]) expect(dump).not.toContain(secret)
  expect(dump).not.toContain(`"${code}"`)
  for (const { code_hash, link_hash } of await db.selectFrom('embedded_logins').selectAll().execute()) {
    expect([code_hash, link_hash]).toEqual([null, null])
  }
})
