import type { Kit } from '../../contract/kit.js'
import { derived } from '../../core/cell.js'
import { coreError, toModalError } from '../../core/errors.js'
import { connectionId, entriesOf, hintOf, liveOf, namespaceOf, shownIn } from '../../session/connections.js'
import type { ConnectionKey, MultiWalletApi, WalletConnection } from './contract.js'

/** Several wallets at once (SPEC §4, connector connection status): the connections of the session, as wallets. */
export function createConnections({ session, registry }: Pick<Kit, 'session' | 'registry'>): MultiWalletApi {
  const idOf = ({ namespace, connectorId }: ConnectionKey) => connectionId(namespace, connectorId)

  /** The wallet of a connection: the one that is live goes before one that is merely on the page. */
  function find(key: ConnectionKey) {
    return session.connectorOf(idOf(key)) ?? registry.find(key.namespace, key.connectorId)
  }

  function list(): readonly WalletConnection[] {
    const state = session.state.value
    // Read here, so that a wallet that is found later is known.
    void registry.list.value
    return entriesOf(state.connections).map(([id, known]) => {
      const namespace = namespaceOf(id)
      const { connectorId, address, accounts = [{ address }], caipNetworkId, ...hint } = hintOf(known)
      const connector = find({ namespace, connectorId })
      const { name = hint.name ?? connectorId, icon } = connector ?? {}
      const live = shownIn(state, namespace) === id ? 'connected' : 'active'
      const status = liveOf(known) ? live : 'disconnected'
      return { connectorId, namespace, name, icon, accounts, caipNetworkId, status, isHere: !!connector }
    })
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
    disconnectAll: (namespace) => session.disconnect(namespace),
    remove: (key) => session.forget(idOf(key)),
  }
}
