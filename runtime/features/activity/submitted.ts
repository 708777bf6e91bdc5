import { isNamespace } from '../../../schema/caip.js'
import { accountKey } from '../../core/account-key.js'
import { cell } from '../../core/cell.js'
import { type Decoder, optional, shape, text } from '../../core/decode.js'
import type { Storage } from '../../core/storage.js'
import type { Submitted } from './contract.js'
import { hashText } from './hash-text.js'

/** The submitted transactions of one browser. */
export interface SubmittedStore {
  /** Those of all accounts and networks, the newest first. */
  list(): readonly Submitted[]
  /** Puts one at the front, in place of what was known of its hash; one that could not be read again is passed over. */
  add(sent: Submitted): void
  /** Changes what is known of one; `undefined` forgets it. */
  change(hash: string, to: (was: Submitted) => Submitted | undefined): void
  /** Calls back when the list changes, here or in another tab; the returned function stops. */
  watch(onChange: () => void): () => void
}

/** Of one account on one network, and of all of them. */
const MOST = 20
const MOST_OF_ALL = 100
/** Characters of a text that is kept. */
const LONGEST = 200

const short: Decoder<string> = (input) => (typeof input === 'string' && input.length <= LONGEST ? input : undefined)
const whole: Decoder<number> = (input) =>
  Number.isSafeInteger(input) && Number(input) >= 0 ? Number(input) : undefined
/** Of no later one does a browser know the day. */
const moment: Decoder<number> = (input) => (Number(input) <= 8.64e15 ? whole(input) : undefined)
const network: Decoder<Submitted['caipNetworkId']> = (input) =>
  isNamespace(`${input}`.split(':')[0] ?? '') ? (short(input) as Submitted['caipNetworkId'] | undefined) : undefined
const status: Decoder<Submitted['status']> = (input) =>
  (['pending', 'confirmed', 'failed', 'dropped'] as const).find((each) => each === input)
const units: Decoder<string> = (input) => (/^\d{1,80}$/.test(`${input}`) ? text(input) : undefined)
const places: Decoder<number> = (input) => (Number(input) <= 100 ? whole(input) : undefined)

const submitted = /*#__PURE__*/ shape<Submitted>({
  hash: hashText,
  address: short,
  caipNetworkId: network,
  at: moment,
  operationType: short,
  to: /*#__PURE__*/ optional(short),
  amount: /*#__PURE__*/ optional(/*#__PURE__*/ shape({ value: units, decimals: places, symbol: short })),
  nonce: /*#__PURE__*/ optional(whole),
  status,
})
/** An entry that does not decode costs itself alone. */
const submittedList: Decoder<readonly Submitted[]> = (input) =>
  Array.isArray(input) ? input.flatMap((each) => submitted(each) ?? []) : undefined

/** Keeps them in the browser's storage; where that keeps nothing, for as long as the page is there. */
export function createSubmittedStore(storage: Storage): SubmittedStore {
  const changes = cell(0)
  let memory: readonly Submitted[] = []
  let isDeaf = false

  const list = () => (isDeaf ? memory : (storage.read('submitted', submittedList) ?? []))

  function write(all: readonly Submitted[]): void {
    memory = all
    storage.write('submitted', all)
    // A storage that is full or denied takes nothing and says nothing.
    isDeaf = JSON.stringify(storage.read('submitted', submittedList)) !== JSON.stringify(all)
    changes.value += 1
  }

  return {
    list,
    add(given) {
      const sent = submitted(given)
      if (!sent) return
      const others = list().filter(({ hash }) => hash !== sent.hash)
      const kin = (other: Submitted) => placeOf(other) === placeOf(sent)
      const oldest = new Set(others.filter(kin).slice(MOST - 1))
      write([sent, ...others.filter((other) => !oldest.has(other))].slice(0, MOST_OF_ALL))
    },
    change(hash, to) {
      const all = list()
      const next = all.flatMap((each) => (each.hash === hash ? (to(each) ?? []) : each))
      if (next.length !== all.length || next.some((each, index) => each !== all[index])) write(next)
    },
    watch(onChange) {
      let isFirst = true
      const stops = [
        storage.watch('submitted', onChange),
        changes.subscribe(() => {
          if (!isFirst) onChange()
          isFirst = false
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** Account and network, however the wallet wrote its address. */
export function placeOf({ caipNetworkId, address }: Pick<Submitted, 'caipNetworkId' | 'address'>): string {
  return accountKey(caipNetworkId, address)
}
