import type { Ledger } from './ledger.js'

/** Says that a value was read at this slot. */
export function atSlot<Value>({ slot }: Ledger, value: Value) {
  return { context: { slot: slot(), apiVersion: '2.2.0' }, value }
}
