/** A fault that was put into a file, and whether a test noticed. */
export interface Fault {
  /** From the root of the repository. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** The lines it is on as they are, with their white space made one space. */
  readonly before: string
  /** The same lines with the fault. */
  readonly after: string
  /** The whole file with the fault. */
  readonly text: string
  /** `ran out` when the tests did not come to an end, which a person would notice; `not reached` when no test runs it. */
  readonly fate: 'killed' | 'ran out' | 'survived' | 'not reached'
}

/** Where a change stands in a text; lines and columns begin with 1. */
export interface Span {
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
}

/** The text with `replacement` at a place, and the lines of that place before and after. */
export function putFault(
  text: string,
  { start, end }: Span,
  replacement: string,
): Pick<Fault, 'before' | 'after' | 'text'> {
  const from = offsetOf(text, start)
  const to = offsetOf(text, end)
  const first = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const last = next < 0 ? text.length : next
  return {
    before: onOneLine(text.slice(first, last)),
    after: onOneLine(text.slice(first, from) + replacement + text.slice(to, last)),
    text: text.slice(0, from) + replacement + text.slice(to),
  }
}

function offsetOf(text: string, { line, column }: Span['start']): number {
  let offset = 0
  for (let count = 1; count < line; count++) offset = text.indexOf('\n', offset) + 1
  return offset + column - 1
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
