import type { BackendRoute } from '../../transport/backend.js'
import { type ListedWallet, readListedWallet } from './listed-wallet.js'

/** One page of the directory. */
export interface WalletPage {
  readonly wallets: readonly ListedWallet[]
  /** How many rows the page had, unreadable ones included. */
  readonly rows: number
  /** How many wallets the directory has in all, where it says so. */
  readonly count: number | undefined
}

/** Rows of one page that are read; none is asked for so many. */
const ROWS = 500

/** The list of wallets (FACTS 3.5). Rows that are no wallets are left out; an answer without a list is none. */
export const getWallets: BackendRoute<WalletPage> = {
  path: '/getWallets',
  decode(input) {
    const { data, count } = Object(input) as { readonly data?: unknown; readonly count?: unknown }
    if (!Array.isArray(data)) return undefined
    const wallets = data.slice(0, ROWS).flatMap((row) => readListedWallet(row) ?? [])
    const isCount = typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
    return { wallets, rows: data.length, count: isCount ? count : undefined }
  },
}
