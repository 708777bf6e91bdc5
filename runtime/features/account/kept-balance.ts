import type { Amount } from '../../contract/amount.js'
import { recordOf, shape, text } from '../../core/decode.js'
import { isFresh } from '../../core/fresh.js'
import type { Storage } from '../../core/storage.js'
import type { QueryData } from '../../session/query.js'

/** The native balances of a moment ago. */
export interface KeptBalance {
  /** What was kept under `{caip2}:{address}` in the last 30 s. */
  read(key: string, now: number): QueryData<Amount> | undefined
  keep(key: string, known: QueryData<Amount>): void
}

/** SPEC §9: milliseconds that a native balance is kept. */
const LIFE_MS = 30_000

const number = (input: unknown) => (typeof input === 'number' ? input : undefined)
const places = (input: unknown) =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= 255 ? input : undefined
const units = (input: unknown) => (typeof input === 'string' && /^\d{1,78}$/.test(input) ? BigInt(input) : undefined)
const entries = /*#__PURE__*/ recordOf(
  /*#__PURE__*/ shape({ value: units, decimals: places, symbol: text, at: number }),
)

/** Keeps what was read, so that a page that is loaded again shows it while it is read anew (SPEC §9, native balance cache). */
export function createKeptBalance(storage: Storage): KeptBalance {
  const all = () => storage.read('balance', entries) ?? {}
  return {
    read(key, now) {
      const { at = Number.NaN, ...data } = all()[key] ?? {}
      return isFresh(at, now, LIFE_MS) ? { data: data as Amount, at } : undefined
    },
    keep(key, { data, at }) {
      const now = { ...all(), [key]: { ...data, at } }
      const young = Object.entries(now).filter(([, each]) => isFresh(each.at, at, LIFE_MS))
      const texts = young.map(([name, { value, ...rest }]) => [name, { ...rest, value: `${value}` }] as const)
      storage.write('balance', Object.fromEntries(texts))
    },
  }
}
