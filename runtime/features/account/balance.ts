import { cell } from '../../core/cell.js'
import { deadline } from '../../core/deadline.js'
import { createScope } from '../../core/scope.js'
import type { Kit } from '../../kit.js'
import type { AccountApi, BalanceState } from './feature.js'

/** Longest wait for a balance, retries of the transport included (SPEC §9: RPC 10 s). */
const READ_MS = 15_000
const REFRESH_MS = 15_000
/** SPEC §8: after a failure the poller asks again 30 s later at the earliest. */
const RETRY_MS = 30_000

/** Follows the native balance of the active account. A late answer for another account or network is dropped. */
export function createBalance({ session, host, network, chain, explain }: Kit): AccountApi {
  const { clock } = host
  const balance = cell<BalanceState>({ status: 'idle' })
  let reading = new AbortController()
  let shownFor = ''
  let failedAt = Number.NEGATIVE_INFINITY

  async function refresh(): Promise<void> {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
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
      const amount = await deadline({ clock, ms: READ_MS, name: target.name, signal }, async (inner) =>
        (await chain(target.chainNamespace)).balance(target, live.address, inner),
      )
      if (!signal.aborted) balance.value = { status: 'ready', amount }
    } catch (cause) {
      if (signal.aborted) return
      failedAt = clock.now()
      const error = await explain(cause)
      if (!signal.aborted) balance.value = { status: 'failed', error, ...known }
    }
  }

  const start = createScope((own) => {
    const stopping = new AbortController()
    own(() => stopping.abort())
    own(() => reading.abort())
    own(session.state.subscribe(() => void refresh()))
    void poll(stopping.signal)
  })

  async function poll(signal: AbortSignal): Promise<void> {
    try {
      for (;;) {
        await clock.sleep(REFRESH_MS, signal)
        const restMs = failedAt + RETRY_MS - clock.now()
        if (restMs > 0) await clock.sleep(restMs, signal)
        await refresh()
      }
    } catch {
      // The only way out: nobody follows any more and the sleep was aborted.
    }
  }

  /** Whoever joins later looks at something new, such as the Account view after a payment: an old answer is read again. */
  function follow(): () => void {
    const stop = start()
    if (balance.peek().status === 'ready') void refresh()
    return stop
  }

  return { balance, follow, refresh }
}
