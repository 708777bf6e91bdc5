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
