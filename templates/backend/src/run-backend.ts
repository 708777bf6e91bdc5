import { makeLog } from './http/make-log.js'
import { readSettings } from './read-settings.js'
import type { Environment } from './read-variables.js'
import type { Settings } from './settings.js'
import { SettingsError } from './settings-error.js'
import type { BackendParts, RunningBackend } from './start-backend.js'

/** What of the process is needed: its signals, and a way out. */
export interface SignalSource {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown
  off(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown
  exit(code: number): void
}

/** What starts it: as a server, or as a laptop needs it. */
export type Start = (settings: Settings, parts: BackendParts) => Promise<RunningBackend>

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Runs the backend of this environment until SIGTERM or SIGINT. The first signal lets requests under way end, the second
 * ends at once. Resolves to the exit code: 0 after a stop, 1 when it could not start, which it says on stderr.
 */
export async function runBackend(
  env: Environment,
  source: SignalSource,
  start: Start,
  parts: BackendParts = {},
): Promise<number> {
  const waiting = waitForSignal(source)
  try {
    const settings = readSettings(env)
    const log = parts.log ?? makeLog(settings.logLevel ?? 'info')
    const running = await start(settings, { ...parts, log })
    log.info(factsOf(running, settings), 'ready')
    const signal = await waiting.signal
    log.info({ signal }, 'stopping')
    await running.stop()
    log.info('stopped')
    return 0
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    return 1
  } finally {
    waiting.end()
  }
}

function factsOf({ port, backend }: RunningBackend, settings: Settings) {
  return {
    mode: settings.mode,
    url: backend.settings.publicUrl,
    port,
    database: backend.databaseKind,
    chains: backend.chains.list().length,
    ...(settings.walletUrl === undefined ? {} : { wallet: settings.walletUrl }),
    // The operator must know before starting a second process on it.
    ...(backend.databaseKind === 'pglite' ? { note: 'embedded database: run one process, or set DATABASE_URL' } : {}),
  }
}

function waitForSignal(source: SignalSource): { readonly signal: Promise<string>; end(): void } {
  let first: string | undefined
  let resolve: (signal: string) => void = () => {}
  const signal = new Promise<string>((settle) => {
    resolve = settle
  })
  const listeners = signals.map((name) => {
    const listener = () => {
      if (first) return source.exit(1)
      first = name
      return resolve(name)
    }
    source.on(name, listener)
    return { name, listener }
  })
  return {
    signal,
    end() {
      for (const { name, listener } of listeners) source.off(name, listener)
    },
  }
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  const { code } = error as { readonly code?: unknown }
  if (code === 'EADDRINUSE') return 'The backend does not start: its port is taken. Set another PORT or FRAME_PORT.'
  if (code === 'EACCES') return 'The backend does not start: it may not use this port or folder. Set PORT or DATA_DIR.'
  return `The backend does not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
