import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ProviderName } from '../../../schema/onramp-providers.js'
import { parseCaipNetworkId } from '../../../schema/parse-caip.js'
import { type Cell, cell } from '../../core/cell.js'
import { type Decoder, listOf, optional, shape, text } from '../../core/decode.js'
import { isSameAddress } from '../../core/same-address.js'
import type { Storage } from '../../core/storage.js'
import type { Purchase } from './contract.js'
import { providers } from './providers.data.js'

/** Purchases that are kept: the oldest go first. */
const MOST = 50

const one =
  <T extends string>(...all: readonly T[]): Decoder<T> =>
  (input) =>
    all.find((each) => each === input)
const time: Decoder<number> = (input) => (Number.isSafeInteger(input) ? (input as number) : undefined)
const number: Decoder<string> = (input) =>
  typeof input === 'string' && /^\d{1,80}(\.\d{1,80})?$/.test(input) ? input : undefined
const network: Decoder<CaipNetworkId> = (input) =>
  typeof input === 'string' && /^(eip155|solana):\w{1,60}$/.test(input) ? (input as CaipNetworkId) : undefined

const purchase = /*#__PURE__*/ shape<Purchase>({
  id: text,
  provider: /*#__PURE__*/ one(...(Object.keys(providers) as ProviderName[])),
  address: text,
  caipNetworkId: network,
  token: /*#__PURE__*/ shape({ address: /*#__PURE__*/ optional(text), symbol: text }),
  amount: number,
  currency: text,
  at: time,
  before: /*#__PURE__*/ optional(number),
  since: /*#__PURE__*/ optional(time),
  status: /*#__PURE__*/ one('open', 'paid', 'arrived', 'failed', 'quiet'),
  received: /*#__PURE__*/ optional(number),
  row: /*#__PURE__*/ optional(text),
})
const rows = /*#__PURE__*/ listOf((input) => purchase(input) ?? null)

/** The purchases that were begun in this browser, the newest first, in step with its other tabs. */
export interface PurchaseRecord {
  readonly all: Cell<readonly Purchase[]>
  add(purchase: Purchase): void
  /** Changes one that is still there. One that has an end keeps it. */
  change(id: string, changes: Pick<Purchase, 'status'> & Partial<Purchase>): void
  remove(id: string): void
  /** Keeps in step with other tabs until the returned function is called. */
  follow(): () => void
}

/** Opens the record. */
export function openRecord(storage: Storage): PurchaseRecord {
  const all = cell<readonly Purchase[]>([])
  all.value = read()

  /** Where nothing can be kept, the page's own memory has to do. */
  function read(): readonly Purchase[] {
    return storage.read('purchases', rows)?.flatMap((row) => row ?? []) ?? all.peek()
  }

  /** Other tabs write too: what they wrote is read again first. */
  function write(change: (rows: readonly Purchase[]) => readonly Purchase[]): void {
    const next = change(read()).slice(0, MOST)
    storage.write('purchases', next)
    all.value = next
  }

  return {
    all,
    add: (added) => write((rows) => [added, ...rows]),
    change: (id, changes) =>
      write((rows) => rows.map((row) => (row.id === id && !hasEnded(row) ? { ...row, ...changes } : row))),
    remove: (id) => write((rows) => rows.filter((row) => row.id !== id)),
    follow() {
      all.value = read()
      return storage.watch('purchases', () => {
        all.value = read()
      })
    },
  }
}

/** Whether nothing more comes of a purchase. */
export function hasEnded({ status }: Pick<Purchase, 'status'>): boolean {
  return status === 'arrived' || status === 'failed'
}

/** Whether an account began it. */
export function isOf({ address, caipNetworkId }: Purchase, account: { readonly address: string }): boolean {
  return isSameAddress(parseCaipNetworkId(caipNetworkId).chainNamespace, address, account.address)
}
