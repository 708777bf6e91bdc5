import { installCommand, type MissingPart } from '../chains/missing-part.js'
import type { Cluster, StartedSolana } from './local-solana.js'

/** What to start. */
export interface SolanaOptions {
  /** Of HTTP, 8899 by default; the WebSocket is one port up. 0 takes any pair that is free. */
  readonly port?: number
  /** As which cluster it answers, mainnet by default. */
  readonly cluster?: Cluster
  /** Length of a slot in ms, 400 by default as on mainnet. */
  readonly slotMs?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Hears of failures of the node itself, which clients only see as an internal error. */
  readonly report?: (cause: unknown) => void
  /** Loads the modules that need the packages; a test passes one that fails. */
  readonly load?: () => Promise<Pick<typeof import('./serve-solana.js'), 'serveSolana'>>
  readonly signal: AbortSignal
}

const missing: MissingPart = {
  what: 'Solana (litesvm)',
  command: installCommand({ litesvm: '1.5.0', '@solana/kit': '8.4.0', ws: '8.23.0' }),
}

/**
 * Starts the local Solana, or names what is missing for it. Throws `stack/port-taken`, or the reason of the signal.
 */
export async function startSolana(options: SolanaOptions): Promise<StartedSolana> {
  const { signal, port = 8_899, cluster = 'mainnet', slotMs = 400, now = Date.now, report = () => {} } = options
  const { load = () => import('./serve-solana.js') } = options
  signal.throwIfAborted()
  const modules = await load().catch((cause: unknown) => {
    if (!isAbsent(cause)) throw cause
    return undefined
  })
  if (modules === undefined) return { missing: [missing], stop: async () => {} }
  const { solana, stop } = await modules.serveSolana({ port, cluster, slotMs, now, report })
  if (!signal.aborted) return { solana, missing: [], stop }
  await stop()
  throw signal.reason
}

/** Not installed, or without the binary for this machine. */
function isAbsent(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? cause.code : ''
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND' || /native binding/i.test(cause.message)
}
