import { exactText } from '../../core/decimal-sums.js'
import { recordOf } from '../../core/decode.js'
import type { Storage } from '../../core/storage.js'
import { type TokenBalance, tokenBalances } from '../../core/token-balance.js'
import type { QueryData } from '../../session/query.js'

/** The token balances of earlier visits. */
export interface KeptTokens {
  /** What was kept under `{caip2}:{address}`; `undefined` for nothing, or what does not decode. */
  read(key: string): QueryData<readonly TokenBalance[]> | undefined
  keep(key: string, known: QueryData<readonly TokenBalance[]>): void
  /** Forgets everybody's. */
  clear(): void
}

/** Accounts that are kept, the last ones read. */
const ENTRIES = 4
/** Characters of one account: a list that takes more is not kept, because half of it would be a wrong total. */
const LONGEST = 100_000
/** Characters of the shortest row there can be: thousands of rows are not even written. */
const ROW = 80

/** Keeps balances in the shape of the backend, so that they are read with the same suspicion (SPEC §9, portfolio cache). */
export function createKeptTokens(storage: Storage): KeptTokens {
  const all = () => storage.read('tokens', recordOf(readEntry)) ?? {}
  return {
    read: (key) => all()[key],
    keep(key, known) {
      const { [key]: _, ...others } = all()
      const last = Object.entries(others).sort(([, a], [, b]) => b.at - a.at)
      const mine = known.data.length * ROW <= LONGEST && toEntry(known)
      const isShort = mine && JSON.stringify(mine).length <= LONGEST
      const rest = last.slice(0, ENTRIES - 1).map(([name, each]) => [name, toEntry(each)] as const)
      storage.write('tokens', Object.fromEntries(isShort ? [...rest, [key, mine]] : rest))
    },
    clear() {
      if (Object.keys(all()).length > 0) storage.write('tokens', {})
    },
  }
}

function readEntry(input: unknown): QueryData<readonly TokenBalance[]> | undefined {
  const { at } = Object(input) as { readonly at?: unknown }
  const data = tokenBalances(input)
  return typeof at === 'number' && data ? { data, at } : undefined
}

function toEntry({ data, at }: QueryData<readonly TokenBalance[]>) {
  const balances = data.map(({ price, value, quantity: { decimals, numeric }, ...rest }) => ({
    ...rest,
    ...(price && { price: exactText(price) }),
    ...(value && { value: exactText(value) }),
    quantity: { decimals, numeric: exactText(numeric) },
  }))
  return { at, balances }
}
