import type { Kit, Slots } from '../contract/kit.js'

/** The parts of a slot with their features, the lowest `order` first; of one order as the features were wired. */
export function slotParts<Part extends { readonly order: number }>(
  { modal }: Pick<Kit, 'modal'>,
  pick: (slots: Slots) => Part | undefined,
): readonly (Part & { readonly id: string })[] {
  const parts = (modal.peek()?.features ?? []).flatMap(({ id, slots }) => {
    const part = slots && pick(slots)
    return part ? [{ ...part, id }] : []
  })
  return parts.sort((a, b) => a.order - b.order)
}

/** Whether a guard holds a view back: it connects, and nothing may connect yet. */
export function isHeld({ modal }: Pick<Kit, 'modal'>, view: string, isAgreed: boolean): boolean {
  const slots = (modal.peek()?.features ?? []).flatMap((feature) => feature.slots ?? [])
  return (
    slots.some(({ connects }) => connects?.includes(view)) &&
    slots.some(({ connectGuard }) => connectGuard?.holds?.({ isAgreed }))
  )
}

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
