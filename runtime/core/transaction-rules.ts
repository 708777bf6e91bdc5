import type { Transaction } from './transaction.js'

/** The transactions of one month. */
export interface TransactionMonth {
  readonly year: number
  /** 0 is January. */
  readonly month: number
  /** The newest first. */
  readonly transactions: readonly Transaction[]
}

const signs: Readonly<Record<string, readonly string[]>> = {
  '+': ['receive', 'deposit', 'borrow', 'claim'],
  '-': ['withdraw', 'repay', 'burn'],
}

/** The sign in front of what a transaction moved, by its operation type (SPEC §9). */
export function operationSign(operationType: string): '+' | '-' | '' {
  if (signs['+']?.includes(operationType)) return '+'
  return signs['-']?.includes(operationType) ? '-' : ''
}

/** Whether everything that a transaction moved is flagged as spam (SPEC §5). What moved nothing, an approval, is none. */
export function isSpam({ transfers }: Pick<Transaction, 'transfers'>): boolean {
  return transfers.length > 0 && transfers.every(({ nft_info }) => nft_info?.flags?.is_spam === true)
}

/** What is shown on a chain: its own transactions, spam left out (SPEC §5). */
export function shownOn(chain: string, transactions: readonly Transaction[]): readonly Transaction[] {
  return transactions.filter((each) => each.metadata.chain === chain && !isSpam(each))
}

/**
 * Transactions by year, then month, of the user's own calendar, the newest first (SPEC §3). Of two with one id the later
 * in the list stays: a page that is read again replaces what it told before.
 */
export function byMonth(transactions: readonly Transaction[]): readonly TransactionMonth[] {
  const unique = [...new Map(transactions.map((each) => [each.id, each])).values()]
  const months = new Map<string, TransactionMonth & { readonly transactions: Transaction[] }>()
  for (const each of unique.sort((a, b) => b.metadata.minedAt - a.metadata.minedAt)) {
    const date = new Date(each.metadata.minedAt)
    const [year, month] = [date.getFullYear(), date.getMonth()]
    const key = `${year}:${month}`
    const group = months.get(key) ?? { year, month, transactions: [] }
    group.transactions.push(each)
    months.set(key, group)
  }
  return [...months.values()]
}
