import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptDatabase } from '../../../../../test/setup/kept-database.js'
import { type LocalBackend, makeLocalBackend } from '../../../../../test/setup/local-backend.js'
import { systemClock } from '../../clock.js'
import { openDatabase } from '../../db/open-database.js'
import { readProject } from '../../projects/read-project.js'
import type { MailSettings, Settings } from '../../settings.js'
import { SettingsError } from '../../settings-error.js'
import { openForAdmin } from './open-for-admin.js'
import { runAdmin } from './run-admin.js'

let folder = ''
let local: LocalBackend
let settings: Settings
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modal-kit-admin-'))
  local = await makeLocalBackend({ hasDatabase: true })
  settings = local.backend.settings
}, 60_000)
afterAll(async () => {
  await local?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command on one database in memory, or, with a place, on that one as the program does. */
async function run(line: string, given: Partial<Settings> = {}, readSettings?: () => Settings) {
  const out: string[] = []
  const err: string[] = []
  const argv = line.split(' ').filter((word) => word !== '')
  const code = await runAdmin(argv, {
    readSettings: readSettings ?? (() => ({ ...settings, ...given })),
    open: given.database ? openForAdmin : async () => ({ db: local.backend.db, kind: 'pglite', close: async () => {} }),
    clock: systemClock(),
    print: (text) => void out.push(text),
    complain: (text) => void err.push(text),
    signal: new AbortController().signal,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

test('behavior: a project is made, set up, shown and deleted', async () => {
  const made = await run('project create Shop --id shop --origin https://shop.example.com --origin http://localhost:*')
  expect(made).toMatchObject({ code: 0, err: '' })
  expect((await run('origin add shop https://*.example.com')).code).toBe(0)
  expect((await run('origin remove shop http://localhost:*')).code).toBe(0)
  expect((await run('origin list shop')).out).toBe('https://*.example.com\nhttps://shop.example.com')
  expect((await run('feature set shop social_login on --providers email,google')).code).toBe(0)
  expect((await run('feature set shop swap off')).code).toBe(0)
  expect((await run('limit set shop rpc 600 --per-ip 60')).code).toBe(0)
  expect((await run('origin trust shop https://shop.example.com')).code).toBe(0)
  expect((await run('project disable shop')).code).toBe(0)
  expect((await run('project show shop')).out).toMatchInlineSnapshot(`
    "project id  shop
    name        Shop
    state       off (self-hosted)
    origin      https://*.example.com
    origin      https://shop.example.com
    trusted     https://shop.example.com
    feature     social_login on: email, google
    feature     swap off
    limit       rpc 600 a minute, 60 from one address"
  `)
  expect((await run('origin distrust shop https://shop.example.com')).out).not.toContain('trusted')
  expect((await run('project enable shop')).out).toContain('state       on')
  expect((await run('project list')).out).toBe('shop  on   Shop')
  expect((await run('project delete shop')).err).toBe('Nothing was deleted. To delete shop, add --yes.')
  expect((await run('project delete shop --yes')).out).toBe('Deleted shop.')
  expect((await run('project list')).out).toBe('There is no project yet.')
})

test('behavior: --json is one JSON value and nothing else', async () => {
  const made = JSON.parse((await run('project create App --json')).out)
  expect(made).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'App', isEnabled: true, origins: [] })
  const list = JSON.parse((await run('project list --json')).out)
  expect(list).toEqual([made])
  await run(`project delete ${made.id} --yes`)
}, 60_000)

test('behavior: without a command, or with --help, it says what there is', async () => {
  const { code, out } = await run('')
  expect(code).toBe(0)
  expect(out).toContain('project create NAME [--id ID] [--origin ORIGIN …]')
  expect(out).toContain('wallets import FILE [--replace]')
  expect((await run('--help')).out).toBe(out)
  expect((await run('limit set --help')).out).toContain(
    'npm run admin -- limit set PROJECT rpc|api|events PER_MINUTE|default [--per-ip PER_MINUTE]',
  )
})

test('error: unknown commands, options and arguments name what was meant', async () => {
  const said = async (line: string) => {
    const { code, err, out } = await run(line)
    expect([code, out]).toEqual([1, ''])
    return err.split('\n')[0]
  }
  expect(await said('project crate Shop')).toBe('There is no command "project crate". Did you mean "project create"?')
  expect(await said('porject list')).toBe('There is no command "porject list". Did you mean "project list"?')
  expect(await said('fly away')).toBe('There is no command "fly away".')
  expect(await said('project create')).toBe('project create takes NAME.')
  expect(await said('project create My Shop')).toBe('project create takes NAME.')
  expect(await said('project create Shop --orign https://a.example.com')).toMatch(/^Unknown option '--orign'/)
  expect(await said('limit set shop rpc')).toBe('limit set takes PROJECT rpc|api|events PER_MINUTE|default.')
})

test('error: what the rows do not allow is told, with exit code 1', async () => {
  const said = async (line: string) => {
    const { code, err } = await run(line)
    return `${code} ${err}`
  }
  expect(await said('project show none')).toBe('1 There is no project none.')
  expect(await said('origin add none https://a.example.com')).toBe('1 There is no project none.')
  expect(await said('origin trust none https://a.example.com')).toBe(
    '1 The project none has no origin https://a.example.com.',
  )
  expect(await said('origin trust none https://*.example.com')).toBe(
    '1 Only a single origin can be trusted: https://*.example.com stands for many.',
  )
  expect(await said('project create Shop --origin https://*.vercel.app')).toMatch(
    /^1 "https:\/\/\*\.vercel\.app" has a \*/,
  )
  expect(await said('limit set none rpc many')).toMatch(/^1 A limit is a whole number/)
  expect(await said('wallets import /nowhere/list.json')).toMatch(/^1 \/nowhere\/list\.json can't be read: ENOENT/)
})

test('error: settings that are wrong are told as they are', async () => {
  const failing = () => {
    throw new SettingsError(['MODE: is set to x'])
  }
  expect(await run('project list', {}, failing)).toMatchObject({
    code: 1,
    err: 'The backend does not start:\n  - MODE: is set to x',
  })
  expect((await run('project list', { database: { kind: 'memory' } })).err).toMatch(/keep the database in memory/)
})

test('error: a folder that a running backend uses is left alone, and the way out is named', async () => {
  const path = join(folder, 'in-use')
  const database = { kind: 'folder', path } as const
  await keptDatabase(path)
  const running = await openDatabase(database)
  try {
    const plain = await run('project create Shop', { database })
    expect(plain.code).toBe(1)
    expect(plain.err).toBe(
      `${path} is in use by process ${process.pid}, and an embedded database serves one process at a time. Stop that ` +
        'backend, or start it with ADMIN_TOKEN to have an admin page. If no such process is a backend, delete ' +
        `${path}/backend.lock`,
    )
    expect((await run('project list', { database, adminToken: 'secret' })).err).toContain(
      'use the admin page, http://127.0.0.1:8787/admin.',
    )
  } finally {
    await running.close()
  }
  await expect(access(join(path, 'backend.lock'))).rejects.toThrow()
  expect((await run('project create Shop --id later', { database })).code).toBe(0)
}, 60_000)

test('behavior: after a crash the folder opens again', async () => {
  const path = join(folder, 'crashed')
  const database = { kind: 'folder', path } as const
  await keptDatabase(path)
  await run('project create Shop --id kept', { database })
  // What a backend that was killed leaves behind: in a container it had the id that this process has now.
  await writeFile(join(path, 'postmaster.pid'), '-42\n/pglite/data\n')
  await writeFile(join(path, 'backend.lock'), `${process.pid} 1 x`)
  expect((await run('project show kept', { database })).out).toContain('project id  kept')
  const opened = await openDatabase(database)
  expect(await readProject(opened.db, 'kept')).toMatchObject({ id: 'kept' })
  await opened.close()
}, 60_000)

test('behavior: mail test sends through the mail server, also while the database is in use', async () => {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      stream.resume().once('end', () => {
        mails.push(envelope.rcptTo.map(({ address }) => address).join())
        callback()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
  const mail: MailSettings = { kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from: 'a@example.com' }
  expect(await run('mail test you@example.com', { mail, database: { kind: 'memory' } })).toMatchObject({
    code: 0,
    out: 'The mail server took a mail to you@example.com.',
  })
  expect(mails).toEqual(['you@example.com'])
  await new Promise<void>((resolve) => server.close(() => resolve()))
  const gone = await run('mail test you@example.com', { mail })
  expect(gone.code).toBe(1)
  expect(gone.err).toMatch(/^The mail server 127\.0\.0\.1 did not take the mail: .*ECONNREFUSED/)
  expect((await run('mail test nobody', { mail })).err).toMatch(/^The mail can't be sent: to/)
  expect((await run('mail test you@example.com')).err).toBe('No mail leaves this backend: set MAIL_URL and MAIL_FROM.')
})

test('behavior: wallets import puts a list into the directory', async () => {
  const list = join(folder, 'wallets.json')
  await writeFile(list, JSON.stringify({ data: [{ id: 'mine', name: 'Mine' }, { id: 'bad' }] }))
  expect((await run(`wallets import ${list} --replace`)).out).toBe(
    'left out: row 1 bad has no name\nImported 1 wallets; the directory has 1.',
  )
  await writeFile(list, '{"data":')
  expect((await run(`wallets import ${list}`)).err).toMatch(/^The list can't be used:/)
  await writeFile(list, '[]')
  expect((await run(`wallets import ${list}`)).err).toMatch(/has no usable wallet\. Nothing was changed\.$/)
}, 60_000)
