import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limit, runs } from '../../../../../test/setup/runs.js'
import { APP, makeDevice, PROJECT, type SiteDevice } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld, wrongCode } from '../../../../../test/setup/site-world.js'
import { DAY_MS, rules } from '../rules.data.js'
import { randomToken } from '../secrets.js'
import { createSite } from '../site/site-app.js'
import { hashOfCode } from './login-code.js'

let world: SiteWorld
let site: SiteWorld['site']
/** The answers that were held back, in ms. An attack asks everything at once: its time does not go on meanwhile. */
let waits: number[] = []
beforeAll(async () => {
  world = await makeSiteWorld()
  const clock = { now: world.backend.clock.now, sleep: async (ms: number) => void waits.push(ms) }
  site = createSite({ ...world.backend, clock }, { files: { build: 'x', all: new Map() } as never, hosts })
})
afterAll(() => world?.stop())
beforeEach(() => {
  world.pass(2 * DAY_MS)
  waits = []
})

const hosts = ['wallet.localhost:8788']
/** How many accounts are attacked: so few in a usual run, as many as `RUNS` says in a long one. */
const manyOr = (few: number) => Math.max(few, runs(1_000) > 1_000 ? runs(1_000) : 0)
/** Accounts that are guessed at seven times, and how long one of them may take on a busy machine, in ms. */
const bursts = manyOr(40)
const BURST_MS = 600
/** Accounts whose logins are all started before the first of them is guessed at. */
const BATCH = 300
const BULK = 1_000
/** One account takes so long: below the requests a minute of a project, and within the life of a code for all. */
const ACCOUNT_MS = 10

/** An account under attack, and the device that attacks it. */
interface Attack {
  readonly email: string
  readonly device: SiteDevice
  /** Twenty of a network, as its limit allows. */
  readonly ip: string
}

/** What an attack was told: of its start, and of its guess. */
interface Told {
  readonly action: unknown
  readonly guess: unknown
}

async function attacksOn(name: string, accounts: number): Promise<readonly Attack[]> {
  const network = (index: number) => `10.${name.length}${Math.floor(index / 5_120)}.${Math.floor(index / 20) % 256}`
  const attacks = Array.from({ length: accounts }, (_, index) => ({
    email: `${name}${index}@example.com`,
    device: makeDevice(site, world.backend.clock.now),
    ip: `${network(index)}.${index % 20}`,
  }))
  const users = attacks.map(({ email }) => ({ id: `user of ${email}`, project_id: PROJECT, email, created_at: 1 }))
  await inBulk(users, (rows) => world.backend.db.insertInto('embedded_users').values(rows).execute())
  return attacks
}

async function inBulk<Row>(rows: readonly Row[], insert: (rows: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += BULK) await insert(rows.slice(at, at + BULK))
}

/** Starts the logins of a batch, then guesses once at each. */
async function guessOnce(attacks: readonly Attack[]): Promise<readonly Told[]> {
  const told: Told[] = []
  for (let at = 0; at < attacks.length; at += BATCH) {
    const batch = attacks.slice(at, at + BATCH)
    const starts = await Promise.all(batch.map(({ device, email, ip }) => device.ask('login/email', { email }, { ip })))
    const guesses = await guessesAt(starts.map(({ body }) => String(body['login'])))
    const answers = await Promise.all(
      batch.map(({ device, ip }, index) => device.ask('login/code', guesses[index], { ip })),
    )
    told.push(...answers.map(({ body }, index) => ({ action: starts[index]?.body['action'], guess: body['code'] })))
    world.pass(batch.length * ACCOUNT_MS)
  }
  return told
}

/** A wrong code for each login: one in a million guesses would be right. */
async function guessesAt(logins: readonly string[]) {
  const rows = await world.backend.db.selectFrom('embedded_logins').selectAll().where('id', 'in', logins).execute()
  return logins.map((login) => {
    const row = rows.find(({ id }) => id === login)
    if (!row) throw new Error(`No login: ${login}`)
    return { login, code: hashOfCode(world.backend, row, '000000') === row.code_hash ? '000001' : '000000' }
  })
}

/** How many guesses at these accounts were compared with a code: by the logins, by the audit, and by the project's count. */
async function evaluated(name: string) {
  const { db } = world.backend
  const logins = await db
    .selectFrom('embedded_logins')
    .select(({ fn }) => [
      fn.sum<string>('tries').as('tries'),
      fn.max('tries').as('most'),
      fn.count<number>('id').as('logins'),
      fn.count<number>('code_hash').as('codes'),
    ])
    .where('email', 'like', `${name}%`)
    .executeTakeFirstOrThrow()
  const told = await db
    .selectFrom('wallet_audit')
    .innerJoin('embedded_logins', 'embedded_logins.id', 'wallet_audit.subject')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event', '=', 'login code')
    .where('email', 'like', `${name}%`)
    .executeTakeFirstOrThrow()
  const counted = await db
    .selectFrom('embedded_counts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('key', '=', `failures ${PROJECT}`)
    .where('at', '>', world.backend.clock.now() - DAY_MS)
    .executeTakeFirstOrThrow()
  return { ...logins, tries: Number(logins.tries), told: told.count, counted: counted.count }
}

const kindsOf = (told: readonly Told[]) => {
  const kinds = new Map<string, number>()
  for (const { action, guess } of told) kinds.set(`${action} ${guess}`, (kinds.get(`${action} ${guess}`) ?? 0) + 1)
  return Object.fromEntries(kinds)
}

test(
  'error: of one guess on each of thousands of accounts from fresh devices none is compared with a code (A-25)',
  async () => {
    const accounts = manyOr(200)
    const told = await guessOnce(await attacksOn('fresh', accounts))
    expect(kindsOf(told)).toEqual({ 'VERIFY_DEVICE login_over': accounts })
    const none = { tries: 0, most: 0, codes: 0, told: 0, counted: 0 }
    expect(await evaluated('fresh')).toEqual({ ...none, logins: accounts })
    expect(waits).toEqual([])
  },
  limit(240_000),
)

test(
  'error: of one guess on each of thousands of accounts from known devices five hundred are, then the link is asked (A-25)',
  async () => {
    const accounts = manyOr(700)
    const attacks = await attacksOn('known', accounts)
    const devices = attacks.map(({ email, device }) => ({
      user_id: `user of ${email}`,
      device: device.thumbprint,
      added_at: 1,
    }))
    await inBulk(devices, (rows) => world.backend.db.insertInto('embedded_devices').values(rows).execute())
    const told = await guessOnce(attacks)
    // The second batch was started before the budget was spent: its codes are worth nothing from then on.
    const [checked, started] = [rules.failuresPerProjectHour, 2 * BATCH]
    expect(kindsOf(told)).toEqual({
      'VERIFY_OTP wrong_code': checked,
      'VERIFY_OTP login_over': started - checked,
      'VERIFY_DEVICE login_over': accounts - started,
    })
    const facts = await evaluated('known')
    expect(facts).toEqual({
      tries: checked,
      most: 1,
      told: checked,
      counted: checked,
      logins: accounts,
      codes: started,
    })
    // Every answer after the five hundredth wrong code, those of starts and those of guesses.
    const late = started - checked + 2 * (accounts - started)
    expect(waits).toEqual(Array.from({ length: late }, () => rules.slowMs))
  },
  limit(240_000),
)

test(
  'error: of six wrong codes and the right one on each of thousands of accounts five are compared, and none signs in (A-24)',
  async () => {
    const attacks = await attacksOn('burst', bursts)
    const code = '123456'
    const now = world.backend.clock.now()
    const logins = attacks.map(({ email, device }) => {
      const about = { id: randomToken(128), device: device.thumbprint, project_id: PROJECT, origin: APP }
      const client = { email, language: 'en', browser: '?', network: '?', numbers: '10 11 12', created_at: now }
      const code_hash = hashOfCode(world.backend, about, code)
      return { ...about, ...client, state: 'code' as const, code_hash, code_expires_at: now + rules.codeMs }
    })
    await inBulk(logins, (rows) => world.backend.db.insertInto('embedded_logins').values(rows).execute())
    const told = new Map<unknown, number>()
    const guess = async ({ device, ip }: Attack, login: string | undefined, text: string) => {
      const { body } = await device.ask('login/code', { login, code: text }, { ip })
      told.set(body['code'], (told.get(body['code']) ?? 0) + 1)
    }
    for (const [index, attack] of attacks.entries()) {
      const id = logins[index]?.id
      await Promise.all(Array.from({ length: 6 }, (_, step) => guess(attack, id, wrongCode(code, step + 1))))
      await guess(attack, id, code)
      world.pass(2 * ACCOUNT_MS)
    }
    const tries = attacks.length * rules.codeTries
    expect(Object.fromEntries(told)).toEqual({ wrong_code: tries, login_over: attacks.length * 2 })
    const facts = { tries, most: 5, told: tries, counted: tries, logins: attacks.length, codes: 0 }
    expect(await evaluated('burst')).toEqual(facts)
    expect(await world.backend.db.selectFrom('embedded_sessions').select('id').execute()).toEqual([])
  },
  Math.max(60_000, bursts * BURST_MS),
)
