import type { Kit, LateModule } from '../contract/kit.js'

/** Puts what features add to the views behind the first one (`late.ts`) beside their own slots, once. */
export function addLateSlots({ modal, rewire }: Pick<Kit, 'modal' | 'rewire'>, { slots }: LateModule): void {
  if (!modal.peek()?.late) return
  rewire(({ late: _, features, ...loaded }) => ({
    ...loaded,
    features: features.map((feature) => {
      const more = Object.hasOwn(slots, feature.id) && slots[feature.id]
      return more ? { ...feature, slots: { ...more, ...feature.slots } } : feature
    }),
  }))
}
