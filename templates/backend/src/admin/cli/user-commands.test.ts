import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APP, type SiteDevice } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld, wrongCode } from '../../../../../test/setup/site-world.js'
import { deleteProject } from '../../projects/edit-project.js'
import { runAdmin } from './run-admin.js'

const TIME = '2026-01-31T12:00:00.000Z'
let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

async function run(line: string) {
  const out: string[] = []
  const err: string[] = []
  const { backend } = world
  const code = await runAdmin(line.split(' '), {
    readSettings: () => backend.settings,
    open: async () => ({ db: backend.db, kind: 'pglite', close: async () => {} }),
    clock: backend.clock,
    print: (text) => void out.push(text),
    complain: (text) => void err.push(text),
    signal: new AbortController().signal,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

async function json(line: string) {
  const { out, err } = await run(`${line} --json`)
  expect(err).toBe('')
  return JSON.parse(out)
}

async function signedIn(email: string): Promise<SiteDevice> {
  const device = world.device()
  expect((await world.signIn(device, email)).status).toBe(200)
  return device
}

/** Events of the last lines of the audit, with what they are about. */
async function told(count: number) {
  const rows = await world.backend.db
    .selectFrom('wallet_audit')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(count)
    .execute()
  return rows.toReversed().map(({ event, outcome, subject }) => [event, outcome, subject])
}

const isIn = async (device: SiteDevice) => (await device.ask('session')).body['session'] === 'yes'

describe('user show', () => {
  test('behavior: tells a user whole, by the address as a login reads it, and that it was told', async () => {
    const device = await signedIn('show@example.com')
    const shown = await json('user show shop Show@EXAMPLE.com')
    const { accounts } = ((await device.ask('session')).body['user'] ?? {}) as { accounts: { address: string }[] }
    expect(shown).toMatchObject({
      email: 'show@example.com',
      projectId: 'shop',
      createdAt: Date.parse(TIME),
      lockedUntil: null,
      devices: [{ device: device.thumbprint, addedAt: Date.parse(TIME) }],
      sessions: [{ device: device.thumbprint }],
    })
    expect([shown.eip155, shown.solana]).toEqual(accounts.map(({ address }) => address))
    expect(shown.audit.map(({ event }: { event: string }) => event)).toContain('login started')
    expect(await told(1)).toEqual([['admin read', 'ok', 'user show']])
    const { out } = await run('user show shop show@example.com')
    expect(out).toContain(`eip155      ${shown.eip155}\n`)
    expect(out).toContain(
      `created     ${TIME}\nnew devices may sign in\ndevice      ${device.thumbprint}  since ${TIME}\n`,
    )
    expect(out).toContain(`session     ${shown.sessions[0].id}  device ${device.thumbprint}  since ${TIME}`)
    expect(out).toMatch(/audit {7}\d+ {2}2026-01-31T12:00:00\.000Z {2}admin read: ok {2}about user show$/m)
    for (const secret of [device.token, 'hash"', 'ct"', 'wrapped']) expect(out).not.toContain(String(secret))
  })

  test('behavior: says that new devices are locked out, and leaves out a session that has gone idle', async () => {
    await signedIn('locked@example.com')
    for (let round = 0; round < 4; round += 1) {
      const device = world.device()
      const { login, code } = await world.startLogin(device, 'locked@example.com')
      for (let step = 1; step <= 5; step += 1) {
        await device.ask('login/code', { login, code: wrongCode(code, step) })
      }
    }
    const shown = await json('user show shop locked@example.com')
    expect(shown.lockedUntil).toBe(world.backend.clock.now() + 24 * 3_600_000)
    expect((await run('user show shop locked@example.com')).out).toContain('new devices locked out until 2026-02-01T12')
    world.pass(7 * 24 * 3_600_000)
    expect(await json('session list shop locked@example.com')).toEqual([])
    expect((await run('session list shop locked@example.com')).out).toBe('There is no session.')
    expect((await json('user show shop locked@example.com')).lockedUntil).toBeNull()
  })
})

describe('what ends', () => {
  test('behavior: sign-out ends every session, tells each, and leaves the devices known', async () => {
    const devices = [await signedIn('out@example.com'), await signedIn('out@example.com')]
    const other = await signedIn('stays@example.com')
    const sessions: { id: string }[] = await json('session list shop out@example.com')
    const ids = sessions.map(({ id }) => id).sort()
    expect((await run('user sign-out shop out@example.com')).out.split('\n').sort()).toEqual(
      ids.map((id) => `Ended session ${id}.`),
    )
    expect((await told(2)).sort()).toEqual(ids.map((id) => ['session ended', 'by operator', id]))
    expect(await Promise.all(devices.map(isIn))).toEqual([false, false])
    expect(await isIn(other)).toBe(true)
    expect((await run('user sign-out shop out@example.com')).out).toBe('There was no session to end.')
    world.pass(60_000)
    const [device] = devices
    if (device) device.token = undefined
    const { body } = (await device?.ask('login/email', { email: 'out@example.com' })) ?? {}
    expect(body).toMatchObject({ action: 'VERIFY_OTP' })
    await world.mails()
  })

  test('behavior: one session ends, by the beginning of its id', async () => {
    const [first, second] = [await signedIn('one@example.com'), await signedIn('one@example.com')]
    const sessions: { id: string; device: string }[] = await json('session list shop one@example.com')
    const id = sessions.find(({ device }) => device === first.thumbprint)?.id ?? ''
    expect((await run(`session end shop one@example.com ${id.slice(0, 20)}`)).out).toBe(`Ended session ${id}.`)
    expect([await isIn(first), await isIn(second)]).toEqual([false, true])
  })

  test('behavior: a device that was ended has no session, and is a new one', async () => {
    const [lost, kept] = [await signedIn('lost@example.com'), await signedIn('lost@example.com')]
    world.pass(60_000)
    lost.token = undefined
    // The device is known still: it has a code by now, which must not let it in any more.
    const { login, code } = await world.startLogin(lost, 'lost@example.com')
    const { out } = await run(`device end shop lost@example.com -- ${lost.thumbprint.slice(0, 20)}`)
    expect(out).toMatch(/^Ended device (.+)\.\nEnded session [0-9a-f-]{36}\.$/)
    expect(out).toContain(lost.thumbprint)
    expect(await told(2)).toEqual([
      ['session ended', 'by operator', expect.any(String)],
      ['device ended', 'by operator', null],
    ])
    expect((await lost.ask('login/code', { login, code })).body).toMatchObject({ code: 'login_over' })
    expect(await isIn(kept)).toBe(true)
    expect((await json('device list shop lost@example.com')).map(({ device }: { device: string }) => device)).toEqual([
      kept.thumbprint,
    ])
    world.pass(60_000)
    const { body } = await lost.ask('login/email', { email: 'lost@example.com' })
    expect(body).toMatchObject({ action: 'VERIFY_DEVICE' })
    await world.mails()
  })
})

describe('audit list', () => {
  test('behavior: tells the last lines of a project or of one user, the newest last', async () => {
    const device = await signedIn('list@example.com')
    const lines: { event: string; user_id: string }[] = await json('audit list shop --user list@example.com')
    expect(lines.map(({ event }) => event)).toEqual([
      'login started',
      'login link',
      'login code',
      'user added',
      'wallet added',
      'device added',
      'session started',
    ])
    const text = (await run('audit list shop --last 3')).out.split('\n')
    expect(text).toHaveLength(3)
    expect(text.at(-1)).toMatch(/admin read: ok {2}about audit list$/)
    expect(text[0]).toContain('device added: ok')
    expect(text[0]).toContain(`device ${device.thumbprint}  origin ${APP}  network 203.0.113.*`)
    const other: { project_id: string }[] = await json('audit list other')
    expect(other.filter(({ project_id }) => project_id !== 'other')).toEqual([])
  })

  test.each(['0', '-1', '1001', 'many', '1e2', ''])('error: --last %j is no number of lines', async (count) => {
    expect(await run(`audit list shop --last=${count}`)).toEqual({
      code: 1,
      out: '',
      err: '--last is a whole number from 1 to 1000.',
    })
  })
})

test('error: a line that was changed past the database’s guard is named, and the exit code is 1', async () => {
  const whole = await run('audit check')
  expect(whole).toEqual({ code: 0, out: expect.stringMatching(/^The audit is whole: [1-9][0-9]* lines\.$/), err: '' })
  expect(await told(1)).toEqual([['admin read', 'ok', 'audit check']])
  const { db } = world.backend
  const change = async (outcome: string) => {
    await sql`alter table wallet_audit disable trigger user`.execute(db)
    await db.updateTable('wallet_audit').set({ outcome }).where('seq', '=', 3).execute()
    await sql`alter table wallet_audit enable trigger user`.execute(db)
  }
  await change('wrong')
  expect(await run('audit check')).toEqual({
    code: 1,
    out: 'The audit is broken: line 3 is missing, or is not what was written.',
    err: '',
  })
  const { code, out } = await run('audit check --json')
  expect([code, JSON.parse(out)]).toEqual([1, { rows: 3, brokenAt: 3 }])
  await change('right')
})

test('error: what a command names has to be there, once', async () => {
  const said = async (line: string) => {
    const { code, out, err } = await run(line)
    return [code, out, err.split('\n')[0]]
  }
  for (const _ of [1, 2]) await signedIn('many@example.com')
  const before = await told(1)
  expect(await said('user show none a@example.com')).toEqual([1, '', 'There is no project none.'])
  expect(await said('user show shop a@example.com')).toEqual([1, '', 'shop has no user a@example.com.'])
  expect(await said('user sign-out other many@example.com')).toEqual([1, '', 'other has no user many@example.com.'])
  expect(await said('user show shop many')).toEqual([1, '', 'Invalid email address'])
  expect(await said('user show shop')).toEqual([1, '', 'user show takes PROJECT EMAIL.'])
  expect(await said('session end shop many@example.com zz')).toEqual([
    1,
    '',
    'There is no session zz. "session list" has them all.',
  ])
  expect((await said('session end shop many@example.com ')).at(-1)).toMatch(/^More than one session begins with : /)
  expect((await said('device end shop many@example.com ')).at(-1)).toMatch(/^More than one device begins with : /)
  expect(await said('audit list none')).toEqual([1, '', 'There is no project none.'])
  expect(await told(1)).toEqual(before)
  await deleteProject(world.backend, 'shop')
  expect((await run('user show shop many@example.com')).code).toBe(0)
})
