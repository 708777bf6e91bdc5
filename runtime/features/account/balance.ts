import { cell } from '../../core/cell.js'
import { deadline } from '../../core/deadline.js'
import { createScope } from '../../core/scope.js'
import { isHidden, whenSeen } from '../../core/visible.js'
import type { Kit } from '../../kit.js'
import type { AccountApi, BalanceState } from './feature.js'

/** Longest wait for a balance: the waits between the tries of an adapter, and its last request (SPEC §9: 19 s and 10 s). */
const READ_MS = 30_000
const REFRESH_MS = 15_000
/** SPEC §8: after a failure the poller asks again 30 s later at the earliest. */
const RETRY_MS = 30_000

/** Follows the native balance of the active account. A late answer for another account or network is dropped. */
export function createBalance({ session, host, network, chain, explain }: Kit): AccountApi {
  const { clock, page } = host
  const balance = cell<BalanceState>({ status: 'idle' })
  let reading = new AbortController()
  let shownFor = ''
  let failedAt = Number.NEGATIVE_INFINITY

  /** What is being read comes too late from now on. */
  function begin(): AbortController {
    reading.abort()
    reading = new AbortController()
    return reading
  }

  async function refresh(): Promise<void> {
    const mine = begin()
    const { signal } = mine
    const live = session.account()
    const target = live && network(live.caipNetworkId)
    const key = live ? `${live.caipNetworkId}:${live.address}` : ''
    const before = balance.peek()
    const known = key === shownFor && 'amount' in before && before.amount ? { amount: before.amount } : {}
    shownFor = key
    if (!live || !target) {
      balance.value = { status: 'idle' }
      return
    }
    balance.value = { status: 'loading', ...known }
    try {
      // The signal of the poller, not of this wait: the chain compares its nodes for as long as somebody looks.
      const amount = await deadline({ clock, ms: READ_MS, name: target.name, signal }, async () =>
        (await chain(target.chainNamespace)).balance(target, live.address, signal),
      )
      if (reading === mine) balance.value = { status: 'ready', amount }
    } catch (cause) {
      mine.abort()
      if (reading !== mine) return
      failedAt = clock.now()
      const error = await explain(cause)
      if (reading === mine) balance.value = { status: 'failed', error, ...known }
    }
  }

  /** Another account or network is looked at once the tab is: until then nothing is known of it. */
  function onSession(): void {
    if (!isHidden(page)) return void refresh()
    begin()
    shownFor = ''
    balance.value = { status: 'idle' }
  }

  function onSeen(): void {
    if (!isHidden(page) && balance.peek().status === 'idle') void refresh()
  }

  const start = createScope((own) => {
    const stopping = new AbortController()
    own(() => stopping.abort())
    own(begin)
    own(page.on('visibilitychange', onSeen))
    own(session.state.subscribe(onSession))
    void poll(stopping.signal)
  })

  async function poll(signal: AbortSignal): Promise<void> {
    try {
      for (;;) {
        await clock.sleep(REFRESH_MS, signal)
        const restMs = failedAt + RETRY_MS - clock.now()
        if (restMs > 0) await clock.sleep(restMs, signal)
        await whenSeen(page, signal)
        if (balance.peek().status !== 'loading') await refresh()
      }
    } catch {
      // The only way out: nobody follows any more and the sleep was aborted.
    }
  }

  /** Whoever joins later looks at something new, such as the Account view after a payment: an old answer is read again. */
  function follow(): () => void {
    const stop = start()
    if (balance.peek().status === 'ready' && !isHidden(page)) void refresh()
    return stop
  }

  return { balance, follow, refresh }
}
