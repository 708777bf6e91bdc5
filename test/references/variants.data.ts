/** How a state of the gallery is looked at. */
export interface Surface {
  /** Size of the window in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly scheme: 'light' | 'dark'
  /** Language of the modal; its direction follows. */
  readonly lang: 'en' | 'ar'
  /** A look other than the standard one. */
  readonly preset?: string
  /** Letters from packages, the same on every machine, unless the look's own are wanted. */
  readonly fonts?: 'own'
}

/** Another way to look at those states that `chooseVariants` names. */
export interface Variant extends Surface {
  /** Part of the picture's name. */
  readonly id: 'dark' | 'narrow' | 'arabic'
}

/** How every state is looked at: on a desk, by day, in English. */
export const usual: Surface = { width: 900, height: 760, scheme: 'light', lang: 'en' }

/** In the dark, on a phone and from right to left. */
export const variants: readonly Variant[] = [
  { ...usual, id: 'dark', scheme: 'dark' },
  { ...usual, id: 'narrow', width: 360, height: 740 },
  { ...usual, id: 'arabic', lang: 'ar' },
]
