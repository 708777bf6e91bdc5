import { isNamespace } from '../../../schema/caip.js'
import type { Submission, SubmittedAmount } from '../../contract/submission.js'
import { accountKey } from '../../core/account-key.js'
import { cell } from '../../core/cell.js'
import { type Decoder, optional, shape, text } from '../../core/decode.js'
import type { Storage } from '../../core/storage.js'
import { hashText } from './hash-text.js'

/** The submissions of one browser. */
export interface SubmissionStore {
  /** Those of all accounts and networks, the newest first. */
  list(): readonly Submission[]
  /** Puts one at the front, in place of what was known of its id; one that could not be read again is passed over. */
  add(sent: Submission): void
  /** Changes what is known of one; `undefined` forgets it. */
  change(id: string, to: (was: Submission) => Submission | undefined): void
  /** Calls back when the list changes, here or in another tab; the returned function stops. */
  watch(onChange: () => void): () => void
}

/** Of one account on one network, and of all of them. */
const MOST = 20
const MOST_OF_ALL = 100
/** Characters of a text that is kept. */
const LONGEST = 200

const statuses = [
  'asking',
  'unknown',
  'pending',
  'confirmed',
  'final',
  'failed',
  'replaced',
  'cancelled',
  'dropped',
] as const satisfies readonly Submission['status'][]

const short: Decoder<string> = (input) => (typeof input === 'string' && input.length <= LONGEST ? input : undefined)
const whole: Decoder<number> = (input) =>
  Number.isSafeInteger(input) && Number(input) >= 0 ? Number(input) : undefined
/** Of no later one does a browser know the day. */
const moment: Decoder<number> = (input) => (Number(input) <= 8.64e15 ? whole(input) : undefined)
const network: Decoder<Submission['caipNetworkId']> = (input) =>
  isNamespace(`${input}`.split(':')[0] ?? '') ? (short(input) as Submission['caipNetworkId'] | undefined) : undefined
const status: Decoder<Submission['status']> = (input) => statuses.find((each) => each === input)
const units: Decoder<string> = (input) => (/^\d{1,80}$/.test(`${input}`) ? text(input) : undefined)
const places: Decoder<number> = (input) => (Number(input) <= 100 ? whole(input) : undefined)
const flag: Decoder<boolean> = (input) => input === true
const counted = /*#__PURE__*/ shape({ value: units, decimals: places, symbol: short })
/** An asset that cannot be one is as good as none: it gives the picture alone. */
const amount: Decoder<SubmittedAmount> = (input) => {
  const read = counted(input)
  const { asset } = Object(input) as { readonly asset?: unknown }
  return read && typeof asset === 'string' && /^\w{1,100}$/.test(asset) ? { ...read, asset } : read
}

const written = /*#__PURE__*/ shape<Omit<Submission, 'id'> & { readonly id: string | null }>({
  id: /*#__PURE__*/ optional(short),
  hash: /*#__PURE__*/ optional(hashText),
  address: short,
  caipNetworkId: network,
  at: moment,
  operationType: short,
  to: /*#__PURE__*/ optional(short),
  amount: /*#__PURE__*/ optional(amount),
  nonce: /*#__PURE__*/ optional(whole),
  status,
  seen: /*#__PURE__*/ optional(/*#__PURE__*/ shape({ nonce: whole, block: units })),
  digest: /*#__PURE__*/ optional(short),
  by: /*#__PURE__*/ optional(hashText),
  isLate: flag,
  isSentHere: flag,
})

/** One is known by its id, or by its hash; what has neither, or is done without a hash, is none. */
const submission: Decoder<Submission> = (input) => {
  const read = written(input)
  const id = read?.id ?? read?.hash
  const isWaiting = read?.status === 'asking' || read?.status === 'unknown'
  return read && id && (read.hash !== null || isWaiting) ? { ...read, id } : undefined
}

/** An entry that does not decode costs itself alone. */
const submissionList: Decoder<readonly Submission[]> = (input) =>
  Array.isArray(input) ? input.flatMap((each) => submission(each) ?? []) : undefined

/** Keeps them in the browser's storage; where that keeps nothing, for as long as the page is there. */
export function createSubmissionStore(storage: Storage): SubmissionStore {
  const changes = cell(0)
  let memory: readonly Submission[] = []
  let isDeaf = false

  const list = () => (isDeaf ? memory : (storage.read('submitted', submissionList) ?? []))

  function write(all: readonly Submission[]): void {
    memory = all
    storage.write('submitted', all)
    // A storage that is full or denied takes nothing and says nothing.
    isDeaf = JSON.stringify(storage.read('submitted', submissionList)) !== JSON.stringify(all)
    changes.value += 1
  }

  return {
    list,
    add(given) {
      const sent = submission(given)
      if (!sent) return
      const others = list().filter(({ id, hash }) => id !== sent.id && (hash === null || hash !== sent.hash))
      const kin = (other: Submission) => placeOf(other) === placeOf(sent)
      const oldest = new Set(others.filter(kin).slice(MOST - 1))
      write([sent, ...others.filter((other) => !oldest.has(other))].slice(0, MOST_OF_ALL))
    },
    change(id, to) {
      const all = list()
      const next = all.flatMap((each) => (each.id === id ? (to(each) ?? []) : each))
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
export function placeOf({ caipNetworkId, address }: Pick<Submission, 'caipNetworkId' | 'address'>): string {
  return accountKey(caipNetworkId, address)
}
