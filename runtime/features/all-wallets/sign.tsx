const signs = {
  certified: 'M10 3l5.75 2v4.75c0 3.5-2.4 6-5.75 7.25-3.35-1.25-5.75-3.75-5.75-7.25V5zM7.25 10l2 2 3.5-3.75',
  code: 'M4 4h4.5v4.5H4zM11.5 4H16v4.5h-4.5zM4 11.5h4.5V16H4zM11.5 11.5h1.75v1.75M16 11.5v.05M11.5 16h.05M14.25 16H16v-1.75',
} as const

/** A line drawing of this view, in the colour of the text beside it; never the only name of a control. */
export function Sign({ name }: { readonly name: keyof typeof signs }) {
  return (
    <svg className="mk-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={signs[name]} />
    </svg>
  )
}
