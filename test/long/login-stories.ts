import fc from 'fast-check'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from '../../templates/backend/src/db/migrate.js'
import type { Database } from '../../templates/backend/src/db/tables.js'
import { readInbox } from '../load/inbox.js'
import { buildSiteBackend } from '../load/site-backends.js'
import { ownFolder } from '../setup/own-folder.js'
import { startPostgres } from '../setup/postgres.js'
import { APP } from '../setup/site-device.js'
import { startKilledPair } from './killed-pair.js'
import { faultsOfRows } from './login-rows.js'
import { type LoginStory, playStory, type StoryFacts, type StoryPlace, storyOf } from './login-story.js'

/** How many stories, from which random ones, and how many at once. */
export interface StoriesPlan {
  readonly stories: number
  readonly seed: number
  readonly clients: number
  readonly signal: AbortSignal
}

/** What came of them. */
export interface StoriesResult {
  /** Empty where everything is as it must be. */
  readonly faults: readonly string[]
  /** How often each answer came. */
  readonly answers: ReadonlyMap<string, number>
  readonly kills: number
  /** Requests whose answer was lost with their process. */
  readonly lost: number
  readonly seconds: number
}

/** Of one project: below its wrong codes and its mails of an hour. */
const STORIES_OF_PROJECT = 50
/** A chain that is never asked. */
const NO_CHAIN = 'http://127.0.0.1:9'

/**
 * Plays stories of logins over two processes of the built backend on one Postgres, of which one at a time is killed in the
 * middle of its work and started again, and then looks at every row. Rejects where the processes can not be started.
 */
export async function runStories({ stories, seed, clients, signal }: StoriesPlan): Promise<StoriesResult> {
  const ends: (() => Promise<unknown> | undefined)[] = []
  const begin = performance.now()
  try {
    const scratch = await ownFolder()
    ends.push(() => scratch.remove())
    const postgres = await startPostgres()
    ends.push(() => postgres.stop())
    const place = { kind: 'postgres', url: postgres.url, connections: 5 } as const
    const db = openRows(postgres.url)
    ends.push(() => db.destroy())
    const projects = Math.ceil(stories / STORIES_OF_PROJECT)
    await prepare(db, projects)
    const build = await buildSiteBackend(scratch.dir, NO_CHAIN, place)
    const pair = await startKilledPair(build.start)
    ends.push(pair.stop)
    const inbox = readInbox(() => pair.backends.map((each) => each.inboxUrl))
    ends.push(async () => inbox.stop())
    const list = fc.sample(storyOf(), { numRuns: stories, seed })
    const doors = () => pair.backends.map((each) => each.door)
    const { facts, faults: broken } = await playAll(list, { clients, signal }, (index) => ({
      doors,
      inbox,
      project: `p${index % projects}`,
      email: `person${index}@example.com`,
      ip: `10.${Math.floor(index / 256)}.${index % 256}.1`,
    }))
    const kills = await pair.spare()
    const faults = [
      ...pair.faults,
      ...broken,
      ...faultsOfFacts(facts),
      ...(await faultsOfRows(db)),
      ...(await liveFaults(db, facts)),
    ]
    return { ...sum(facts), faults, kills, seconds: (performance.now() - begin) / 1_000 }
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** int8 comes as a number: times and counts, all below 2^53. */
function openRows(connectionString: string): Kysely<Database> {
  const { INT8 } = pg.types.builtins
  const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
    id === INT8 ? Number : pg.types.getTypeParser(id, format)
  const pool = new pg.Pool({ connectionString, types: { getTypeParser } })
  // A connection that ends with the server, after everything was read, is no fault.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

async function prepare(db: Kysely<Database>, projects: number): Promise<void> {
  await migrate(db)
  const ids = Array.from({ length: projects }, (_, index) => `p${index}`)
  await db
    .insertInto('projects')
    .values(ids.map((id) => ({ id, name: id, created_at: 0 })))
    .execute()
  await db
    .insertInto('project_origins')
    .values(ids.map((project_id) => ({ project_id, pattern: APP })))
    .execute()
}

async function playAll(
  list: readonly LoginStory[],
  { clients, signal }: Pick<StoriesPlan, 'clients' | 'signal'>,
  placeOf: (index: number) => StoryPlace,
): Promise<{ readonly facts: readonly StoryFacts[]; readonly faults: readonly string[] }> {
  const facts: StoryFacts[] = []
  const faults: string[] = []
  let next = 0
  async function client(): Promise<void> {
    while (!signal.aborted) {
      const index = next
      next += 1
      const story = list[index]
      if (!story) return
      await playStory(placeOf(index), story).then(
        (each) => facts.push(each),
        (cause: unknown) => faults.push(`story ${index} broke: ${cause}`),
      )
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { facts, faults }
}

/** What clients must never see, whatever is lost. */
function faultsOfFacts(facts: readonly StoryFacts[]): readonly string[] {
  return facts.flatMap(({ answers, guesses }) => [
    ...[...answers.keys()].filter((answer) => /\b5[0-9][0-9]$/.test(answer)).map((answer) => `an answer was ${answer}`),
    ...[...guesses].flatMap(([login, told]) => {
      const rights = told.filter((each) => each === 'right').length
      return rights > 1 ? [`the code of ${login} signed in ${rights} times`] : []
    }),
  ])
}

/** A session that a device was given, and has not ended, is there. */
async function liveFaults(db: Kysely<Database>, facts: readonly StoryFacts[]): Promise<readonly string[]> {
  const rows = await db.selectFrom('embedded_sessions').select('device').execute()
  const devices = new Set(rows.map(({ device }) => device))
  const live = facts.flatMap((each) => [...each.live])
  return live.filter((device) => !devices.has(device)).map((device) => `the session of ${device} is gone`)
}

function sum(facts: readonly StoryFacts[]): Pick<StoriesResult, 'answers' | 'lost'> {
  const answers = new Map<string, number>()
  for (const each of facts)
    for (const [answer, count] of each.answers) answers.set(answer, (answers.get(answer) ?? 0) + count)
  return { answers, lost: facts.reduce((total, each) => total + each.lost, 0) }
}
