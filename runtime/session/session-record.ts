import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { Session, SessionState } from '../contract/session.js'
import { cell, type WritableCell } from '../core/cell.js'
import { type ConnectionsState, shownIn } from './connections.js'
import { nothingSaved, type Persistence } from './persist.js'
import { type Choice, namespaceStates, restoredState, sessionState } from './session-state.js'

/** What the record of a session is made of. */
export interface RecordDeps {
  readonly persistence: Pick<Persistence, 'load'>
  readonly namespaces: readonly Namespace[]
  readonly defaultNetwork: CaipNetworkId
  /** Whether a wallet stays live when another one of its namespace is connected. */
  readonly isMulti?: boolean | undefined
}

/** What a session shows, and what was chosen in the app. No wallet is asked by it. */
export interface SessionRecord extends Pick<Session, 'account' | 'activate' | 'showNetwork'> {
  readonly state: WritableCell<SessionState>
  choice: Choice
  /** Shows these connections. */
  put(all: ConnectionsState): void
}

/** Makes a record from what storage knows, synchronously, so that a page never flashes "Connect". */
export function createRecord({ persistence, namespaces, defaultNetwork, isMulti = false }: RecordDeps): SessionRecord {
  const state = cell(
    restoredState(namespaces, nothingSaved, defaultNetwork, isMulti),
    restoredState(namespaces, persistence.load(), defaultNetwork, isMulti),
  )

  function show(wanted: Namespace | null, all: ConnectionsState = state.peek(), shown = state.peek().namespaces): void {
    state.value = sessionState(all, shown, wanted, record.choice)
  }

  const record: SessionRecord = {
    state,
    choice: { preferred: defaultNetwork },
    put: (all) => show(state.peek().active, all, namespaceStates(namespaces, all, state.peek().namespaces)),
    account(namespace = state.peek().active ?? undefined) {
      const item = namespace && state.peek().namespaces[namespace]
      return item?.status === 'connected' ? item.connection : undefined
    },
    activate(namespace, caipNetworkId) {
      const isLive = shownIn(state.peek(), namespace) !== undefined
      record.choice = isLive ? { ...record.choice, namespace } : { preferred: caipNetworkId, namespace }
      show(namespace)
    },
    showNetwork(namespace, caipNetworkId) {
      // Following the wallet's network clears what was picked instead of it.
      const { preferred } = record.choice
      record.choice = shownIn(state.peek(), namespace)
        ? { preferred }
        : { ...record.choice, preferred: caipNetworkId, isPicked: true }
      show(state.peek().active)
    },
  }
  return record
}
