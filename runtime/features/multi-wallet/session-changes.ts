import type { Namespace } from '../../../schema/caip.js'
import type { Connection } from '../../contract/connection.js'
import type { Connector } from '../../contract/connector.js'
import type { Session } from '../../contract/session.js'
import { liveIn, nextState } from '../../session/machine.js'

/** What happens to the wallets the session shows, family by family. */
export interface SessionChanges {
  /** A wallet is shown, or what it shares has changed. `isNew` says that it was another one, or none, before. */
  onShown(connector: Connector, connection: Connection, isNew: boolean): void
  /** Another wallet took the place of this one, which is still live. */
  onReplaced(connector: Connector, connection: Connection): void
  /** The wallet itself ended the session: it was locked, took its permission back, or is not there any more. */
  onLost(connector: Connector): void
  /** The person ended the session, here or in another tab. */
  onEnded(namespace: Namespace): void
}

interface Shown {
  readonly connector: Connector
  connection: Connection
  stop(): void
}

/** Tells what changes in the session until the returned function is called; begins with what is live. */
export function followSession(session: Session, changes: SessionChanges): () => void {
  const shown = new Map<Namespace, Shown>()
  /** Connectors whose own announcement ended their session. */
  const left = new WeakSet<Connector>()
  let isOver = false

  function show(connector: Connector, connection: Connection): void {
    const { namespace } = connector
    const before = shown.get(namespace)
    if (before?.connector === connector) {
      before.connection = connection
    } else {
      before?.stop()
      left.delete(connector)
      const stop = connector.watch((change) => {
        if (!liveIn(nextState({ status: 'connected', connection }, change))) left.add(connector)
      })
      shown.set(namespace, { connector, connection, stop })
      if (before) changes.onReplaced(before.connector, before.connection)
    }
    changes.onShown(connector, connection, before?.connector !== connector)
  }

  function end({ connector, stop }: Shown, isSuspended: boolean): void {
    const { namespace } = connector
    shown.delete(namespace)
    // The wallet tells the session and this file in turn: both have heard it when the turn is over.
    queueMicrotask(() => {
      stop()
      const { status } = session.state.peek().namespaces[namespace] ?? {}
      // Still to be restored: the kit has stopped following its wallets, and nobody ended anything.
      if (isOver || shown.has(namespace) || status === 'reconnecting') return
      if (status === 'disconnected' && (isSuspended || left.has(connector))) changes.onLost(connector)
      else changes.onEnded(namespace)
    })
  }

  const unsubscribe = session.state.subscribe(({ namespaces }) => {
    for (const [name, state] of Object.entries(namespaces)) {
      const namespace = name as Namespace
      const connection = liveIn(state)
      const connector = session.connectorOf(namespace)
      const before = shown.get(namespace)
      if (connection === before?.connection) continue
      if (connection && connector) show(connector, connection)
      else if (before) end(before, state.status === 'reconnecting')
    }
  })
  return () => {
    isOver = true
    unsubscribe()
    for (const { stop } of shown.values()) stop()
  }
}
