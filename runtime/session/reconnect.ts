import type { ConnectionId } from '../contract/connection.js'
import type { Connector, Registry } from '../contract/connector.js'
import { toModalError } from '../core/errors.js'
import type { Host } from '../core/host.js'
import type { AddDisposer } from '../core/scope.js'
import { connectionIdOf, entriesOf, namespaceOf } from './connections.js'
import type { LiveSession } from './session.js'

/** Milliseconds a remembered wallet has to announce itself before the page shows "disconnected". */
const WALLET_APPEARS_MS = 3_000

/** What reconnecting needs. */
export interface ReconnectDeps {
  readonly host: Pick<Host, 'clock' | 'log' | 'page'>
  readonly session: LiveSession
  readonly registry: Registry
  onRestored(wallet: string): void
  /** A wallet that is to be shown is not on the page: it may be one that comes with the modal's code. */
  onMissing(): void
}

/**
 * Restores remembered connections as soon as their wallet is there and gives the remembered account; it is never opened.
 * A wallet that announces itself late, or that was locked and gives the account later, still counts.
 * Returns what to call when another tab may have left a new hint.
 */
export function reconnect(deps: ReconnectDeps, own: AddDisposer): () => void {
  const {
    host: { clock, log, page },
    session,
    registry,
    onRestored,
    onMissing,
  } = deps
  const controller = new AbortController()
  const tried = new Map<Connector, () => void>()
  const entries = () => entriesOf(session.state.peek().connections)
  const find = (id: ConnectionId) => registry.list.peek().find((item) => connectionIdOf(item) === id)

  /** Connections that are to be restored. */
  function wanted(): readonly ConnectionId[] {
    return entries().flatMap(([id, { status }]) => (status === 'reconnecting' || status === 'remembered' ? id : []))
  }

  function attempt(): void {
    for (const id of wanted()) {
      // What its address is written with is here before its wallet answers.
      session.prepare({ namespace: namespaceOf(id) })
      const connector = find(id)
      if (!connector || tried.has(connector)) continue
      let isUnderWay = false
      const restore = async () => {
        // What it announces meanwhile is read by the attempt that is under way.
        if (isUnderWay) return
        isUnderWay = true
        try {
          const connection = await session.restore(connector, controller.signal, id)
          if (connection) onRestored(connector.name)
        } catch (cause) {
          // Overtaken by the person's own choice, or by the end of the page.
          if (toModalError(cause).code !== 'flow/cancelled') log('warn', `${connector.name} was not restored`, cause)
        } finally {
          isUnderWay = false
        }
      }
      // A locked wallet answers with no account now, and says so when it is unlocked.
      const stop = connector.watch(() => wanted().includes(id) && void restore())
      tried.set(connector, stop)
      void restore()
    }
  }

  function look(): void {
    // Without the code the wallet's own announcements still count.
    if (entries()[0])
      import('./recheck.js').then(
        (it) => it.recheck({ ...deps, tried }, controller.signal),
        () => {},
      )
  }

  function forget(): void {
    for (const stop of tried.values()) stop()
    tried.clear()
  }

  own(() => {
    controller.abort()
    forget()
  })
  own(
    registry.list.subscribe((list) => {
      attempt()
      // A second provider of one wallet: its extension may have been restarted and the first one be dead, or it is
      // the one that is remembered.
      if (`${list.at(-1)?.id}${wanted()}`.includes('#')) look()
    }),
  )
  own(page.on('visibilitychange', look))
  const missing = () => wanted().filter((id) => !find(id))
  if (missing().some((id) => Object.values(session.state.peek().current).includes(id))) onMissing()
  clock.sleep(WALLET_APPEARS_MS, controller.signal).then(
    () => missing().forEach(session.markUnavailable),
    () => {},
  )
  return () => {
    forget()
    attempt()
  }
}
