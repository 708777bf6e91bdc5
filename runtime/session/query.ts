import type { CaipNetworkId } from '../../schema/caip.js'
import type { ModalError } from '../../schema/error.js'
import type { Connection } from '../contract/connection.js'
import type { Session } from '../contract/session.js'
import { type Cell, cell } from '../core/cell.js'
import { deadline } from '../core/deadline.js'
import { isFresh } from '../core/fresh.js'
import type { Host } from '../core/host.js'
import type { Network } from '../core/network.js'
import { createScope } from '../core/scope.js'
import { isHidden, whenSeen } from '../core/visible.js'

/** What is known of something that is read again and again. The last good data stay, with their age, beside a failure. */
export type QueryState<T> =
  | { readonly status: 'idle' }
  | ({ readonly status: 'loading' } & Partial<QueryData<T>>)
  | ({ readonly status: 'ready' } & QueryData<T>)
  | ({ readonly status: 'failed'; readonly error: ModalError } & Partial<QueryData<T>>)

/** Data, and when they were read. */
export interface QueryData<T> {
  readonly data: T
  /** Unix milliseconds. */
  readonly at: number
}

/** What is to be read now: another key is something else, and what was known of the one before is not shown for it. */
export interface QueryTarget<T> {
  readonly key: string
  /** Of what is asked, for the error of one that does not answer. */
  readonly name: string
  read(signal: AbortSignal): Promise<T>
  /** What an earlier visit kept of it. It is shown at once, and read anew where it is older than `freshMs`. */
  kept?(): QueryData<T> | undefined
}

/** What following is made of. */
export interface QueryDeps<T> {
  readonly kit: {
    readonly session: Pick<Session, 'state' | 'account'>
    readonly host: Pick<Host, 'clock' | 'page'>
    network(id: CaipNetworkId): Network | undefined
    explain(cause: unknown): Promise<ModalError>
  }
  /**
   * What is to be read of the live account on its network, which is one of the app's; `undefined` for nothing. Looked at
   * whenever the session changes.
   */
  target(live: Connection, on: Network): QueryTarget<T> | undefined
  /** Milliseconds between two reads while there is a subscriber; it is read once where it is left out. */
  readonly refreshMs?: number
  /** Milliseconds one read may take. */
  readonly readMs: number
  /** Milliseconds that what is known, of this visit or an earlier one, needs no reading. */
  readonly freshMs?: number
  /** Failures after which nothing is read by itself: only for a new subscriber, or when asked. */
  isFinal?(error: ModalError): boolean
}

/** Something that is read while it has subscribers. */
export interface Query<T> {
  readonly state: Cell<QueryState<T>>
  /** Reads, and keeps it fresh until the returned function is called; all callers share one poller. */
  follow(): () => void
  /** Reads it now. Never rejects: a failure is a state. */
  refresh(): Promise<void>
}

/** SPEC §8, §9: after a failure nothing is asked by itself for 30 s. */
const RETRY_MS = 30_000

/**
 * Follows something of the session, such as a balance of the active account: only while it has subscribers and the tab is
 * seen. A late answer for another key is dropped.
 */
export function createQuery<T>(deps: QueryDeps<T>): Query<T> {
  const { kit, refreshMs, readMs, freshMs = 0, isFinal = () => false } = deps
  const { session, network, host, explain } = kit
  const { clock, page } = host
  const state = cell<QueryState<T>>({ status: 'idle' })
  let reading = new AbortController()
  let shownFor: string | undefined
  /** The connection that was last looked at; `null` before the first look. */
  let seen: Connection | undefined | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  let failures = 0

  function target(): QueryTarget<T> | undefined {
    const live = session.account()
    const on = live && network(live.caipNetworkId)
    return on && deps.target(live, on)
  }

  /** What is being read comes too late from now on. */
  function begin(): AbortController {
    reading.abort()
    reading = new AbortController()
    return reading
  }

  const known = (): Partial<QueryData<T>> => {
    const before = state.peek()
    return 'data' in before && before.data !== undefined ? ({ data: before.data, at: before.at } as QueryData<T>) : {}
  }

  async function read(isForced: boolean): Promise<void> {
    const mine = begin()
    const wanted = target()
    const isSame = wanted?.key === shownFor
    if (isSame && !isForced && mayRest()) return
    shownFor = wanted?.key
    if (!wanted) {
      state.value = { status: 'idle' }
      return
    }
    const kept = isSame ? undefined : wanted.kept?.()
    if (kept && !isForced && hasFresh(kept)) state.value = { status: 'ready', ...kept }
    else await ask(wanted, isSame ? known() : (kept ?? {}), mine)
  }

  async function ask(wanted: QueryTarget<T>, before: Partial<QueryData<T>>, mine: AbortController): Promise<void> {
    state.value = { status: 'loading', ...before }
    try {
      // The signal of the poller, not of this wait: what is read may go on for as long as there is a subscriber.
      const data = await deadline({ clock, ms: readMs, name: wanted.name, signal: mine.signal }, () =>
        wanted.read(mine.signal),
      )
      if (reading === mine) state.value = { status: 'ready', data, at: clock.now() }
    } catch (cause) {
      mine.abort()
      if (reading !== mine) return
      failedAt = clock.now()
      failures += 1
      const error = await explain(cause)
      if (reading === mine) state.value = { status: 'failed', error, ...before }
    }
  }

  /** Milliseconds until something may be asked again after a failure; none where the clock was set back since. */
  function restMs(): number {
    const ms = failedAt + RETRY_MS - clock.now()
    return ms > RETRY_MS ? 0 : ms
  }

  /** Whether what is known needs no reading, or may not be read yet. */
  function mayRest(): boolean {
    const now = state.peek()
    return (now.status === 'ready' && hasFresh(now)) || (now.status === 'failed' && restMs() > 0)
  }

  const hasFresh = ({ at }: QueryData<T>) => isFresh(at, clock.now(), freshMs)

  /** Whether what is shown is of what is wanted, and needs no reading: the subscriber has left and come back soon after. */
  function isCurrent(): boolean {
    const now = state.peek()
    return now.status === 'ready' && hasFresh(now) && target()?.key === shownFor
  }

  /** Another account or network is looked at once the tab is: until then nothing is known of it. */
  function onSession(): void {
    const live = session.account()
    // Something else of the session has changed, such as another namespace.
    if (live === seen) return
    seen = live
    if (isCurrent()) return
    if (!isHidden(page)) return void read(false)
    begin()
    shownFor = undefined
    state.value = { status: 'idle' }
  }

  function onSeen(): void {
    if (!isHidden(page) && state.peek().status === 'idle') void read(false)
  }

  const start = createScope((own) => {
    const stopping = new AbortController()
    own(() => stopping.abort())
    own(begin)
    own(page.on('visibilitychange', onSeen))
    seen = null
    own(session.state.subscribe(onSession))
    if (refreshMs !== undefined) void poll(refreshMs, stopping.signal)
  })

  async function poll(everyMs: number, signal: AbortSignal): Promise<void> {
    // A final failure of an earlier look is over: there is a new subscriber.
    const since = failures
    try {
      for (;;) {
        await clock.sleep(everyMs, signal)
        const ms = restMs()
        if (ms > 0) await clock.sleep(ms, signal)
        await whenSeen(page, signal)
        const now = state.peek()
        const isDone = now.status === 'failed' && isFinal(now.error) && failures > since
        if (now.status !== 'loading' && !isDone) await read(true)
      }
    } catch {
      // The only way out: the last subscriber has left and the sleep was aborted.
    }
  }

  /** A later subscriber looks at something new, such as the Account view after a payment: an old answer is read again. */
  function follow(): () => void {
    const stop = start()
    if (state.peek().status === 'ready' && !isHidden(page)) void read(false)
    return stop
  }

  return { state, follow, refresh: () => read(true) }
}
