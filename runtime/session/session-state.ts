import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { NamespaceState } from '../contract/connection.js'
import type { PersistedConnections, SessionState } from '../contract/session.js'
import { liveIn } from './machine.js'

/** What people chose themselves. */
export interface Choice {
  /** The default network until another one was picked. */
  readonly preferred: CaipNetworkId
  /** Whether it was picked, and the wallet has not moved since. */
  readonly isPicked?: boolean
  /** The family they asked for, connected or not. */
  readonly family?: Namespace | undefined
}

/** The state before anything happened in this visit: families with a hint are reconnecting. */
export function hintedFamilies(
  families: readonly Namespace[],
  hints: PersistedConnections,
): SessionState['namespaces'] {
  return Object.fromEntries(
    families.map((name): [Namespace, NamespaceState] => {
      const hint = hints[name]
      return [name, hint ? { status: 'reconnecting', remembered: hint } : { status: 'disconnected' }]
    }),
  )
}

/** The whole of the families. Active is the family asked for, else the wanted one while it does something, else the first that does. */
export function sessionState(
  namespaces: SessionState['namespaces'],
  wanted: string | null,
  { preferred, isPicked, family }: Choice,
): SessionState {
  const busy = (Object.keys(namespaces) as Namespace[]).filter((name) => namespaces[name]?.status !== 'disconnected')
  const active = family ?? busy.find((name) => name === wanted) ?? busy[0] ?? null
  const state = active ? namespaces[active] : undefined
  const shown = state?.status === 'reconnecting' ? state.remembered : liveIn(state)
  const caipNetworkId = shown?.caipNetworkId ?? preferred
  const isApart = isPicked && caipNetworkId !== preferred && preferred.startsWith(`${active}:`)
  return { active, namespaces, caipNetworkId, picked: isApart ? preferred : undefined }
}
