import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGliteOptions } from '@electric-sql/pglite'
import { type DatabaseConnection, type Dialect, type Driver, Kysely, PostgresDialect } from 'kysely'
import { SettingsError } from '../settings-error.js'
import { claimFile } from './claim-file.js'
import type { Database } from './tables.js'

/**
 * Where the rows live: a Postgres server, a folder of an embedded one, or memory that goes with the process. An embedded
 * database that is not there yet begins as a copy of the template database `from`, where one is given.
 */
export type DatabasePlace =
  | { readonly kind: 'postgres'; readonly url: string; readonly connections?: number }
  | { readonly kind: 'folder'; readonly path: string; readonly from?: TemplateDatabase }
  | { readonly kind: 'memory'; readonly from?: TemplateDatabase }

/**
 * Gives a dump of an embedded database (`dumpDataDir` of the same version of PGlite), or `undefined` for none. It is
 * called for a database that is not there yet. To load a dump takes a fraction of what setting up a database takes.
 */
export type TemplateDatabase = () => Promise<Blob | undefined>

/** Another process has the folder of the embedded database open. */
export class DatabaseInUse extends SettingsError {
  /** What is in use, and by which process. */
  readonly fact: string
  /** The file that says so. */
  readonly lock: string
  constructor(path: string, lock: string, pid: number) {
    const fact = `${path} is in use by process ${pid}, and an embedded database serves one process at a time`
    super([`DATA_DIR: ${fact}. Stop it, or set DATABASE_URL. If no such process is a backend, delete ${lock}`])
    this.fact = fact
    this.lock = lock
  }
}

/** An open database. `kind` says whether other processes can share it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>
  readonly kind: 'postgres' | 'pglite'
  /** Closes every connection. */
  close(): Promise<void>
}

/** In the folder of an embedded database while a process has it open. */
const LOCK = 'backend.lock'
/** In the folder of an embedded database that is there, by Postgres. */
const SET_UP = 'PG_VERSION'
/** How long a statement may run before the server ends it, in ms. */
const STATEMENT_MS = 15_000
const CONNECT_MS = 5_000
const CONNECTIONS = 10
/** int8, by the catalogue of Postgres: block numbers, times and counts, all below 2^53. */
const INT8 = 20

/**
 * Opens the database. int8 comes as a number and numeric as text in both kinds. An embedded one serves a single process,
 * and a second one would damage it: a folder that another process has open is a `DatabaseInUse`. Throws what the driver
 * throws when the folder can't be used; a Postgres server that does not answer fails the first query.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.kind === 'postgres') return openPostgres(place)
  if (place.kind === 'memory') return openEmbedded(await copyOf(place.from))
  const lock = join(place.path, LOCK)
  const claim = await claimFile(lock)
  if (claim.kind === 'taken') throw new DatabaseInUse(place.path, lock, claim.pid)
  try {
    const template = existsSync(join(place.path, SET_UP)) ? {} : await copyOf(place.from)
    const { db, kind, close } = await openEmbedded({ dataDir: place.path, ...template })
    return { db, kind, close: () => close().finally(claim.release) }
  } catch (cause) {
    await claim.release()
    throw cause
  }
}

async function copyOf(from: TemplateDatabase | undefined): Promise<Pick<PGliteOptions, 'loadDataDir'>> {
  const dump = await from?.()
  return dump ? { loadDataDir: dump } : {}
}

async function openEmbedded(place: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<OpenDatabase> {
  const [{ PGlite }, { PGliteDialect }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('kysely-pglite-dialect'),
  ])
  const lite = await PGlite.create({ ...place, parsers: { [INT8]: Number } })
  const db = new Kysely<Database>({ dialect: drainingDialect(new PGliteDialect(lite)) })
  return { db, kind: 'pglite', close: () => db.destroy().then(() => (lite.closed ? undefined : lite.close())) }
}

async function openPostgres({ url, connections = CONNECTIONS }: { url: string; connections?: number }) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    types: { getTypeParser: (id, format) => (id === INT8 ? Number : pg.types.getTypeParser(id, format)) },
  })
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that breaks while it is kept for long, as the leader of the indexer keeps its own.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: 'postgres', close: () => db.destroy() } as const
}

/**
 * A dialect that closes its database only when every statement has ended. An embedded Postgres that is closed under a
 * running statement never returns from it, and the process with it.
 */
function drainingDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => drainingDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function drainingDriver(driver: Driver): Driver {
  let open = 0
  let onQuiet: () => void = () => {}

  async function acquireConnection(): Promise<DatabaseConnection> {
    open += 1
    try {
      return await driver.acquireConnection()
    } catch (cause) {
      release()
      throw cause
    }
  }

  function release(): void {
    open -= 1
    if (open === 0) onQuiet()
  }

  return {
    init: () => driver.init(),
    acquireConnection,
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    async releaseConnection(connection) {
      await driver.releaseConnection(connection)
      release()
    },
    // Kysely hands out no connection once it destroys the driver.
    async destroy() {
      if (open > 0) {
        await new Promise<void>((resolve) => {
          onQuiet = resolve
        })
      }
      await driver.destroy()
    },
  }
}
