import type { TokenName } from '../../schema/tokens.js'

/** What is read, and what it stands on. */
export interface ContrastPair {
  readonly text: TokenName
  readonly on: TokenName
  /** What the stylesheets make of the ground under the pointer, when that is a colour of its own. */
  readonly pointed?: string
  /** Smallest contrast ratio of WCAG 2: 4.5 for text, 3 for what is not read. */
  readonly least: number
}

/**
 * Every pair the stylesheets put together; a test reads them and compares. A tone is held to the 4.5 of text wherever
 * it is read as words or lies beside them.
 */
export const contrastPairs: readonly ContrastPair[] = [
  { text: 'color.text', on: 'color.surface', least: 4.5 },
  { text: 'color.text', on: 'color.raised', least: 4.5 },
  { text: 'color.text', on: 'color.pressed', least: 4.5 },
  { text: 'color.text', on: 'color.success-soft', least: 4.5 },
  { text: 'color.text', on: 'color.error-soft', least: 4.5 },
  { text: 'color.text', on: 'color.warning-soft', least: 4.5 },
  { text: 'color.muted', on: 'color.surface', least: 4.5 },
  { text: 'color.muted', on: 'color.raised', least: 4.5 },
  { text: 'color.muted', on: 'color.pressed', least: 4.5 },
  { text: 'color.on-accent', on: 'color.accent', least: 4.5 },
  {
    text: 'color.on-accent',
    on: 'color.accent',
    pointed: 'color-mix(in srgb, var(--mk-color-accent) 93%, var(--mk-color-on-accent))',
    least: 4.5,
  },
  { text: 'color.on-button', on: 'color.button', least: 4.5 },
  {
    text: 'color.on-button',
    on: 'color.button',
    pointed: 'color-mix(in srgb, var(--mk-color-button) 93%, var(--mk-color-on-button))',
    least: 4.5,
  },
  { text: 'color.muted', on: 'color.icon-button', least: 3 },
  { text: 'color.faint', on: 'color.surface', least: 3 },
  { text: 'color.faint', on: 'color.raised', least: 3 },
  { text: 'color.faint', on: 'color.pressed', least: 3 },
  { text: 'color.link', on: 'color.surface', least: 4.5 },
  { text: 'color.link', on: 'color.raised', least: 4.5 },
  {
    text: 'color.link',
    on: 'color.surface',
    pointed: 'color-mix(in srgb, var(--mk-color-link) 10%, var(--mk-color-surface))',
    least: 4.5,
  },
  { text: 'color.success', on: 'color.surface', least: 4.5 },
  { text: 'color.success', on: 'color.raised', least: 4.5 },
  { text: 'color.success', on: 'color.pressed', least: 3 },
  { text: 'color.success', on: 'color.success-soft', least: 4.5 },
  { text: 'color.error', on: 'color.surface', least: 4.5 },
  { text: 'color.error', on: 'color.raised', least: 4.5 },
  { text: 'color.error', on: 'color.error-soft', least: 4.5 },
  { text: 'color.warning', on: 'color.surface', least: 4.5 },
  { text: 'color.warning', on: 'color.raised', least: 4.5 },
  { text: 'color.warning', on: 'color.pressed', least: 4.5 },
  { text: 'color.warning', on: 'color.warning-soft', least: 4.5 },
  { text: 'color.focus', on: 'color.surface', least: 3 },
  { text: 'color.focus', on: 'color.raised', least: 3 },
  { text: 'color.focus', on: 'color.pressed', least: 3 },
]
