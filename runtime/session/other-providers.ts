import type { ConnectionId } from '../contract/connection.js'
import type { Connector, Registry } from '../contract/connector.js'
import { toModalError } from '../core/errors.js'
import type { Host } from '../core/host.js'
import { connectionIdOf, entriesOf } from './connections.js'
import type { LiveSession } from './session.js'

/** What restoring from other providers needs. */
export interface OtherProviderDeps {
  readonly host: Pick<Host, 'log' | 'page'>
  readonly session: LiveSession
  readonly registry: Pick<Registry, 'list'>
  onRestored(wallet: string): void
  /** Connectors that were tried for what is remembered, and what stops following them. */
  readonly tried: Map<Connector, () => void>
}

/**
 * Asks the other providers under the rdns of a remembered wallet, without opening one: anything may announce itself under
 * an rdns first, and the uuid of a provider is another one in every visit (EIP-6963). The one that gives the remembered
 * account is connected. Each is asked once, and again when it announces something. Never throws.
 */
export function tryOtherProviders(
  { host: { log }, session, registry, onRestored, tried }: OtherProviderDeps,
  signal: AbortSignal,
): void {
  // The code may come after the page has left.
  if (signal.aborted) return
  const { state } = session
  const isWanted = (id: ConnectionId, { namespace }: Connector) => {
    const { connections, current, asking } = state.peek()
    const status = connections[id]?.status
    return current[namespace] === id && !(namespace in asking) && (status === 'reconnecting' || status === 'remembered')
  }

  /** What a wallet announces while it is asked is read by the question that is under way. */
  const asked = new Set<Connector>()

  async function restore(id: ConnectionId, connector: Connector): Promise<void> {
    if (!isWanted(id, connector) || asked.has(connector)) return
    asked.add(connector)
    const { name } = connector
    const leaving = new AbortController()
    const inner = AbortSignal.any([signal, leaving.signal])
    const stop = state.subscribe(() => isWanted(id, connector) || leaving.abort())
    try {
      if (!(await session.restore(connector, inner, id))) return
      session.forget(id)
      onRestored(name)
    } catch (cause) {
      if (toModalError(cause).code !== 'flow/cancelled') log('warn', `${name} was not restored`, cause)
    } finally {
      asked.delete(connector)
      stop()
    }
  }

  for (const [id] of entriesOf(state.peek().connections)) {
    for (const connector of registry.list.peek()) {
      const other = connectionIdOf(connector)
      if (other === id || rdnsOf(other) !== rdnsOf(id) || tried.has(connector) || !isWanted(id, connector)) continue
      const stop = connector.watch(() => void restore(id, connector))
      tried.set(connector, stop)
      void restore(id, connector)
    }
  }
}

/** A second provider under a known rdns has the id `rdns#uuid`. */
function rdnsOf(id: ConnectionId): string | undefined {
  return id.split('#', 1)[0]
}
