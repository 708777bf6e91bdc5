import { isWalletConnect } from '../../connectors/walletconnect/link.js'
import type { Connection } from '../../contract/connection.js'
import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'

/**
 * A wallet approves several namespaces at once: those that nothing is connected in are connected with it as well. The
 * namespace shown stays the one the user chose. Gives the first connection that came of it. Never rejects but by
 * `signal`.
 */
export async function connectSiblings(
  { session, registry, host }: Pick<Kit, 'session' | 'registry' | 'host'>,
  connector: Connector,
  signal: AbortSignal,
): Promise<Connection | undefined> {
  const mine = session.account(connector.namespace)
  const found: Connection[] = []
  for (const sibling of registry.list.peek()) {
    const { namespace } = sibling
    if (!isWalletConnect(sibling) || namespace === connector.namespace || session.account(namespace)) continue
    try {
      const connection = await session.restore(sibling, signal)
      if (connection) found.push(connection)
    } catch (cause) {
      signal.throwIfAborted()
      host.log('warn', `${sibling.name} was not connected in ${namespace}`, cause)
    }
  }
  if (mine && found.length > 0) session.activate(connector.namespace, mine.caipNetworkId)
  return found[0]
}
