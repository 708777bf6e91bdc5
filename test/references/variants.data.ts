/** How every state of the gallery is looked at. */
export interface Variant {
  readonly id: string
  /** Size of the window in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly scheme: 'light' | 'dark'
  /** Language of the modal; its direction follows. */
  readonly lang: 'en' | 'ar'
}

/** Narrow, a sheet on a phone in the dark, and Arabic on a desk: between them every rule of the stylesheet is seen. */
export const variants: readonly Variant[] = [
  { id: 'narrow', width: 360, height: 740, scheme: 'light', lang: 'en' },
  { id: 'sheet-dark', width: 390, height: 844, scheme: 'dark', lang: 'en' },
  { id: 'arabic', width: 900, height: 760, scheme: 'light', lang: 'ar' },
]
