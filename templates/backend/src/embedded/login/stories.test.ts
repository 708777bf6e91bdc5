import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limit, runs } from '../../../../../test/setup/runs.js'
import { storyCommands } from '../../../../../test/setup/site-commands.js'
import { PROJECT, type SiteDevice } from '../../../../../test/setup/site-device.js'
import { emptyModel, type ModelLogin, type ModelSession, type SiteModel } from '../../../../../test/setup/site-model.js'
import type { StorySite } from '../../../../../test/setup/site-story.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { forgetOld } from '../housekeeping.js'
import { DAY_MS } from '../rules.data.js'
import { limitKeys } from './limits.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()
let stories = 0

/** A new site for a story: one address has a user with a device, who has signed out; the other one has none. */
async function begin(failures: number): Promise<{ readonly model: SiteModel; readonly real: StorySite }> {
  stories += 1
  const emails = [`ada${stories}@example.com`, `bob${stories}@example.com`] as const
  const devices = [world.device(), world.device(), world.device()] as const
  await world.signIn(devices[0], emails[0])
  await devices[0].ask('sign-out')
  devices[0].token = undefined
  world.pass(2 * DAY_MS)
  await forgetOld(world.backend)
  const model = emptyModel()
  model.known.add(`${emails[0]} 0`)
  const { db, clock } = world.backend
  const at = clock.now()
  const { failuresOfEmail: key } = keysOf(emails[0])
  for (let n = 0; n < failures; n += 1) {
    await db.insertInto('embedded_counts').values({ key, at }).execute()
    model.failures.push({ email: emails[0], at })
  }
  return { model, real: { world, devices, emails, check: (each) => check(each, { emails, devices }) } }
}

const keysOf = (email: string) => limitKeys(world.backend, { projectId: PROJECT, email, network: '' })

interface Cast {
  readonly emails: readonly string[]
  readonly devices: readonly SiteDevice[]
}

/** Compares what the database has with the rules. */
async function check({ logins, sessions, locks, failures }: SiteModel, { emails, devices }: Cast): Promise<void> {
  const { db, clock } = world.backend
  const device = ({ device: index }: ModelLogin | ModelSession) => devices[index]?.thumbprint
  const rows = await db.selectFrom('embedded_logins').selectAll().where('email', 'in', emails).execute()
  for (const { tries } of rows) expect([0, 1, 2, 3, 4, 5]).toContain(tries)
  expect(
    inOrder(
      rows.map((row) => [row.id, row.device, row.state, row.tries, row.code_hash !== null, row.link_hash !== null]),
    ),
  ).toEqual(
    inOrder(
      logins.map((each) => [
        each.id,
        device(each),
        each.state,
        each.tries,
        each.code !== undefined,
        each.state === 'link',
      ]),
    ),
  )
  const live = await db
    .selectFrom('embedded_sessions as session')
    .innerJoin('embedded_users as user', 'user.id', 'session.user_id')
    .select(['user.email', 'session.device', 'session.created_at', 'session.used_at', 'session.rotated_at'])
    .where('email', 'in', emails)
    .execute()
  expect(inOrder(live.map((row) => [row.email, row.device, row.created_at, row.used_at, row.rotated_at]))).toEqual(
    inOrder(sessions.map((each) => [each.email, device(each), each.createdAt, each.usedAt, each.rotatedAt])),
  )
  const now = clock.now()
  for (const email of emails) {
    const { failuresOfEmail: key } = keysOf(email)
    const lock = await db.selectFrom('embedded_locks').select('until').where('key', '=', key).executeTakeFirst()
    const until = locks.get(email) ?? 0
    expect((lock?.until ?? 0) > now ? lock?.until : 0).toBe(until > now ? until : 0)
    const counts = db
      .selectFrom('embedded_counts')
      .select('id')
      .where('key', '=', key)
      .where('at', '>', now - DAY_MS)
    const failed = failures.filter((each) => each.email === email && each.at > now - DAY_MS)
    expect(await counts.execute()).toHaveLength(failed.length)
  }
}

/** What may be told of a login once at most, and a wrong code five times. */
async function checkAudit(): Promise<void> {
  const lines = await world.backend.db
    .selectFrom('wallet_audit')
    .select(({ fn }) => ['subject', 'event', 'outcome', fn.countAll<number>().as('count')])
    .where('event', 'in', ['login started', 'login link', 'login code'])
    .where('subject', 'is not', null)
    .groupBy(['subject', 'event', 'outcome'])
    .execute()
  expect(lines.length).toBeGreaterThan(0)
  const most = (outcome: string) => (outcome === 'wrong' ? 5 : 1)
  expect(lines.filter(({ count, outcome }) => count > most(outcome))).toEqual([])
}

test(
  'behavior: whatever people, attackers and the time do, five tries a code, one use, and no session without a right code (Z-17)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 19 }), storyCommands(), async (failures, commands) => {
        const story = await begin(failures)
        await fc.asyncModelRun(() => story, commands)
      }),
      { numRuns: runs(30) },
    )
    await checkAudit()
  },
  limit(240_000),
)
