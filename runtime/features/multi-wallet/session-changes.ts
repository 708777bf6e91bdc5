import type { Namespace } from '../../../schema/caip.js'
import type { Connector } from '../../connectors/connector.js'
import { type Connection, liveIn } from '../../session/machine.js'
import type { Session } from '../../session/session.js'
import type { SessionState } from '../../session/session-state.js'

/** What happens to the wallets the session shows, family by family. */
export interface SessionChanges {
  /** A wallet is shown, or what it shares has changed. `isNew` says that it was another one, or none, before. */
  onShown(connector: Connector, connection: Connection, isNew: boolean): void
  /** Another wallet took the place of this one, which is still live. */
  onReplaced(connector: Connector, connection: Connection): void
  /** The wallet itself ended the session: it was locked, or took its permission back. */
  onLost(namespace: Namespace): void
  /** The person ended the session, here or in another tab. */
  onEnded(namespace: Namespace): void
}

interface Shown {
  readonly connector: Connector
  readonly connection: Connection
  readonly stop: () => void
}

/** Tells what changes in the session until the returned function is called; begins with what is live. */
export function followSession(session: Session, changes: SessionChanges): () => void {
  const shown = new Map<Namespace, Shown>()
  /** Connectors whose own announcement ended their session. */
  const left = new WeakSet<Connector>()
  let isOver = false

  function forget(namespace: Namespace): void {
    shown.get(namespace)?.stop()
    shown.delete(namespace)
  }

  function show(namespace: Namespace, connection: Connection): void {
    const before = shown.get(namespace)
    const connector = session.connectorOf(namespace)
    if (!connector || before?.connection === connection) return
    const isNew = before?.connector !== connector
    if (isNew) forget(namespace)
    const stop = before && !isNew ? before.stop : watchEnd(connector)
    shown.set(namespace, { connector, connection, stop })
    if (isNew && before) changes.onReplaced(before.connector, before.connection)
    changes.onShown(connector, connection, isNew)
  }

  function watchEnd(connector: Connector): () => void {
    left.delete(connector)
    return connector.watch((change) => {
      if (change.type === 'disconnect' || (change.type === 'accountsChanged' && change.accounts.length === 0))
        left.add(connector)
    })
  }

  function end(namespace: Namespace, { connector }: Shown): void {
    const { stop } = shown.get(namespace) ?? {}
    shown.delete(namespace)
    // The wallet tells the session and this file in turn: both have heard it when the turn is over.
    queueMicrotask(() => {
      stop?.()
      if (isOver || shown.has(namespace)) return
      if (session.state.peek().namespaces[namespace]?.status === 'disconnected' && left.has(connector))
        changes.onLost(namespace)
      else changes.onEnded(namespace)
    })
  }

  function look({ namespaces }: SessionState): void {
    for (const [name, state] of Object.entries(namespaces)) {
      const namespace = name as Namespace
      const connection = liveIn(state)
      const before = shown.get(namespace)
      if (connection) show(namespace, connection)
      // The kit has stopped following its wallets: nobody ended anything.
      else if (before && state.status === 'reconnecting') forget(namespace)
      else if (before) end(namespace, before)
    }
  }

  const unsubscribe = session.state.subscribe(look)
  return () => {
    isOver = true
    unsubscribe()
    for (const namespace of [...shown.keys()]) forget(namespace)
  }
}
