import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Chains } from './chains/chains.js'
import type { Clock } from './clock.js'
import type { Database } from './db/tables.js'
import type { Metrics, WalletOutcome } from './health/metrics.js'
import type { Project } from './projects/project.js'
import type { Settings } from './settings.js'

/** What every area works with. Made once by `startBackend`, or by a test. */
export interface Backend {
  readonly settings: Settings
  readonly db: Kysely<Database>
  /** Whether other processes share the database. */
  readonly databaseKind: 'postgres' | 'pglite'
  readonly log: Logger
  readonly chains: Chains
  readonly clock: Clock
  /** For calls to providers and nodes. */
  readonly fetch: typeof globalThis.fetch
  /** Aborted when the backend stops. */
  readonly signal: AbortSignal
  /** What is counted for `/metrics`; nothing where it is left out. */
  readonly metrics?: Metrics
}

/** What Hono carries along a request. */
export interface Env {
  readonly Variables: {
    /** Set where a call needs a project; `null` elsewhere. */
    project: Project | null
    /** Address of the client, behind the trusted proxies. */
    clientIp: string
    /** Names the request in logs and in the header `x-request-id`. */
    requestId: string
    /** How it went, for the metrics, where the status does not tell. */
    outcome?: WalletOutcome
    /** The JSON body, once it was read: see `readBody`. */
    body?: Promise<unknown>
  }
}

/** Something that works in the background from start to stop. */
export interface Worker {
  readonly name: string
  /** Resolves once the signal of the backend is aborted and nothing of it runs any more. */
  run(): Promise<void>
}
