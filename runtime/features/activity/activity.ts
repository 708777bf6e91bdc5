import type { Amount } from '../../chains/chain.js'
import { cell } from '../../core/cell.js'
import { createScope } from '../../core/scope.js'
import type { Kit } from '../../kit.js'
import type { ActivityApi, Submitted, SubmittedDetails } from './feature.js'
import { createHistory } from './history.js'
import { settle } from './settle.js'
import { createSubmittedStore, hashText, placeOf } from './submitted.js'

/** What was settled and the history has not told of after so long, it never will: two days, since one counts as lost after one. */
const KEPT_MS = 172_800_000

/** The logic of the activity: the history of the active account, and what this app submitted before it tells of it. */
export function createActivity(kit: Kit): ActivityApi {
  const { session, storage, host } = kit
  const history = createHistory(kit)
  const store = createSubmittedStore(storage)
  const submissions = cell<readonly Submitted[]>([])

  /** The active account is what is looked at. */
  function shown(): readonly Submitted[] {
    const live = session.account()
    return live ? store.list().filter((sent) => placeOf(sent) === placeOf(live)) : []
  }

  function show(): void {
    const next = shown()
    if (JSON.stringify(next) !== JSON.stringify(submissions.peek())) submissions.value = next
  }

  /** What the history tells of needs no row of its own; nor does what was settled long ago. */
  function forget(): void {
    const told = new Set(history.state.peek().transactions.map(({ metadata }) => metadata.hash?.toLowerCase()))
    const now = host.clock.now()
    for (const { hash, status, at } of shown()) {
      if (told.has(hash) || (status !== 'pending' && now - at >= KEPT_MS)) store.change(hash, () => undefined)
    }
    show()
  }

  const follow = createScope((own) => {
    let asking: AbortController | undefined
    const stop = () => asking?.abort()
    /** The waits begin anew with whatever is new. */
    function askAgain(): void {
      const open = shown().filter(({ status }) => status === 'pending')
      const key = open.map(({ hash }) => hash).join()
      if (key === askedFor) return
      askedFor = key
      stop()
      asking = new AbortController()
      const { signal } = asking
      if (open.length > 0) void settle({ kit, store, shown, onSettled: () => void history.refresh() }, signal)
    }
    let askedFor = ''
    function look(): void {
      forget()
      askAgain()
    }
    own(stop)
    own(history.state.subscribe(look))
    own(session.state.subscribe(look))
    own(store.watch(look))
    own(history.follow())
  })

  return {
    state: history.state,
    submissions,
    follow,
    more: history.more,
    retry: history.retry,
    submitted(text, details = {}) {
      const sent = toSubmitted(kit, text, details)
      if (sent) store.add(sent)
      show()
    },
  }
}

function toSubmitted({ session, host }: Kit, text: string, details: SubmittedDetails): Submitted | undefined {
  const { operationType = 'send', to = null, amount, nonce = null } = details
  const live = session.account('eip155')
  const { address = live?.address, caipNetworkId = live?.caipNetworkId } = details
  const hash = hashText(text)
  if (!hash || !address || !caipNetworkId?.startsWith('eip155:')) return undefined
  const at = host.clock.now()
  const moved = amount && amount.value > 0n ? amountOf(amount) : null
  return { hash, address, caipNetworkId, at, operationType, to, amount: moved, nonce, status: 'pending' }
}

function amountOf({ value, decimals, symbol }: Amount): Submitted['amount'] {
  return { value: `${value}`, decimals, symbol }
}
