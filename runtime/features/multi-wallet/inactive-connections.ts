import type { Namespace } from '../../../schema/caip.js'
import type { Connection, SessionEvent } from '../../contract/connection.js'
import type { Connector, ConnectorAccounts, Registry } from '../../contract/connector.js'
import type { Clock } from '../../core/host.js'
import { connectionOf, liveIn, nextState } from '../../session/machine.js'
import { isConnectorUnavailable, readNow } from '../../session/read-now.js'

/** What the others are made of. */
export interface OthersDeps {
  readonly clock: Clock
  readonly registry: Pick<Registry, 'list'>
  /** Whether the session shows the wallet: then it is none of these. */
  isShown(connector: Connector): boolean
  /** One of them is live, with these accounts and on this network. */
  onChange(connector: Connector, connection: Connection): void
  /** One of them is live no more, or was not when it was asked. */
  onEnd(connector: Connector): void
}

/** Live wallets that the session does not show: each is followed as the one shown is. */
export interface InactiveConnections {
  has(connector: Connector): boolean
  /** Those of a family, or all; the one that was shown last first. */
  of(namespace?: Namespace): readonly Connector[]
  /** What became known of one of them elsewhere, as if it had announced it. */
  hear(connector: Connector, event: SessionEvent): void
  /** Goes on following a wallet that is live. */
  add(connector: Connector, connection: Connection): void
  /** Takes what a wallet gives without being opened; one that gives nothing is left alone. Never rejects. */
  restore(connector: Connector, signal: AbortSignal): Promise<void>
  /** Asks each what it shares now: a page that was hidden may have missed what they announced. */
  recheck(signal: AbortSignal): void
  release(connector: Connector): void
  stop(): void
}

interface Followed {
  readonly connection: Connection
  readonly stop: () => void
}

/** Makes an empty set of them. */
export function createInactiveConnections({
  clock,
  registry,
  isShown,
  onChange,
  onEnd,
}: OthersDeps): InactiveConnections {
  const followed = new Map<Connector, Followed>()
  const asked = new Set<Connector>()

  function release(connector: Connector): void {
    followed.get(connector)?.stop()
    followed.delete(connector)
  }

  function add(connector: Connector, connection: Connection): void {
    release(connector)
    followed.set(connector, { connection, stop: connector.watch((change) => hear(connector, change)) })
    onChange(connector, connection)
  }

  /** A wallet that goes on talking after it was released is not heard. */
  function hear(connector: Connector, change: SessionEvent): void {
    const item = followed.get(connector)
    if (!item) return
    const { connection } = item
    const now = liveIn(nextState({ status: 'connected', connection }, change))
    if (now === connection) return
    if (now) {
      followed.set(connector, { ...item, connection: now })
      onChange(connector, now)
    } else {
      release(connector)
      onEnd(connector)
    }
  }

  return {
    has: (connector) => followed.has(connector),
    of: (namespace) =>
      [...followed.keys()].filter((connector) => !namespace || connector.namespace === namespace).reverse(),
    hear,
    add,
    async restore(connector, signal) {
      if (asked.has(connector)) return
      asked.add(connector)
      // Shown or added meanwhile: what was read belongs to another time.
      const isLive = () => followed.has(connector) || isShown(connector)
      const take = (answer: ConnectorAccounts | undefined) => {
        if (answer && !isLive()) add(connector, connectionOf(connector, answer))
      }
      await readNow({ clock, connector, take }, signal).catch(() => {})
      asked.delete(connector)
      if (!signal.aborted && !isLive()) onEnd(connector)
    },
    recheck(signal) {
      for (const [connector, { stop }] of [...followed]) {
        const take = (answer: ConnectorAccounts | undefined) => {
          if (followed.get(connector)?.stop !== stop) return
          hear(connector, { type: 'accountsChanged', accounts: answer?.accounts ?? [] })
          if (answer) hear(connector, { type: 'chainChanged', caipNetworkId: answer.caipNetworkId })
        }
        readNow({ clock, connector, take }, signal).catch((cause: unknown) => {
          if (isConnectorUnavailable(cause, connector, registry)) hear(connector, { type: 'disconnect' })
        })
      }
    },
    release,
    stop() {
      for (const connector of [...followed.keys()]) release(connector)
    },
  }
}
