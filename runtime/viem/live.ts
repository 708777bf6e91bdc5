import type { CaipNetworkId } from '../../schema/caip.js'
import type { Connection } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import { deadline } from '../core/deadline.js'
import type { Network } from '../core/network.js'
import { liveIn } from '../session/connections.js'
import type { AnyKit } from './any-kit.js'
import { until } from './until.js'

/** Longer than the session gives a remembered wallet to appear (3 s) and to answer (5 s). */
const RESTORED_MS = 10_000

/** An account that signs, and the wallet behind it. */
export interface Live {
  readonly account: Connection
  readonly connector: Connector
}

/** The live eip155 account; while another wallet is asked, the earlier one still is. */
export function liveOf({ session }: Pick<AnyKit, 'session'>): Live | undefined {
  const account = liveIn(session.state.peek().namespaces.eip155)
  const connector = session.connectorOf('eip155')
  return account && connector ? { account, connector } : undefined
}

/** Waits while an earlier session is being restored, at most 10 s. What is then live, if anything. */
export async function restoredLive(kit: Pick<AnyKit, 'session' | 'host'>): Promise<Live | undefined> {
  const { session, host } = kit
  const isOver = () => session.state.peek().namespaces.eip155?.status !== 'reconnecting' || undefined
  if (isOver()) return liveOf(kit)
  const { signal } = new AbortController()
  const bounds = { clock: host.clock, ms: RESTORED_MS, name: 'the session', signal }
  // A wallet that takes longer counts as not connected.
  await deadline(bounds, (inner) => until([session.state], isOver, inner)).catch(() => {})
  return liveOf(kit)
}

/** The eip155 network that counts: the wallet's, else the one shown, else the first one wired. */
export function currentNetworkId({ session, wiring }: Pick<AnyKit, 'session' | 'wiring'>): CaipNetworkId | undefined {
  const live = liveOf({ session })
  if (live) return live.account.caipNetworkId
  const { caipNetworkId: shown } = session.state.peek()
  return shown.startsWith('eip155:') ? shown : evmNetworks(wiring)[0]?.caipNetworkId
}

/** The networks of the config that are EVM chains. */
export function evmNetworks({ networks }: AnyKit['wiring']): readonly Network[] {
  return networks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
}

/** The number of an eip155 network: `eip155:137` is 137. */
export function chainNumber(id: CaipNetworkId): number {
  return Number(id.slice('eip155:'.length))
}
