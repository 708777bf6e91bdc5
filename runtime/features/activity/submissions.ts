import type { Amount } from '../../contract/chain.js'
import type { Kit } from '../../contract/kit.js'
import type { SubmittedDetails } from '../../contract/provided.js'
import { type Cell, cell } from '../../core/cell.js'
import type { AddDisposer } from '../../core/scope.js'
import { isSupported, supportedOn } from '../../core/supported.js'
import { namespaceOf } from '../../session/connections.js'
import type { ActivityState, Submitted } from './contract.js'
import { hashText } from './hash-text.js'
import { settle } from './settle.js'
import { createSubmittedStore, placeOf } from './submitted.js'

/** What this app submitted for the active account. */
export interface Submissions {
  /** Those the history does not tell of yet, the newest first. */
  readonly shown: Cell<readonly Submitted[]>
  /** Puts one in front. What is no hash of a transaction (SPEC §5), or of a namespace without activity, is passed over. */
  add(hash: string, details?: SubmittedDetails): void
  /** Asks the nodes what became of them, and forgets what the history tells of. */
  follow(history: FollowedHistory, own: AddDisposer): void
}

/** A history beside the submissions. */
export interface FollowedHistory {
  readonly state: Cell<ActivityState>
  refresh(): Promise<void>
}

/** What was settled and the history has not told of after so long, it never will: two days, since one counts as lost after one. */
const KEPT_MS = 172_800_000

/** Follows what this app submitted. Nothing is asked before the first subscriber. */
export function createSubmissions(kit: Kit): Submissions {
  const { session, storage, host } = kit
  const store = createSubmittedStore(storage)
  const shown = cell<readonly Submitted[]>([])

  /** The active account is what is looked at. */
  function own(): readonly Submitted[] {
    const live = session.account()
    return live ? store.list().filter((sent) => placeOf(sent) === placeOf(live)) : []
  }

  function show(): void {
    const next = own()
    if (JSON.stringify(next) !== JSON.stringify(shown.peek())) shown.value = next
  }

  /** What the history tells of needs no row of its own; nor does what was settled long ago. A clock was once far ahead. */
  function forget({ transactions }: ActivityState): void {
    const told = new Set(transactions.map(({ metadata }) => metadata.hash?.toLowerCase()))
    const now = host.clock.now()
    for (const { hash, status, at } of own()) {
      if (told.has(hash) || (status !== 'pending' && now - at >= KEPT_MS)) store.change(hash, () => undefined)
      else if (at - now > KEPT_MS) store.change(hash, (was) => ({ ...was, at: now }))
    }
    show()
  }

  return {
    shown,
    add(text, details = {}) {
      const sent = toSubmitted(kit, text, details)
      if (sent) store.add(sent)
      show()
    },
    follow(history, ends) {
      let asking: AbortController | undefined
      let askedFor = ''
      const stop = () => asking?.abort()
      /** The waits begin anew with whatever is new. */
      function look(): void {
        forget(history.state.peek())
        const open = own().filter(({ status }) => status === 'pending')
        const key = open.map(({ hash }) => hash).join()
        if (key === askedFor) return
        askedFor = key
        stop()
        asking = new AbortController()
        const { signal } = asking
        if (open.length > 0) void settle({ kit, store, shown: own, onSettled: () => void history.refresh() }, signal)
      }
      ends(stop)
      ends(history.state.subscribe(look))
      ends(session.state.subscribe(look))
      ends(store.watch(look))
    },
  }
}

function toSubmitted({ session, host }: Kit, text: string, details: SubmittedDetails): Submitted | undefined {
  const { operationType = 'send', to = null, amount, nonce = null } = details
  const [live] = supportedOn('activity').flatMap((namespace) => session.account(namespace) ?? [])
  const { address = live?.address, caipNetworkId = live?.caipNetworkId } = details
  const hash = hashText(text)
  if (!hash || !address || !caipNetworkId || !isSupported('activity', namespaceOf(caipNetworkId))) return undefined
  const at = host.clock.now()
  const moved = amount && amount.value > 0n ? amountOf(amount) : null
  return { hash, address, caipNetworkId, at, operationType, to, amount: moved, nonce, status: 'pending' }
}

function amountOf({ value, decimals, symbol }: Amount): Submitted['amount'] {
  return { value: `${value}`, decimals, symbol }
}
