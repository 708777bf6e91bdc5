import type { ConnectionId, Remembered } from '../../runtime/contract/connection.js'
import type { Saved } from '../../runtime/session/persist.js'
import type { Namespace } from '../../schema/caip.js'

/** The connections an earlier visit left, by the namespace that showed them. */
export type Hints = Readonly<Partial<Record<Namespace, Remembered>>>

/** What storage holds after a visit that left these connections; a hint without a name is of `Wallet <id>`. */
export function savedSession(hints: Hints, active: string | null = Object.keys(hints)[0] ?? null): Saved {
  const ids = Object.entries(hints).map(([namespace, hint]) => [namespace, `${namespace}/${hint.connectorId}`] as const)
  const states = Object.values(hints).map((hint, index) => {
    const { connectorId, address } = hint
    const remembered = { name: `Wallet ${connectorId}`, accounts: [{ address }], ...hint }
    return [ids[index]?.[1], { status: 'remembered', remembered }]
  })
  return { active, current: Object.fromEntries(ids), connections: Object.fromEntries(states) }
}

/** The hints of what is to be restored, by namespace. */
export function hintsIn({ current, connections }: Saved): Hints {
  const all = Object.entries(current).map(([namespace, id]: readonly [string, ConnectionId]) => {
    const state = connections[id]
    return [namespace, state && 'remembered' in state ? state.remembered : undefined]
  })
  return Object.fromEntries(all)
}
