import { createFlow, type Flow } from '../../core/flow.js'
import type { Network } from '../../core/network.js'
import { type SwitchKit, switchNetwork } from './switch-network.js'

/** What switching shows. */
export type SwitchStep =
  | { readonly step: 'waiting'; readonly network: Network }
  | { readonly step: 'done'; readonly network: Network }

/** A little longer than the session waits itself, so that its own error is the one shown. */
const SWITCH_MS = 130_000

/** Moves the wallet, adding the network where the wallet does not know it (4902). */
export function createSwitchFlow(kit: SwitchKit): Flow<Network, SwitchStep> {
  return createFlow<Network, SwitchStep>(kit.host.clock, async (network, flow) => {
    flow.go({ step: 'waiting', network })
    await flow.within(SWITCH_MS, network.name, (signal) => switchNetwork(kit, network, signal))
    flow.go({ step: 'done', network })
  })
}
