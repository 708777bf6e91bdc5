import type { Namespace } from '../../schema/caip.js'
import type { Connector } from '../connectors/connector.js'
import type { Registry } from '../connectors/registry.js'
import { toModalError } from '../core/errors.js'
import type { Clock, Log } from '../core/host.js'
import type { Own } from '../core/scope.js'
import type { Session } from './session.js'

/** Milliseconds a remembered wallet has to announce itself before the page shows "disconnected". */
const WALLET_APPEARS_MS = 3_000

/** What reconnecting needs. */
export interface ReconnectDeps {
  readonly clock: Clock
  readonly log: Log
  readonly session: Session
  readonly registry: Registry
  onRestored(wallet: string): void
}

/**
 * Restores remembered sessions as soon as their wallet is there; the wallet is never opened.
 * A wallet that announces itself late, or that was locked and gives an account later, still counts.
 * Returns what to call when another tab may have left a new hint.
 */
export function reconnect({ clock, log, session, registry, onRestored }: ReconnectDeps, own: Own): () => void {
  const controller = new AbortController()
  const tried = new Map<Connector, () => void>()

  function wanted(namespace: Namespace): Connector | undefined {
    const hint = session.remembered()[namespace]
    return hint && registry.find(namespace, hint.connectorId)
  }

  function attempt(): void {
    for (const namespace of hinted()) {
      const connector = wanted(namespace)
      if (!connector || tried.has(connector) || session.account(namespace)) continue
      const restore = () =>
        session.restore(connector, controller.signal).then(
          (connection) => connection && onRestored(connector.name),
          (cause: unknown) => {
            // Overtaken by the person's own choice, or by the end of the page.
            if (toModalError(cause).code !== 'flow/cancelled') log('warn', `${connector.name} was not restored`, cause)
          },
        )
      // A locked wallet answers with no account now and announces one when it is unlocked.
      const stop = connector.watch((change) => {
        if (change.type === 'accountsChanged' && change.accounts.length > 0 && wanted(namespace) === connector)
          void restore()
      })
      tried.set(connector, stop)
      void restore()
    }
  }

  function hinted(): readonly Namespace[] {
    return Object.keys(session.remembered()) as Namespace[]
  }

  function forget(): void {
    for (const stop of tried.values()) stop()
    tried.clear()
  }

  own(() => controller.abort())
  own(forget)
  own(registry.list.subscribe(attempt))
  clock.sleep(WALLET_APPEARS_MS, controller.signal).then(
    () => {
      for (const namespace of hinted()) if (!wanted(namespace)) session.giveUp(namespace)
    },
    () => {},
  )
  return () => {
    forget()
    attempt()
  }
}
