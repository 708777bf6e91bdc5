import { Hono } from 'hono'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { type Logger, pino } from 'pino'
import { settingsOfEvmChain } from '../../cli/stack/chain-settings.js'
import type { LocalChain } from '../../cli/stack/chains/local-chain.js'
import { startChains } from '../../cli/stack/chains/start-chains.js'
import type { Backend, Env } from '../../templates/backend/src/backend.js'
import { type ChainInput, chainSettings } from '../../templates/backend/src/chains/chain-settings.js'
import { makeChains } from '../../templates/backend/src/chains/chains.js'
import { systemClock } from '../../templates/backend/src/clock.js'
import { type OpenDatabase, openDatabase } from '../../templates/backend/src/db/open-database.js'
import type { Database } from '../../templates/backend/src/db/tables.js'
import { answerProblem, translateError } from '../../templates/backend/src/http/problems.js'
import type { ProviderSettings, Settings } from '../../templates/backend/src/settings.js'
import { migratedMemory } from './migrated-database.js'

/** What a test wants of its backend. */
export interface LocalBackendOptions {
  readonly chains?: readonly ChainInput[]
  readonly providers?: Partial<ProviderSettings>
  readonly parts?: Partial<Pick<Backend, 'clock' | 'fetch'>>
  /** Opens a real database whose tables are there and empty. Without it queries answer nothing. */
  readonly hasDatabase?: boolean
}

/** A backend without a server. */
export interface LocalBackend {
  readonly backend: Backend
  stop(): Promise<void>
}

/** Makes a backend for the routes of one area. Nothing listens; its log is silent. */
export async function makeLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const { chains = [], providers = {}, parts = {} } = options
  const stopping = new AbortController()
  const { db, kind, close } = options.hasDatabase ? await openDatabase(await migratedMemory()) : noDatabase()
  const settings: Settings = {
    mode: 'development',
    host: '127.0.0.1',
    port: 0,
    framePort: 0,
    publicUrl: 'http://127.0.0.1:8787',
    hosts: ['127.0.0.1:8787'],
    database: { kind: 'memory' },
    chains: chains.map((each) => chainSettings.parse(each)),
    trustedProxies: [],
    secret: 'a secret of at least thirty-two bytes',
    mail: { kind: 'none' },
    providers: { sandboxOnramp: false, ...providers },
    nameZone: 'reown.id',
  }
  const { fetch = globalThis.fetch, clock = systemClock() } = parts
  const log: Logger = pino({ level: 'silent' })
  const backend: Backend = {
    settings,
    db,
    databaseKind: kind,
    log,
    clock,
    fetch,
    chains: makeChains(settings.chains, fetch),
    signal: stopping.signal,
  }
  const stop = async () => {
    stopping.abort(new Error('The test ends'))
    await close()
  }
  return { backend, stop }
}

function noDatabase(): OpenDatabase {
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db, kind: 'pglite', close: () => db.destroy() }
}

/** Routes of one area as an app that tells problems as the whole backend does. */
export function appOf(routes: Hono<Env>): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, c) => answerProblem(c, translateError(error)))
  app.use(async (c, next) => {
    c.set('project', null)
    c.set('clientIp', '192.0.2.7')
    c.set('requestId', 'test')
    await next()
  })
  return app.route('/', routes)
}

/** The seeded chain 1 of the local stack, as it is and as settings. */
export async function startLocalChain(): Promise<{
  readonly chain: LocalChain
  readonly settings: ChainInput
  stop(): Promise<void>
}> {
  const { signal } = new AbortController()
  const { chains, missing, stop } = await startChains({ ports: { 1: 0 }, projectFolder: process.cwd(), signal })
  const [chain] = chains
  if (!chain || missing.length > 0) throw new Error(`The local chain is not whole: ${JSON.stringify(missing)}`)
  return { chain, settings: settingsOfEvmChain(chain), stop }
}
