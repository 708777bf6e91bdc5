import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratedMemory } from '../../../../../test/setup/migrated-database.js'
import type { SiteDevice } from '../../../../../test/setup/site-device.js'
import {
  filesWith,
  findCode,
  keysIn,
  openEnvelopes,
  openMails,
  type SiteDump,
  takeDump,
  waitingLogins,
} from '../../../../../test/setup/site-dump.js'
import { openWallet } from '../../../../../test/setup/site-wallet.js'
import { makeSiteWorld, type SiteWorld, wrongCode } from '../../../../../test/setup/site-world.js'
import { type OpenDatabase, openDatabase } from '../../db/open-database.js'
import { DEVELOPMENT_SECRET } from '../../production-problems.js'
import { fileKeyStore } from '../keys/file-key-store.js'
import { hashOfCode } from '../login/login-code.js'
import { DAY_MS } from '../rules.data.js'

let folder = ''
let database: OpenDatabase | undefined
let world: SiteWorld
let ada: SiteDevice
let dump: SiteDump
/** What must not be found, by its name. */
const secrets = new Map<string, Uint8Array>()
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
let codeOfCy = ''
let linkOfBob = ''

/** Ada is signed in, Bob waits for the link, Cy for the code, and mails wait: then everything is taken. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modal-kit-dump-'))
  const { from } = await migratedMemory()
  database = await openDatabase({ kind: 'folder', path: join(folder, 'data'), from })
  // Where the key is stands for the KMS: it is in no dump.
  const keyFile = join(folder, 'kms/wallet-master.key')
  world = await makeSiteWorld([], { db: database.db, keys: await fileKeyStore(keyFile) })
  ada = world.device()
  await world.signIn(ada, 'ada@example.com')
  secrets.set('the token before', Buffer.from(ada.token ?? ''))
  world.pass(DAY_MS + 1)
  ada.token = String((await ada.ask('session')).body['token'])
  secrets.set('the token', Buffer.from(ada.token))
  secrets.set('the secret of the wallet', (await openWallet(ada)).secret)
  secrets.set('the master key', await readFile(keyFile))
  secrets.set('the secret of the backend', Buffer.from(world.backend.settings.secret))
  const cy = world.device()
  codeOfCy = (await world.startLogin(cy, 'cy@example.com')).code
  await world.device().ask('login/email', { email: 'bob@example.com' })
  dump = await takeDump(world.backend.db, join(folder, 'data'))
  // Known to the test alone, by the key.
  linkOfBob = /token=([\w-]{22})/.exec(openMails(dump, [world.backend.settings.secret]).join())?.[1] ?? ''
  secrets.set('the link', Buffer.from(linkOfBob))
}, 120_000)
afterAll(async () => {
  await world?.stop()
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

test('behavior: the dump is whole, and with the keys everything in it opens', async () => {
  expect([...dump.files.keys()].filter((path) => path.endsWith('PG_VERSION')).length).toBeGreaterThan(0)
  expect(filesWith(dump, Buffer.from('ada@example.com')).length).toBeGreaterThan(0)
  const [masterKey = Buffer.of(), secret = Buffer.of()] = [
    secrets.get('the master key'),
    secrets.get('the secret of the wallet'),
  ]
  expect(openEnvelopes(dump, [masterKey]).map(hex)).toEqual([hex(secret)])
  expect(linkOfBob).toMatch(/^[\w-]{22}$/)
  const [login] = waitingLogins(dump)
  if (!login) throw new Error('No login waits')
  expect(findCode(login, world.backend.settings.secret)).toBe(codeOfCy)
}, 240_000)

test('error: no secret is in a file of the data folder, in any form (A-41)', () => {
  for (const [name, secret] of secrets) expect(filesWith(dump, secret), name).toEqual([])
})

test('error: nothing that stands in the dump opens a wallet or a mail (A-41)', () => {
  const keys = keysIn(dump)
  expect(keys.length).toBeGreaterThan(1_000)
  expect(openEnvelopes(dump, keys)).toEqual([])
  expect(openMails(dump, [...dump.texts, '', DEVELOPMENT_SECRET])).toEqual([])
})

test('error: a million tries without the secret find no code, and no text of the dump is the secret (A-41)', () => {
  const [login] = waitingLogins(dump)
  if (!login) throw new Error('No login waits')
  for (const secret of [undefined, DEVELOPMENT_SECRET]) expect(findCode(login, secret)).toBeUndefined()
  const found = ['', ...dump.texts].filter(
    (secret) => hashOfCode({ settings: { ...world.backend.settings, secret } }, login, codeOfCy) === login.code_hash,
  )
  expect(found).toEqual([])
}, 240_000)

test('error: no text of the dump is a session, a link or a code, not even with the key of the device (A-41)', async () => {
  const token = ada.token
  const tokens = dump.texts.filter((text) => /^[\w-]{43}$/.test(text))
  const links = dump.texts.filter((text) => /^[\w-]{22}$/.test(text))
  expect([tokens.length > 4, links.length > 2]).toEqual([true, true])
  for (const text of tokens) {
    ada.token = text
    expect((await ada.ask('session')).body).toEqual({ session: 'no' })
  }
  ada.token = token
  for (const text of links) {
    expect((await world.open(`/device?token=${text}`)).status).toBe(404)
    const numbers = dump.rows.get('embedded_logins')?.flatMap((row) => String(row['numbers']).split(' ')) ?? []
    for (const number of new Set(numbers)) expect((await world.choose(number, text)).status).toBe(404)
  }
  const [login] = waitingLogins(dump)
  const thief = world.device()
  // The right code, of a login whose id is in the dump, on another device.
  for (const code of [codeOfCy, wrongCode(codeOfCy)]) {
    expect((await thief.ask('login/code', { login: login?.id, code })).body).toMatchObject({ code: 'wrong_code' })
  }
  expect((await ada.ask('session')).body).toMatchObject({ session: 'yes' })
})
