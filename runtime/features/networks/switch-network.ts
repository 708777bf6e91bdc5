import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'
import { deadline } from '../../core/deadline.js'
import { coreError, toModalError } from '../../core/errors.js'
import type { Network } from '../../core/network.js'
import { embeddedWallet } from './origin.js'
import { prefer } from './prefer.js'

/** What switching works on. */
export type SwitchKit = Pick<Kit, 'session' | 'events' | 'host' | 'registry' | 'marks'>

/** Adding a network and switching to it are two questions in the wallet. */
const SWITCH_MS = 120_000

/**
 * Moves the wallet of the network's namespace and shows that namespace, or only the preference where no wallet can be
 * asked. For the same network no wallet is asked (SPEC §4). The embedded wallet is connected in a namespace it has not
 * been used in yet. Throws `network/not-switched`, `network/not-added`, `flow/cancelled`, `flow/timeout`, `wallet/*`.
 */
export async function switchNetwork(kit: SwitchKit, network: Network, signal: AbortSignal): Promise<void> {
  const { session, events } = kit
  const { chainNamespace: namespace, caipNetworkId } = network
  const isThere = () => session.account(namespace)?.caipNetworkId === caipNetworkId
  if (isThere()) {
    // Choosing the wallet's own network clears one picked before.
    session.showNetwork(namespace, caipNetworkId)
  } else {
    const connector = session.connectorOf(namespace) ?? embeddedWallet(kit, namespace)
    if (!connector) return prefer(kit, network)
    events.emit('SWITCH_NETWORK', { network: caipNetworkId })
    if (!session.connectorOf(namespace)) await session.connect(connector, signal)
    if (!isThere()) await move(kit, connector, network, signal)
  }
  if (session.state.peek().active !== namespace) session.activate(namespace, caipNetworkId)
}

async function move({ session, host, marks }: SwitchKit, connector: Connector, network: Network, signal: AbortSignal) {
  const { name, namespace } = connector
  // Where the wallet has to add the network it may show a picture of it: one that is known by now, since nothing waits for it.
  const imageUrl = marks.peek()?.marks[network.caipNetworkId]?.picture
  const told = imageUrl === undefined ? network : { ...network, assets: { imageUrl, ...network.assets } }
  if (connector.canSwitchTo?.(network) === false) {
    throw coreError('wallet/unsupported', { wallet: name, method: network.name })
  }
  const after = await deadline({ clock: host.clock, ms: SWITCH_MS, name, signal }, (inner) =>
    connector.switchNetwork(told, inner),
  ).catch((cause: unknown) => {
    throw signal.aborted ? coreError('flow/cancelled', {}, cause) : toModalError(cause)
  })
  // A wallet that does not announce what it did is believed, unless another one is there by now.
  if (session.connectorOf(namespace) === connector) session.showNetwork(namespace, after)
  if (after !== network.caipNetworkId) throw coreError('network/not-switched', { wallet: name, network: network.name })
}
