import type { Namespace } from '../../../schema/caip.js'
import type { Kit } from '../../contract/kit.js'
import { type Cell, cell } from '../../core/cell.js'
import { listOf, recordOf, text } from '../../core/decode.js'
import { isSameAddress } from '../../core/same-address.js'

/** Addresses that were sent to from this browser. */
export interface PastReceivers {
  /** Of the namespace that was last asked for, the newest first. */
  readonly list: Cell<readonly string[]>
  show(namespace: Namespace | undefined): void
  /** Puts one first. Only what the person has signed comes in here: what others send to an account never does. */
  add(namespace: Namespace, address: string): void
}

/** Of one namespace. */
const MOST = 30

const byNamespace = /*#__PURE__*/ recordOf(/*#__PURE__*/ listOf(text))

/** Keeps them in the browser, by namespace: nothing of it leaves it. */
export function createPastReceivers({ storage }: Pick<Kit, 'storage'>): PastReceivers {
  const list = cell<readonly string[]>([])
  let shown: Namespace | undefined
  const read = () => storage.read('receivers', byNamespace) ?? {}
  return {
    list,
    show(namespace) {
      shown = namespace
      const next = (namespace && read()[namespace]) || []
      if (next.join() !== list.peek().join()) list.value = next
    },
    add(namespace, address) {
      const kept = read()
      const others = (kept[namespace] ?? []).filter((other) => !isSameAddress(namespace, other, address))
      const all = [address, ...others].slice(0, MOST)
      storage.write('receivers', { ...kept, [namespace]: all })
      if (namespace === shown) list.value = all
    },
  }
}
