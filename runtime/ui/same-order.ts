import type { Kit } from '../contract/kit.js'
import { slotParts } from './slots.js'

/** Warns developers of features with the same order in a slot: they stand as they were wired. */
export function tellSameOrder(kit: Pick<Kit, 'modal' | 'host'>): void {
  for (const slot of ['accountTab', 'accountAction', 'connectGuard'] as const) {
    const parts = slotParts<{ readonly order: number }>(kit, (slots) => slots[slot])
    for (const [index, { id, order }] of parts.entries()) {
      const before = parts[index - 1]
      if (before?.order !== order) continue
      kit.host.log('warn', `${before.id} and ${id} both have order ${order} in ${slot}: give one of them another.`)
    }
  }
}
