import type { ModalError } from '../../../schema/error.js'
import { type Cell, cell } from '../../core/cell.js'
import { toModalError } from '../../core/errors.js'
import type { ListedWallet } from './listed-wallet.js'
import type { WalletPage } from './wallet-page.js'

/** What of a list is here. */
export interface PagesState {
  readonly wallets: readonly ListedWallet[]
  /** How many the directory says there are. */
  readonly count: number | undefined
  readonly status: 'loading' | 'more' | 'end' | 'failed'
  readonly error?: ModalError
}

/** A list that grows by pages. */
export interface WalletPages {
  readonly state: Cell<PagesState>
  /** Fetches the next page, or tries one that failed again; nothing while one is under way or at the end. */
  more(): Promise<void>
  /** Ends what is under way. */
  stop(): void
}

/** Where pages come from. */
export interface PageSource {
  /** What stands before the pages; a directory may have it twice. */
  first(signal: AbortSignal): Promise<readonly ListedWallet[]>
  /** Fetches the page of that number, beginning with 1. */
  page(number: number, signal: AbortSignal): Promise<WalletPage>
  /** Wallets asked for at once. */
  readonly entries: number
  /** Whether a wallet is listed. */
  has(wallet: ListedWallet): boolean
}

/** Pages without anything new that are read through in one go before the list counts as ended. */
const EMPTY = 5
/** Pages of one list: what comes after 10,000 wallets is found by searching. */
const PAGES = 250

/** Makes a list of each wallet once. It ends where the directory says so, has no more rows, or only repeats itself. */
export function createPages({ first, page, entries, has }: PageSource): WalletPages {
  const state = cell<PagesState>({ wallets: [], count: undefined, status: 'more' })
  const controller = new AbortController()
  const { signal } = controller
  const seen = new Set<string>()
  let [next, rows] = [1, 0]
  let front: readonly ListedWallet[] | undefined

  /** What is listed and was not before, under its id or its rdns. */
  function fresh(wallets: readonly ListedWallet[]): readonly ListedWallet[] {
    return wallets.filter((wallet) => {
      const keys = [wallet.id, wallet.rdns?.toLowerCase()].filter((key) => key !== undefined)
      if (!has(wallet) || keys.some((key) => seen.has(key))) return false
      for (const key of keys) seen.add(key)
      return true
    })
  }

  async function fetchMore(): Promise<Pick<PagesState, 'wallets' | 'count' | 'status'>> {
    const { wallets, count } = state.peek()
    front ??= fresh(await first(signal))
    const before = wallets.length === 0 ? front : []
    for (let tries = 1; ; tries += 1) {
      const found = await page(next, signal)
      next += 1
      rows += found.rows
      const added = [...before, ...fresh(found.wallets)]
      const isEnd = isLast(found) || (added.length === 0 && tries === EMPTY)
      const all = found.count === undefined ? count : found.count + front.length
      if (isEnd || added.length > 0)
        return { wallets: [...wallets, ...added], count: all, status: isEnd ? 'end' : 'more' }
    }
  }

  function isLast(found: WalletPage): boolean {
    const isRead = found.count === undefined ? found.rows < entries : rows >= found.count
    return isRead || found.rows === 0 || next > PAGES
  }

  return {
    state,
    async more() {
      const was = state.peek()
      if (signal.aborted || was.status === 'loading' || was.status === 'end') return
      state.value = { wallets: was.wallets, count: was.count, status: 'loading' }
      try {
        const now = await fetchMore()
        if (!signal.aborted) state.value = now
      } catch (cause) {
        if (!signal.aborted) state.value = { ...was, status: 'failed', error: toModalError(cause) }
      }
    },
    stop: () => controller.abort(),
  }
}
