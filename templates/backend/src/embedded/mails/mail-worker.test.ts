import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { type Mail, MailError } from '../../mail/mailer.js'
import { DAY_MS, HOUR_MS, rules } from '../rules.data.js'
import { mailWorker, sendDue } from './mail-worker.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())
beforeEach(async () => {
  world.pass(2 * DAY_MS)
  await world.mails()
})

const down = { send: () => Promise.reject(new MailError('The mail server did not take the mail')) }
const waiting = () => world.backend.db.selectFrom('embedded_mails').selectAll().where('sent_at', 'is', null).execute()

test('behavior: with the mail server down a login says the same as ever, and the mail goes out later', async () => {
  const device = world.device()
  const { status, body } = await device.ask('login/email', { email: 'later@example.com' })
  expect([status, body['action']]).toEqual([200, 'VERIFY_DEVICE'])
  const { backend } = world
  const gaps: number[] = []
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    expect(await sendDue(backend, down, backend.signal)).toBe(1)
    // Not again before its time.
    expect(await sendDue(backend, down, backend.signal)).toBe(0)
    const [row] = await waiting()
    const gap = (row?.next_at ?? 0) - backend.clock.now()
    gaps.push(gap)
    world.pass(gap)
  }
  expect(gaps).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  expect((await world.mails()).map(({ to }) => to)).toEqual(['later@example.com'])
  expect(await world.mails()).toEqual([])
})

test('behavior: a mail that could not be sent in ten minutes is dropped, with a line in the audit', async () => {
  const { body } = await world.device().ask('login/email', { email: 'dropped@example.com' })
  await sendDue(world.backend, down, world.backend.signal)
  world.pass(rules.mailMs - 1)
  await sendDue(world.backend, down, world.backend.signal)
  expect(await waiting()).toHaveLength(1)
  world.pass(60_001)
  expect(await world.mails()).toEqual([])
  expect(await waiting()).toEqual([])
  const lines = await world.backend.db
    .selectFrom('wallet_audit')
    .selectAll()
    .where('event', '=', 'mail dropped')
    .execute()
  expect(lines).toEqual([expect.objectContaining({ subject: body['login'], outcome: 'too old', project_id: 'shop' })])
})

test('behavior: the thousandth mail of a project in an hour goes out, the next one waits, other projects do not', async () => {
  const { db, clock } = world.backend
  const row = {
    project_id: 'shop',
    login_id: 'x',
    sealed: '',
    created_at: clock.now(),
    next_at: 0,
    sent_at: clock.now(),
  }
  await db
    .insertInto('embedded_mails')
    .values(Array.from({ length: 999 }, (_, id) => ({ ...row, id: `old-${id}` })))
    .execute()
  for (const email of ['a@example.com', 'b@example.com']) {
    await world.device().ask('login/email', { email })
    world.pass(1)
  }
  await world.device().ask('login/email', { email: 'c@example.com' }, { project: 'other' })
  expect((await world.mails()).map(({ to }) => to).sort()).toEqual(['a@example.com', 'c@example.com'])
  await db
    .updateTable('embedded_mails')
    .set({ sent_at: clock.now() - HOUR_MS })
    .where('id', '=', 'old-0')
    .execute()
  expect((await world.mails()).map(({ to }) => to)).toEqual(['b@example.com'])
})

test('behavior: a mail that hangs holds up no other', async () => {
  for (const email of ['slow@example.com', 'quick@example.com']) await world.device().ask('login/email', { email })
  const sent: string[] = []
  const { backend } = world
  const ended = new AbortController()
  const hanging = {
    send: ({ to }: Mail, signal: AbortSignal) =>
      to === 'slow@example.com'
        ? new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        : Promise.resolve(void sent.push(to)),
  }
  const sending = sendDue(backend, hanging, ended.signal)
  await expect.poll(() => sent).toEqual(['quick@example.com'])
  ended.abort(new Error('The test ends'))
  await sending
  // It was given up because the process ends: another one sends it at once.
  expect((await world.mails()).map(({ to }) => to)).toEqual(['slow@example.com'])
})

test('behavior: the worker sends by itself, goes on after a failure, and ends with the backend', async () => {
  const stopping = new AbortController()
  const sent: string[] = []
  let isDown = true
  const mailer = {
    async send({ to }: Mail) {
      if (isDown) throw new MailError('down')
      sent.push(to)
    },
  }
  const running = mailWorker({ ...world.backend, signal: stopping.signal }, mailer).run()
  await world.device().ask('login/email', { email: 'worker@example.com' })
  await expect.poll(async () => (await waiting())[0]?.attempts ?? 0).toBeGreaterThan(0)
  isDown = false
  await expect.poll(() => sent).toEqual(['worker@example.com'])
  stopping.abort(new Error('The backend stops'))
  await running
})

test('error: nothing in the database tells a code, a link, or to whom a mail goes', async () => {
  const device = world.device()
  const { code } = await world.startLogin(device, 'sealed@example.com')
  world.pass(rules.resendMs)
  await device.ask('login/email', { email: 'sealed@example.com' })
  const rows = JSON.stringify(await world.backend.db.selectFrom('embedded_mails').selectAll().execute())
  expect(rows).not.toContain(code)
  expect(rows).not.toContain('sealed@example.com')
  const [mail] = await waiting()
  // The seal of one mail does not open as another.
  await world.backend.db
    .updateTable('embedded_mails')
    .set({ id: 'another' })
    .where('id', '=', mail?.id ?? '')
    .execute()
  expect(await world.mails()).toEqual([])
  expect((await waiting())[0]?.attempts).toBeGreaterThan(0)
})
