import type { ModalError } from '../../../schema/error.js'
import type { Kit } from '../../contract/kit.js'
import { accountKey } from '../../core/account-key.js'
import { blockchainUrl } from '../../core/blockchain-url.js'
import { type Cell, cell } from '../../core/cell.js'
import { deadline } from '../../core/deadline.js'
import { isFresh } from '../../core/fresh.js'
import { isSupported } from '../../core/supported.js'
import { isSmartAccount } from '../../session/is-smart-account.js'
import { createQuery } from '../../session/query.js'
import { backendDeps } from '../../transport/ask-service.js'
import { createBackend } from '../../transport/backend.js'
import type { ActivityState } from './contract.js'
import { readOn } from './history-page.js'
import { type HistoryOf, nothingRead, refreshed, type Walk } from './walk.js'

/** A history that is read page by page. */
export interface History {
  readonly state: Cell<ActivityState>
  follow(): () => void
  more(): Promise<void>
  retry(): Promise<void>
  /** Reads the newest page, unless something failed just now. */
  refresh(): Promise<void>
}

/** Longest wait for a page; several of spam may come before it. */
const READ_MS = 45_000
/** A page that was read so lately is not read again by itself; and after a failure nothing is (SPEC §8, §9). */
const REST_MS = 30_000

/** Follows the history of the active account on its network, where its namespace has one (SPEC §5) and an api is placed. */
export function createHistory(kit: Kit): History {
  const { session, host, wiring, events, explain } = kit
  const { clock } = host
  const deps = backendDeps(kit)
  const backend = createBackend(deps)
  const state = cell<ActivityState>({ status: 'idle', key: undefined, transactions: [] })
  let walk = nothingRead
  let [key, at] = [undefined as string | undefined, undefined as number | undefined]
  let failure: { readonly error: ModalError; readonly at: number; readonly isOlder: boolean } | undefined
  let reading: AbortController | undefined

  function wanted(): (HistoryOf & { readonly key: string }) | undefined {
    const live = session.account()
    const on = live && kit.network(live.caipNetworkId)
    if (!on || !blockchainUrl(deps.wiring.services)) return undefined
    if (!isSupported('activity', on.chainNamespace)) return undefined
    const { address, caipNetworkId } = live
    return { address, caipNetworkId, key: accountKey(caipNetworkId, address) }
  }

  function begin(next: string | undefined): void {
    if (key === next) return
    reading?.abort()
    reading = undefined
    ;[walk, key, at, failure] = [nothingRead, next, undefined, undefined]
  }

  const isRecent = (moment: number | undefined) => isFresh(moment, clock.now(), REST_MS)

  function show(status: ActivityState['status']): void {
    const { transactions } = walk
    state.value = { status, key, transactions, at, ...(status === 'failed' && { error: failure?.error }) }
  }
  const showRead = () => show(walk.next === null ? 'end' : 'more')

  const about = (cursor: string | null) => ({
    address: session.account()?.address ?? '',
    projectId: wiring.projectId,
    cursor: cursor ?? '',
    isSmartAccount: isSmartAccount(session.account()),
  })

  /** What failed is told once, and rests. */
  function fail(error: ModalError, cursor: string | null): void {
    failure = { error, at: clock.now(), isOlder: cursor !== null }
    events.emit('ERROR_FETCH_TRANSACTIONS', about(cursor))
    show('failed')
  }

  let [isAsked, isResting] = [false, false]
  const newest = createQuery<Walk>({
    kit,
    readMs: READ_MS,
    target() {
      const of = wanted()
      begin(of?.key)
      return of && { key: of.key, name: 'transactions', read: (signal) => readNewest(of, isAsked, signal) }
    },
  })

  async function readNewest(of: HistoryOf, isForced: boolean, signal: AbortSignal): Promise<Walk> {
    isResting = !isForced && failure !== undefined && isRecent(failure.at)
    if (isResting) throw failure?.error
    if (!isForced && isRecent(at)) return walk
    const before = walk
    const found = refreshed(before, await readOn(backend, of, nothingRead, signal))
    // What an older page brought meanwhile stays.
    if (!signal.aborted)
      [walk, at, failure] = [walk === before ? found : refreshed(walk, found), clock.now(), undefined]
    return walk
  }

  newest.state.subscribe((now) => {
    if (now.status === 'idle' || now.status === 'loading') {
      if (now.status === 'idle') begin(undefined)
      return show(now.status)
    }
    if (now.status === 'ready') return failure ? show('failed') : showRead()
    return isResting ? show('failed') : fail(now.error, null)
  })

  async function readAgain(): Promise<void> {
    isAsked = true
    const done = newest.refresh()
    isAsked = false
    await done
  }

  async function older(): Promise<void> {
    const of = wanted()
    if (!of || of.key !== key || reading || walk.next === null || state.peek().status === 'loading') return
    const mine = new AbortController()
    const from = walk
    reading = mine
    failure = undefined
    events.emit('LOAD_MORE_TRANSACTIONS', about(from.next))
    show('loading')
    try {
      const bounds = { clock, ms: READ_MS, name: 'transactions', signal: mine.signal }
      const found = await deadline(bounds, (signal) => readOn(backend, of, from, signal))
      if (reading !== mine) return
      // What the newest page brought meanwhile stays.
      walk = walk === from ? found : refreshed(found, walk)
      reading = undefined
      showRead()
    } catch (cause) {
      mine.abort()
      const error = await explain(cause)
      if (reading !== mine) return
      reading = undefined
      fail(error, from.next)
    }
  }

  return {
    state,
    follow: newest.follow,
    async more() {
      if (!failure || !isRecent(failure.at)) await older()
    },
    async retry() {
      if (failure?.isOlder) return older()
      await readAgain()
    },
    async refresh() {
      if (!failure || !isRecent(failure.at)) await readAgain()
    },
  }
}
