/** Tokens that the wallet's own screens are drawn with, by the property that resolves their values. */
const drawn = {
  color: [
    'color-surface',
    'color-raised',
    'color-border',
    'color-text',
    'color-muted',
    'color-accent',
    'color-on-accent',
    'color-focus',
    'color-error',
    'color-warning',
    'color-success',
  ],
  'border-top-left-radius': ['radius-control', 'radius-panel'],
  'font-family': ['font-family'],
} as const

/**
 * The theme as it is seen at an element of the modal (SPEC §3, theme sync): values that stand for themselves, by the name
 * of their variable, such as `--mk-color-accent`. The element is drawn with each of them for a moment.
 */
export function themeOf(probe: HTMLElement): Readonly<Record<string, string>> {
  const seen = getComputedStyle(probe)
  const read = Object.entries(drawn).flatMap(([property, names]) =>
    names.map((name) => {
      probe.style.setProperty(property, `var(--mk-${name})`)
      return [`--mk-${name}`, seen.getPropertyValue(property)] as const
    }),
  )
  probe.removeAttribute('style')
  return Object.fromEntries(read)
}
