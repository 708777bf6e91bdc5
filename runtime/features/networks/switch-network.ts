import { deadline } from '../../core/deadline.js'
import { coreError, toModalError } from '../../core/errors.js'
import type { Network } from '../../core/network.js'
import type { Kit } from '../../kit.js'

/** Adding a network and switching to it are two questions in the wallet. */
const SWITCH_MS = 120_000

/**
 * Moves the wallet to a network, or only the preference while nobody is connected. The same network does nothing (SPEC §4).
 * Throws `network/not-switched`, `network/not-added`, `flow/cancelled`, `flow/timeout`, `wallet/*`.
 */
export async function switchNetwork(
  { session, events, host }: Pick<Kit, 'session' | 'events' | 'host'>,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  const { chainNamespace: namespace, caipNetworkId } = network
  const connector = session.connectorOf(namespace)
  if (session.account(namespace)?.caipNetworkId === caipNetworkId) return
  events.emit('SWITCH_NETWORK', { network: caipNetworkId })
  if (!connector) return session.showNetwork(namespace, caipNetworkId)
  const { name } = connector
  const after = await deadline({ clock: host.clock, ms: SWITCH_MS, name, signal }, (inner) =>
    connector.switchNetwork(network, inner),
  ).catch((cause: unknown) => {
    throw signal.aborted ? coreError('flow/cancelled', {}, cause) : toModalError(cause)
  })
  // A wallet that does not announce what it did is believed, unless another one is there by now.
  if (session.connectorOf(namespace) === connector) session.showNetwork(namespace, after)
  if (after !== caipNetworkId) throw coreError('network/not-switched', { wallet: name, network: network.name })
}
