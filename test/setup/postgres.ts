import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { type DebianProgram, ensureProgram } from './debian-program.js'
import { freePort } from './free-port.js'
import { plainEnv } from './run-program.js'
import { SetupError } from './setup-error.js'

/** A Postgres of its own: its data goes when it stops. */
export interface Postgres {
  /** `postgres://postgres@127.0.0.1:PORT/postgres`, without a password, on this machine only. */
  readonly url: string
  readonly port: number
  /** An empty database more, and its URL. */
  createDatabase(name: string): Promise<string>
  /** Ends the server, if it still runs, and removes its folder. */
  stop(): Promise<void>
}

const INSTALLED = '/usr/lib/postgresql'
/** The user of Debian's packages: Postgres refuses to run as root. */
const USER = 'postgres'
const READY_MS = 20_000
const STOP_MS = 10_000

/** Postgres' server as Debian installs it. `MODAL_KIT_POSTGRES` goes first. */
export function postgresProgram(): DebianProgram {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : []
  return {
    name: 'PostgreSQL',
    variable: 'MODAL_KIT_POSTGRES',
    packages: ['postgresql'],
    paths: [process.env['MODAL_KIT_POSTGRES'], ...versions.map((version) => `${INSTALLED}/${version}/bin/postgres`)],
  }
}

/** Installs Postgres first where it is missing and can be; gives the path of its server. Throws a `SetupError`. */
export function ensurePostgres(): string {
  try {
    return ensureProgram(postgresProgram())
  } catch (cause) {
    // The version that apt-get brought was not known before.
    const [found] = postgresProgram().paths.filter((path) => path !== undefined && existsSync(path))
    if (found) return found
    throw cause
  }
}

/** `node test/run.mjs test/setup/postgres.ts`: what `npm test` does first, since an installation outlasts the patience of a test. */
export function main(): number {
  ensurePostgres()
  return 0
}

/** Starts a Postgres with a new, empty cluster on a free port. As root it runs as the user `postgres`. */
export async function startPostgres(): Promise<Postgres> {
  const server = ensurePostgres()
  const dir = await mkdtemp(join(tmpdir(), 'modal-kit-postgres-'))
  let child: ChildProcess | undefined
  const stop = async () => {
    if (child) await end(child)
    await rm(dir, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const owner = await ownerOfFiles(dir)
    const port = await freePort()
    const data = join(dir, 'data')
    const initdb = join(dirname(server), 'initdb')
    await run(owner, initdb, ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
    // A cluster that is thrown away needs no disk.
    const options = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'full_page_writes=off']
    child = asUser(owner, server, ['-D', data, '-p', String(port), '-k', dir, ...options])
    const url = `postgres://${USER}@127.0.0.1:${port}/postgres`
    await ready(child, url)
    return {
      url,
      port,
      stop,
      async createDatabase(name) {
        await query(url, `create database ${pg.escapeIdentifier(name)}`)
        return url.replace(/postgres$/, encodeURIComponent(name))
      },
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}

/** Runs one statement on its own connection. */
export async function query(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The user to become, where this is root; the folder is theirs then. */
async function ownerOfFiles(dir: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')])
  await chown(dir, uid, gid)
  return USER
}

async function idOf(flag: '-u' | '-g'): Promise<number> {
  const id = Number((await run(undefined, 'id', [flag, USER])).trim())
  if (!Number.isInteger(id) || id === 0) throw new SetupError(`There is no user ${USER}: install Debian's postgresql.`)
  return id
}

function asUser(owner: string | undefined, program: string, args: readonly string[]): ChildProcess {
  // setpriv becomes the program, so that signals reach it.
  const [name, list] = owner
    ? ['setpriv', ['--reuid', owner, '--regid', owner, '--init-groups', '--', program, ...args]]
    : [program, args]
  return spawn(name, list, { cwd: '/', env: plainEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
}

function run(owner: string | undefined, program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = asUser(owner, program, args)
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new SetupError(`${program}: ${said.slice(-2_000)}`)),
    )
  })
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  let said = ''
  child.stdout?.on('data', () => {})
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000)
  })
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const isReady = await query(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new SetupError(`Postgres did not start: ${said}`)
}

/** SIGINT is Postgres' "fast" shutdown: it drops its clients. */
function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    child.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGINT')
  })
}
