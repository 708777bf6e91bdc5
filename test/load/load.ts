import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabasePlace } from '../../templates/backend/src/db/open-database.js'
import { startPostgres } from '../setup/postgres.js'
import { mustRun } from '../setup/run-program.js'
import { insideFolder } from '../setup/scratch.js'
import { startTestAnvil } from '../setup/test-anvil.js'
import { makeAsker } from './ask.js'
import { endpoints } from './endpoints.data.js'
import { type LoadResult, percentile, runClients } from './run-clients.js'
import { type LoginResult, runLogins } from './run-logins.js'
import { buildSiteBackend, type SiteBackend } from './site-backends.js'

const LEAST_GOOD = 0.99
const usage = 'load.ts [--clients 200] [--logins 20] [--seconds 60] [--database postgres|embedded] [--two]'
const APP = 'https://load.example'
/** Of the logins: each may send a thousand mails an hour. */
const projects = Array.from({ length: 50 }, (_, index) => `load${index}`)

/**
 * Loads a built backend over loopback with the mixed endpoints, and its wallet's site with logins, and prints what clients
 * saw. `--two`: two processes on one Postgres, of which one is killed in the middle. Exit code 1 when a status is 5xx,
 * fewer than 99 % are 2xx, no login came through, two processes disagree, or the backend does not stop well.
 */
export async function main(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      clients: { type: 'string', default: '200' },
      logins: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '60' },
      database: { type: 'string', default: 'postgres' },
      two: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const isEmbedded = values.database === 'embedded' && !values.two
  const ends: (() => Promise<unknown>)[] = []
  try {
    const scratch = await insideFolder('load')
    ends.push(() => scratch.remove())
    const anvil = await startTestAnvil(1)
    ends.push(() => anvil.stop())
    const place = isEmbedded ? embedded(join(scratch.dir, 'data')) : await onPostgres(ends)
    const { dist, start } = await buildSiteBackend(scratch.dir, anvil.url, place)
    await seed(dist, place)
    const processes: SiteBackend[] = []
    // Processes end before what they stand on.
    ends.push(() => Promise.all(processes.map((each) => each.kill())))
    for (let count = 0; count < (values.two ? 2 : 1); count++) processes.push(await start())
    const result = await load(processes, {
      clients: Number(values.clients),
      logins: Number(values.logins),
      seconds: Number(values.seconds),
      isKilling: values.two,
      signal,
    })
    print(
      result,
      `${values.clients} clients, ${values.logins} who sign in, ${processes.length} process(es), ${place.kind}`,
    )
    const code = await processes[0]?.stop()
    return judge(result, code ?? null)
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

interface Plan {
  readonly clients: number
  /** Clients that sign in, use the wallet, and sign out. */
  readonly logins: number
  readonly seconds: number
  /** Whether the second process is killed in the middle. */
  readonly isKilling: boolean
  readonly signal: AbortSignal
}

interface Result extends LoadResult, LoginResult {}

async function load(
  processes: readonly SiteBackend[],
  { clients, logins, seconds, isKilling, signal }: Plan,
): Promise<Result> {
  const askers = processes.map(({ url }) => makeAsker(url, clients))
  const options = { askers, endpoints, failsOver: isKilling, signal }
  // Once each, so that caches are as warm as they are in a process that serves.
  await runClients({ ...options, clients: 1, seconds: 3 })
  const timer = isKilling ? setTimeout(() => void processes[1]?.kill(), seconds * 500) : undefined
  try {
    const [asked, signedIn] = await Promise.all([
      runClients({ ...options, clients, seconds }),
      runLogins({ backends: processes, projects, app: APP, clients: logins, seconds, signal }),
    ])
    return {
      ...asked,
      logins: signedIn.logins,
      latencies: [...asked.latencies, ...signedIn.latencies].sort((a, b) => a - b),
      statuses: added(asked.statuses, signedIn.statuses),
      failures: added(asked.failures, signedIn.failures),
      failedOver: asked.failedOver + signedIn.failedOver,
    }
  } finally {
    clearTimeout(timer)
    for (const asker of askers) asker.close()
    for (const { door } of processes) door.close()
  }
}

function added<Key>(one: ReadonlyMap<Key, number>, other: ReadonlyMap<Key, number>): ReadonlyMap<Key, number> {
  const sum = new Map(one)
  for (const [key, count] of other) sum.set(key, (sum.get(key) ?? 0) + count)
  return sum
}

function embedded(path: string): DatabasePlace {
  return { kind: 'folder', path }
}

async function onPostgres(ends: (() => Promise<unknown>)[]): Promise<DatabasePlace> {
  const postgres = await startPostgres()
  ends.push(() => postgres.stop())
  return { kind: 'postgres', url: postgres.url }
}

/** Runs apart, with the build itself: which driver it needs is only known, and loaded, there. */
const seeding = `
const [dist, place, app, projects] = process.argv.slice(1)
const { openDatabase } = await import(dist + '/db/open-database.js')
const { migrate } = await import(dist + '/db/migrate.js')
const { db, close } = await openDatabase(JSON.parse(place))
await migrate(db)
for (const id of ['load', ...JSON.parse(projects)]) {
  await db.insertInto('projects').values({ id, name: 'Load', created_at: 0 }).execute()
  await db.insertInto('project_origins').values({ project_id: id, pattern: app }).execute()
}
await close()
`

async function seed(dist: string, place: DatabasePlace): Promise<void> {
  const args = ['--input-type=module', '-e', seeding, '--', dist, JSON.stringify(place), APP, JSON.stringify(projects)]
  await mustRun(process.execPath, args, { cwd: dist })
}

function print(
  { seconds, latencies, statuses, failures, failedOver, inconsistent, logins }: Result,
  title: string,
): void {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  console.log(`${title}, ${seconds.toFixed(1)} s`)
  console.log(`  requests    ${total}, ${Math.round(total / seconds)} a second`)
  console.log(
    `  latency     p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p99 ${percentile(latencies, 0.99).toFixed(1)} ms`,
  )
  console.log(`  statuses    ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
  console.log(`  logins      ${logins}, ${(logins / seconds).toFixed(1)} a second`)
  if (failedOver > 0) console.log(`  failed over ${failedOver}`)
  if (inconsistent.length > 0) console.log(`  different   ${inconsistent.join(', ')}`)
  for (const [line, count] of [...failures].slice(0, 20)) console.log(`  ${count} × ${line}`)
}

function judge({ statuses, inconsistent, logins }: Result, code: number | null): number {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const good = [...statuses].reduce((sum, [status, count]) => sum + (status >= 200 && status < 300 ? count : 0), 0)
  const broken = [...statuses.keys()].filter((status) => status >= 500)
  const faults = [
    ...(total === 0 ? ['nothing was asked'] : []),
    ...(broken.length > 0 ? [`there were ${broken.join(', ')}`] : []),
    ...(good / total < LEAST_GOOD ? [`only ${((good / total) * 100).toFixed(2)} % were 2xx`] : []),
    ...(logins === 0 ? ['no login came through'] : []),
    ...(inconsistent.length > 0 ? ['answers differ'] : []),
    ...(code === 0 ? [] : [`the backend ended with ${code}`]),
  ]
  for (const fault of faults) console.error(`load: ${fault}`)
  return faults.length > 0 ? 1 : 0
}
