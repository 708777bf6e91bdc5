import type { Namespace } from '../../../schema/caip.js'
import type { Connector, ConnectorAccounts, ConnectorChange } from '../../connectors/connector.js'
import type { Clock } from '../../core/host.js'
import { type Connection, liveIn, nextState } from '../../session/machine.js'
import { isGone, readNow } from '../../session/recheck.js'
import { keyOf } from './known.js'

/** What the others are made of. */
export interface OthersDeps {
  readonly clock: Clock
  /** Whether the session shows the wallet: then it is none of these. */
  isShown(connector: Connector): boolean
  /** One of them is live, with these accounts and on this network. */
  onChange(connector: Connector, connection: Connection): void
  /** One of them is live no more. */
  onEnd(): void
}

/** Live wallets that the session does not show: each is followed as the one shown is. */
export interface Others {
  has(key: string): boolean
  /** Those of a family, the one that was shown last first. */
  of(namespace: Namespace): readonly Connector[]
  /** Goes on following a wallet that is live. */
  add(connector: Connector, connection: Connection): void
  /** Takes what a wallet gives without being opened; one that gives nothing is left alone. */
  restore(connector: Connector, signal: AbortSignal): void
  /** Asks each what it shares now: a page that was hidden may have missed what they announced. */
  recheck(signal: AbortSignal): void
  release(key: string): void
  stop(): void
}

interface Followed {
  readonly connector: Connector
  readonly connection: Connection
  readonly stop: () => void
}

/** Makes an empty set of them. */
export function createOthers({ clock, isShown, onChange, onEnd }: OthersDeps): Others {
  const followed = new Map<string, Followed>()
  const keyFor = ({ id, namespace }: Connector) => keyOf({ connectorId: id, namespace })

  function release(key: string): void {
    followed.get(key)?.stop()
    followed.delete(key)
  }

  function add(connector: Connector, connection: Connection): void {
    const key = keyFor(connector)
    const stop = connector.watch((change) => {
      if (followed.get(key)?.stop === stop) hear(connector, change)
    })
    release(key)
    followed.set(key, { connector, connection, stop })
    onChange(connector, connection)
  }

  function hear(connector: Connector, change: ConnectorChange): void {
    const key = keyFor(connector)
    const item = followed.get(key)
    if (!item) return
    const { connection } = item
    const now = liveIn(nextState({ status: 'connected', connection }, change))
    if (now === connection) return
    if (now) {
      followed.set(key, { ...item, connection: now })
      onChange(connector, now)
    } else {
      release(key)
      onEnd()
    }
  }

  async function ask(connector: Connector, signal: AbortSignal): Promise<void> {
    const key = keyFor(connector)
    const before = followed.get(key)
    function take(answer: ConnectorAccounts | undefined): void {
      // Shown, released or followed anew meanwhile: what was read belongs to another time.
      if (followed.get(key)?.stop !== before?.stop || isShown(connector)) return
      if (answer && !before) add(connector, connectionOf(connector, answer))
      if (!before) return
      hear(connector, { type: 'accountsChanged', accounts: answer?.accounts ?? [] })
      if (answer) hear(connector, { type: 'chainChanged', caipNetworkId: answer.caipNetworkId })
    }
    try {
      await readNow({ clock, connector, take }, signal)
    } catch (cause) {
      if (before && isGone(cause)) hear(connector, { type: 'disconnect' })
    }
    if (!before) onEnd()
  }

  return {
    has: (key) => followed.has(key),
    of: (namespace) =>
      [...followed.values()]
        .map(({ connector }) => connector)
        .filter((connector) => connector.namespace === namespace)
        .reverse(),
    add,
    restore: (connector, signal) => void ask(connector, signal),
    recheck(signal) {
      for (const { connector } of [...followed.values()]) void ask(connector, signal)
    },
    release,
    stop() {
      for (const key of [...followed.keys()]) release(key)
    },
  }
}

function connectionOf({ id }: Connector, { accounts, caipNetworkId }: ConnectorAccounts): Connection {
  const [address] = accounts
  return { live: true, connectorId: id, address, accounts: accounts.map((item) => ({ address: item })), caipNetworkId }
}
