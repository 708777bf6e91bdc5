/** As high as its first rows, so that the panel does not jump from tab to tab. */
export const place = {
  inlineSize: '100%',
  minBlockSize: 280,
  marginBlockStart: 'var(--mk-space-2)',
  textAlign: 'start',
} as const

const picture = { inlineSize: 40, blockSize: 40, borderRadius: '50%' } as const

/** Rows that are not here yet, as high as those that come. */
export function Places() {
  return [1, 2, 3].map((row) => (
    <div key={row} className="mk-row" aria-hidden="true">
      <span className="mk-skeleton" style={picture} />
      <span className="mk-skeleton" />
    </div>
  ))
}
