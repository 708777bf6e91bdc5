import type { Namespace } from '../../../schema/caip.js'
import type { Connection } from '../../contract/connection.js'
import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'
import { cell } from '../../core/cell.js'
import { coreError, toModalError } from '../../core/errors.js'
import { createScope } from '../../core/scope.js'
import { isHidden } from '../../core/visible.js'
import { connectionStore, isOf, withKnown, withoutOldest } from './connection-store.js'
import type { ConnectionKey, MultiWalletApi, WalletConnection } from './contract.js'
import { createInactiveConnections } from './inactive-connections.js'
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
  const store = connectionStore(storage, wiring.enableReconnect !== false)
  const connections = cell<readonly WalletConnection[]>([])
  let known = store.load()
  /** Ends what is under way when nobody follows any more. */
  let running = new AbortController()
  const isShown = (connector: Connector) => session.connectorOf(connector.namespace) === connector
  const others = createInactiveConnections({ clock: host.clock, registry, isShown, onChange: keep, onEnd })

  /** The wallet of a connection: the one that is live goes before one that is merely on the page. */
  function find(key: ConnectionKey): Connector | undefined {
    const isIt = isOf(key)
    const all = [session.connectorOf(key.namespace), ...others.of(), ...registry.list.peek()]
    return all.find((item) => item && isIt({ connectorId: item.id, namespace: item.namespace }))
  }

  function statusOf(connector: Connector | undefined): WalletConnection['status'] {
    if (connector && isShown(connector)) return 'connected'
    return connector && others.has(connector) ? 'active' : 'disconnected'
  }

  const isLiveHere = (item: ConnectionKey) => statusOf(find(item)) !== 'disconnected'

  function show(): void {
    connections.value = known.map(({ isLive: _, ...item }) => {
      const connector = find(item)
      const { name = item.name, icon } = connector ?? {}
      return { ...item, name, icon, status: statusOf(connector), isHere: !!connector }
    })
  }

  function publish(): void {
    known = withoutOldest(known)
    show()
    store.save(known)
  }

  function keep({ id, name, namespace }: Connector, { accounts, caipNetworkId }: Connection, isNewest = false): void {
    const item = { connectorId: id, namespace, name, accounts, caipNetworkId, isLive: true }
    known = withKnown(known, item, isNewest)
    publish()
  }

  /** These are live no more, or are not to be restored. */
  function end(isEnded: (item: ConnectionKey) => boolean): void {
    known = known.map((item) => {
      if (!isEnded(item)) return item
      const connector = find(item)
      if (connector) others.release(connector)
      return { ...item, isLive: false }
    })
    publish()
  }

  function onEnd({ id, namespace }: Connector): void {
    end(isOf({ connectorId: id, namespace }))
  }

  /** Takes what a wallet gives without being opened. */
  const quietly = (connector: Connector, signal: AbortSignal) => session.connect(connector, signal, 'restore')

  /** Puts another live wallet of the family in the place of the one that went, if there is one. */
  async function promote(namespace: Namespace): Promise<void> {
    const { signal } = running
    for (const connector of others.of(namespace)) {
      try {
        await quietly(connector, signal)
        return
      } catch (cause) {
        // The person has gone on to another wallet themselves.
        if (toModalError(cause).code === 'flow/cancelled') return
        onEnd(connector)
      }
    }
  }

  async function disconnect(connection: ConnectionKey): Promise<void> {
    const { namespace } = connection
    const connector = find(connection)
    if (connector && isShown(connector)) {
      await promote(namespace)
      if (isShown(connector)) return session.disconnect(namespace)
    }
    end(isOf(connection))
    await connector?.disconnect()
  }

  async function disconnectAll(namespace?: Namespace): Promise<void> {
    const live = others.of(namespace)
    // Other tabs hear of these before they hear that the family has ended, and put nothing in its place.
    end((item) => !namespace || item.namespace === namespace)
    await Promise.all([session.disconnect(namespace), ...live.map((connector) => connector.disconnect())])
  }

  /** Restores what was live before, as soon as its wallet is there. */
  function restore(): void {
    for (const item of known) {
      const connector = find(item)
      if (item.isLive && connector && !isLiveHere(item)) void others.restore(connector, running.signal)
    }
    show()
  }

  /** A page that nobody sees asks nobody: it looks again once it is seen. */
  function recheck(): void {
    if (!isHidden(host.page)) others.recheck(running.signal)
  }

  /** Where one wallet has a second provider, the first one may be dead. */
  function recheckTwins(): void {
    if (registry.list.peek().some(({ id }) => id.includes('#'))) recheck()
  }

  /** Follows what another tab has written. What is live here is known better here. */
  function merge(): void {
    const written = store.load()
    for (const item of known) {
      const connector = find(item)
      if (connector && !written.find(isOf(item))?.isLive) others.release(connector)
    }
    const live = known.filter(isLiveHere)
    const unwritten = live.filter((item) => !written.some(isOf(item)))
    known = [...unwritten, ...written.map((item) => live.find(isOf(item)) ?? item)]
    restore()
  }

  const follow = createScope((own) => {
    running = new AbortController()
    own(others.stop)
    own(() => running.abort())
    own(
      followSession(session, {
        onShown(connector, connection, isNew) {
          others.release(connector)
          keep(connector, connection, isNew)
        },
        onReplaced(connector, connection) {
          others.add(connector, connection)
          recheckTwins()
        },
        onLost(connector) {
          onEnd(connector)
          void promote(connector.namespace)
        },
        onEnded: (namespace) => end((item) => item.namespace === namespace),
      }),
    )
    own(session.onUnheard(others.hear))
    own(session.state.subscribe(show))
    own(store.watch(merge))
    own(
      registry.list.subscribe(() => {
        restore()
        recheckTwins()
      }),
    )
    own(host.page.on('visibilitychange', recheck))
  })

  show()
  return {
    connections,
    follow,
    async switchTo(connection, outer = new AbortController().signal) {
      const connector = find(connection)
      if (!connector) {
        const { name } = known.find(isOf(connection)) ?? {}
        throw coreError('wallet/missing', { wallet: name ?? connection.connectorId })
      }
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
      const isGone = isOf(connection)
      known = known.filter((item) => isLiveHere(item) || !isGone(item))
      publish()
    },
  }
}
