import type { Connection, ConnectionKey, KnownWallet, WalletConnection } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import type { Kit } from '../contract/kit.js'
import { type Cell, derived } from '../core/cell.js'
import { coreError, toModalError } from '../core/errors.js'
import { type ConnectionEntry, connectionId, entriesOf, hintOf, liveOf, namespaceOf, shownIn } from './connections.js'

/** The connections of a session as wallets, and what can be done with them. */
export interface WalletConnections {
  /** Every connection, newest first: the live ones of all namespaces, and those that can be connected again. */
  readonly connections: Cell<readonly WalletConnection[]>
  /**
   * Makes a wallet the one its namespace shows. The wallet is opened only where it gives no account by itself.
   * Throws `wallet/missing`, `flow/cancelled`, `wallet/*`.
   */
  switchTo(connection: ConnectionKey, signal?: AbortSignal): Promise<void>
  /** Ends one connection. Another live one of its namespace takes its place; other namespaces stay as they are. */
  disconnect(connection: ConnectionKey): Promise<void>
  /** Forgets a connection that is not live. */
  remove(connection: ConnectionKey): void
}

/** The connections of the session, as wallets (SPEC §4, connector connection status). */
export function walletConnections({ session, registry }: Pick<Kit, 'session' | 'registry'>): WalletConnections {
  const idOf = ({ namespace, connectorId }: ConnectionKey) => connectionId(namespace, connectorId)

  /** The wallet of a connection: the one that is live goes before one that is merely on the page. */
  function find(key: ConnectionKey): Connector | undefined {
    return session.connectorOf(idOf(key)) ?? registry.find(key.namespace, key.connectorId)
  }

  function list(): readonly WalletConnection[] {
    const state = session.state.value
    // Read here, so that a wallet that is found later is known.
    void registry.list.value
    return entriesOf(state.connections).map((entry) => {
      const [id, known] = entry
      const live = liveOf(known)
      return toWallet(knownWallet(entry), live, shownIn(state, namespaceOf(id)) === id)
    })
  }

  function knownWallet([id, known]: ConnectionEntry): KnownWallet {
    const namespace = namespaceOf(id)
    const { connectorId, address, accounts = [{ address }], caipNetworkId, ...hint } = hintOf(known)
    const connector = find({ namespace, connectorId })
    const { name = hint.name ?? connectorId, icon } = connector ?? {}
    return { id, connectorId, namespace, name, icon, address, accounts, caipNetworkId, isHere: !!connector }
  }

  const connections = derived<readonly WalletConnection[]>([], list)
  return {
    connections,
    async switchTo(key, signal = new AbortController().signal) {
      const connector = find(key)
      if (!connector) {
        const { name } = connections.peek().find((item) => idOf(item) === idOf(key)) ?? {}
        throw coreError('wallet/missing', { wallet: name ?? key.connectorId })
      }
      try {
        await session.connect(connector, signal, 'restore')
      } catch (cause) {
        if (toModalError(cause).code !== 'wallet/no-accounts') throw cause
        await session.connect(connector, signal)
      }
    },
    disconnect: (key) => session.disconnect(idOf(key)),
    remove: (key) => session.forget(idOf(key)),
  }
}

function toWallet(known: KnownWallet, live: Connection | undefined, isShown: boolean): WalletConnection {
  if (!live) return { ...known, status: 'disconnected' }
  return { ...known, status: isShown ? 'connected' : 'active', live }
}
