import type { Server } from 'node:http'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApp } from './app.js'
import type { Backend, Env, Worker } from './backend.js'
import { makeChains } from './chains/chains.js'
import { type Clock, systemClock } from './clock.js'
import { migrate } from './db/migrate.js'
import { type OpenDatabase, openDatabase } from './db/open-database.js'
import { counterOf } from './guards/guards.js'
import { type UpgradeHandler, upgradeGuard } from './guards/origin-guard.js'
import { createMetrics, type Metrics } from './health/metrics.js'
import type { Runtime, Service } from './health/runtime.js'
import { makeLog } from './http/make-log.js'
import { type OpenServer, openServer } from './http/open-server.js'
import { forgetCounts } from './limits/database-counter.js'
import { checkStart } from './production-problems.js'
import type { Settings } from './settings.js'
import { seedWallets } from './wallets/store-wallets.js'
import { type RunningWorkers, runWorkers, workers } from './workers.js'

/** A backend that serves. */
export interface RunningBackend {
  readonly backend: Backend
  readonly server: Server
  readonly port: number
  /** Stops listening, lets requests under way end, stops the workers, closes the database. May be called twice. */
  stop(): Promise<void>
}

/** What may be put in place of the real thing. */
export interface BackendParts {
  readonly log?: Logger
  readonly clock?: Clock
  readonly fetch?: typeof globalThis.fetch
  /** Adds routes: those of development. */
  extend?(app: Hono<Env>, backend: Backend): void
  /** Rows that must be there before the first request. */
  seed?(backend: Backend): Promise<void>
  /** Work in the background beside that of every backend. */
  workers?(backend: Backend): readonly Worker[]
  /** What runs beside the API, for `/health`. */
  services?(): readonly Service[]
  /** Takes WebSockets whose host and origin were checked; without it there are none. */
  readonly upgrade?: UpgradeHandler
}

/**
 * Opens the database, brings its tables up to date, and serves. Port 0 is any free one: the settings of the running
 * backend have the real one. Throws when the port is taken, the database can't be used, or, a `SettingsError`, when
 * production must not start with its rows; nothing is left open then.
 */
export async function startBackend(settings: Settings, parts: BackendParts = {}): Promise<RunningBackend> {
  const { log = makeLog(settings.logLevel ?? 'info') } = parts
  const stopping = new AbortController()
  const open: { server?: OpenServer; database?: OpenDatabase; workers?: RunningWorkers } = {}
  let stopped: Promise<void> | undefined

  const stop = async () => {
    // Requests under way may still ask chains and the database: what they need goes after them.
    await open.server?.close()
    stopping.abort(new Error('The backend stops'))
    await open.workers?.ended()
    await open.database?.close().catch((err: unknown) => log.warn({ err }, 'the database did not close well'))
  }

  try {
    open.server = await openServer(settings.host, settings.port)
    open.database = await openDatabase(settings.database)
    const { server, port } = open.server
    const metrics = createMetrics()
    const backend = makeBackend(withPort(settings, port), {
      database: open.database,
      log,
      signal: stopping.signal,
      metrics,
      onNodeFailure: (chain, node) => metrics.upstreamErrors.inc({ chain, node }),
      ...(parts.clock ? { clock: parts.clock } : {}),
      ...(parts.fetch ? { fetch: parts.fetch } : {}),
    })
    await migrate(backend.db)
    await seedWallets(backend.db)
    await parts.seed?.(backend)
    await checkStart(backend.db, settings)
    const counter = counterOf(backend)
    const own = [...workers.map((make) => make(backend)), forgetCounts(backend, counter)]
    const running = runWorkers([...own, ...(parts.workers?.(backend) ?? [])], backend)
    open.workers = running
    const runtime: Runtime = {
      metrics,
      services: () => [{ name: 'api', port, url: backend.settings.publicUrl }, ...(parts.services?.() ?? [])],
      workers: running.states,
    }
    const app = createApp(backend, runtime, counter)
    parts.extend?.(app, backend)
    if (parts.upgrade) open.server.onUpgrade(upgradeGuard(backend, parts.upgrade))
    open.server.serve(app.fetch)
    return {
      backend,
      server,
      port,
      stop: () => {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}

interface Made {
  readonly database: OpenDatabase
  readonly log: Logger
  readonly signal: AbortSignal
  readonly metrics: Metrics
  readonly clock?: Clock
  readonly fetch?: typeof globalThis.fetch
  onNodeFailure(chainId: string, node: string): void
}

function makeBackend(settings: Settings, made: Made): Backend {
  const { database, log, signal, metrics, clock = systemClock(), fetch = globalThis.fetch } = made
  const chains = makeChains(settings.chains, fetch, {
    signal,
    now: () => clock.now(),
    onFailure(chainId, node, err) {
      made.onNodeFailure(chainId, String(node))
      log.warn({ chainId, node, err }, 'a node did not answer as it should')
    },
  })
  return { settings, db: database.db, databaseKind: database.kind, log, clock, fetch, chains, signal, metrics }
}

/** Port 0 in the settings becomes the port that was given, in the names too. */
function withPort(settings: Settings, port: number): Settings {
  if (settings.port !== 0) return settings
  const named = (text: string) => text.replace(/:0$/, `:${port}`)
  return { ...settings, port, publicUrl: named(settings.publicUrl), hosts: settings.hosts.map(named) }
}
