import type { Namespace } from '../../schema/caip.js'
import type { Connection } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import { deadline } from '../core/deadline.js'
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

/** The live account of a namespace; while another wallet is asked, the earlier one still is. */
export function liveOf({ session }: Pick<AnyKit, 'session'>, namespace: Namespace): Live | undefined {
  const account = liveIn(session.state.peek().namespaces[namespace])
  const connector = session.connectorOf(namespace)
  return account && connector ? { account, connector } : undefined
}

/** Waits while an earlier session is being restored, at most 10 s. What is then live, if anything. */
export async function restoredLive(
  kit: Pick<AnyKit, 'session' | 'host'>,
  namespace: Namespace,
): Promise<Live | undefined> {
  const { session, host } = kit
  const isOver = () => session.state.peek().namespaces[namespace]?.status !== 'reconnecting' || undefined
  if (isOver()) return liveOf(kit, namespace)
  const { signal } = new AbortController()
  const bounds = { clock: host.clock, ms: RESTORED_MS, name: 'the session', signal }
  // A wallet that takes longer counts as not connected.
  await deadline(bounds, (inner) => until([session.state], isOver, inner)).catch(() => {})
  return liveOf(kit, namespace)
}
