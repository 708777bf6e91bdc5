import type { Namespace } from '../../../schema/caip.js'
import type { Connector } from '../../connectors/connector.js'
import { cell } from '../../core/cell.js'
import { coreError, toModalError } from '../../core/errors.js'
import { createScope } from '../../core/scope.js'
import type { Kit } from '../../kit.js'
import type { Connection } from '../../session/machine.js'
import type { ConnectionKey, MultiWalletApi, WalletConnection } from './feature.js'
import { familyOf, type Known, keyOf, knownKey, knownStore, withKnown, withoutOldest } from './known.js'
import { createOthers } from './others.js'
import { followSession } from './session-changes.js'

/**
 * Several wallets at once (SPEC §4, connector connection status). The session keeps the wallet that is shown; whoever was
 * shown before it stays followed here, and those of earlier visits are restored without being opened.
 */
export function createConnections({
  host,
  session,
  registry,
  storage,
  wiring,
}: Pick<Kit, 'host' | 'session' | 'registry' | 'storage' | 'wiring'>): MultiWalletApi {
  const store = knownStore(storage, wiring.enableReconnect !== false)
  const connections = cell<readonly WalletConnection[]>([])
  let known = store.load()
  /** Ends what is under way when nobody follows any more. */
  let running = new AbortController()
  /** Live in an earlier visit, or in another tab, and not yet here. */
  const wanted = new Set(known.filter(({ isLive }) => isLive).map(knownKey))
  const others = createOthers({
    clock: host.clock,
    isShown: (connector) => session.connectorOf(connector.namespace) === connector,
    onChange: keep,
    onEnd: publish,
  })

  function statusOf(item: Pick<Known, 'connectorId' | 'caipNetworkId'>): WalletConnection['status'] {
    const key = knownKey(item)
    const shown = session.connectorOf(familyOf(item))
    if (shown && keyOf({ connectorId: shown.id, namespace: shown.namespace }) === key) return 'connected'
    return others.has(key) ? 'active' : 'disconnected'
  }

  function show(): void {
    connections.value = known.map(({ connectorId, name, accounts, caipNetworkId }) => {
      const namespace = familyOf({ caipNetworkId })
      const connector = registry.find(namespace, connectorId)
      const status = statusOf({ connectorId, caipNetworkId })
      const { name: shownName = name, icon } = connector ?? {}
      const isHere = connector !== undefined
      return { connectorId, namespace, name: shownName, icon, accounts, caipNetworkId, status, isHere }
    })
  }

  function publish(): void {
    known = withoutOldest(known.map((item) => ({ ...item, isLive: statusOf(item) !== 'disconnected' })))
    show()
    // One that waits to be restored is still meant to be live.
    store.save(known.map((item) => (wanted.has(knownKey(item)) ? { ...item, isLive: true } : item)))
  }

  function keep({ id, name }: Connector, { accounts, caipNetworkId }: Connection, isNewest = false): void {
    known = withKnown(known, { connectorId: id, name, accounts, caipNetworkId, isLive: true }, isNewest)
    publish()
  }

  /** Takes what a wallet gives without being opened. */
  const quietly = (connector: Connector, signal: AbortSignal) => session.connect(connector, signal, 'restore')

  /** Puts another live wallet of the family in the place of the one that went. Gives whether there was one. */
  async function promote(namespace: Namespace, signal: AbortSignal): Promise<boolean> {
    for (const connector of others.of(namespace)) {
      try {
        await quietly(connector, signal)
        return true
      } catch (cause) {
        // The person has gone on to another wallet themselves.
        if (toModalError(cause).code === 'flow/cancelled') return true
        others.release(keyOf({ connectorId: connector.id, namespace }))
      }
    }
    publish()
    return false
  }

  function find({ connectorId, namespace }: ConnectionKey): Connector {
    const connector = registry.find(namespace, connectorId)
    if (connector) return connector
    const item = connections.peek().find((other) => keyOf(other) === keyOf({ connectorId, namespace }))
    throw coreError('wallet/missing', { wallet: item?.name ?? connectorId })
  }

  async function disconnect(connection: ConnectionKey): Promise<void> {
    const { namespace } = connection
    const key = keyOf(connection)
    const connector = registry.find(namespace, connection.connectorId)
    wanted.delete(key)
    const isShown = connector !== undefined && session.connectorOf(namespace) === connector
    if (isShown) {
      const isReplaced = others.of(namespace).length > 0 && (await promote(namespace, running.signal))
      if (!isReplaced || session.connectorOf(namespace) === connector) return session.disconnect(namespace)
    }
    others.release(key)
    publish()
    await connector?.disconnect()
  }

  async function disconnectAll(namespace?: Namespace): Promise<void> {
    const families = namespace ? [namespace] : [...new Set(known.map(familyOf))]
    const live = families.flatMap((family) => others.of(family))
    for (const key of [...wanted]) if (!namespace || key.startsWith(`${namespace}/`)) wanted.delete(key)
    for (const connector of live) others.release(keyOf({ connectorId: connector.id, namespace: connector.namespace }))
    // Other tabs hear of these before they hear that the family has ended, and put nothing in its place.
    publish()
    await Promise.all([session.disconnect(namespace), ...live.map((connector) => connector.disconnect())])
  }

  /** Restores what was live before, as soon as its wallet is there. */
  function restoreWanted(signal: AbortSignal): void {
    for (const item of known) {
      const key = knownKey(item)
      const connector = registry.find(familyOf(item), item.connectorId)
      if (!connector || !wanted.has(key)) continue
      wanted.delete(key)
      if (statusOf(item) === 'disconnected') others.restore(connector, signal)
    }
    show()
  }

  /** Follows what another tab has written. */
  function merge(signal: AbortSignal): void {
    const written = store.load()
    const keys = new Set(written.map(knownKey))
    for (const item of known) {
      const isEnded = written.some((other) => knownKey(other) === knownKey(item) && !other.isLive)
      if (isEnded || !keys.has(knownKey(item))) others.release(knownKey(item))
    }
    // What is live here is known better here.
    const live = new Map(
      known.filter((item) => statusOf(item) !== 'disconnected').map((item) => [knownKey(item), item]),
    )
    const shown = [...live].flatMap(([key, item]) => (keys.has(key) ? [] : item))
    known = [...shown, ...written.map((item) => live.get(knownKey(item)) ?? item)]
    for (const item of written) if (item.isLive && statusOf(item) === 'disconnected') wanted.add(knownKey(item))
    restoreWanted(signal)
  }

  const follow = createScope((own) => {
    running = new AbortController()
    const { signal } = running
    own(others.stop)
    own(() => running.abort())
    own(
      followSession(session, {
        onShown(connector, connection, isNew) {
          const key = keyOf({ connectorId: connector.id, namespace: connector.namespace })
          wanted.delete(key)
          others.release(key)
          keep(connector, connection, isNew)
        },
        onReplaced: (connector, connection) => others.add(connector, connection),
        onLost: (namespace) => void promote(namespace, signal),
        onEnded(namespace) {
          for (const connector of others.of(namespace)) others.release(keyOf({ connectorId: connector.id, namespace }))
          publish()
        },
      }),
    )
    own(store.watch(() => merge(signal)))
    own(registry.list.subscribe(() => restoreWanted(signal)))
    own(host.page.on('visibilitychange', () => others.recheck(signal)))
  })

  show()
  return {
    connections,
    follow,
    async switchTo(connection, outer = new AbortController().signal) {
      const connector = find(connection)
      const signal = AbortSignal.any([outer, running.signal])
      try {
        await quietly(connector, signal)
      } catch (cause) {
        if (toModalError(cause).code !== 'wallet/no-accounts') throw cause
        await session.connect(connector, signal)
      }
    },
    disconnect,
    disconnectAll,
    remove(connection) {
      const key = keyOf(connection)
      known = known.filter((item) => knownKey(item) !== key || statusOf(item) !== 'disconnected')
      wanted.delete(key)
      publish()
    },
  }
}
