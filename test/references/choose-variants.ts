import type { Variant } from './variants.data.js'

/** Rules of the stylesheets, by their selectors, that a state shows otherwise in a variant; see `measureParts`. */
export type Parts = Readonly<Record<Variant['id'], readonly string[]>>

/** A state of the gallery and its rules. */
export interface Measured {
  readonly state: string
  readonly parts: Parts
}

/**
 * Which states are looked at in a variant as well: each, in the order given, that shows a rule of the stylesheets
 * otherwise there and that no state before it has shown there. So every such rule is seen in each variant, and a state
 * that is added at the end takes no other's place.
 */
export function chooseVariants(measured: readonly Measured[], variant: Variant['id']): readonly string[] {
  const seen = new Set<string>()
  return measured.flatMap(({ state, parts }) => {
    const fresh = parts[variant].filter((part) => !seen.has(part))
    for (const part of fresh) seen.add(part)
    return fresh.length > 0 ? [state] : []
  })
}
