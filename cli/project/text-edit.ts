/** Replaces the characters from `start` up to `end` (the same number to insert) by `text`. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies splices that were all computed on the same text; they may come in any order but not overlap. */
export function splice(text: string, splices: readonly Splice[]): string {
  const ordered = splices
    .map((item, index) => ({ ...item, index }))
    .sort((a, b) => b.start - a.start || b.index - a.index)
  return ordered.reduce((result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end), text)
}

/** The line ending a text uses. */
export function newlineOf(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** The white space one level of indentation takes in a text; two spaces when it has none. */
export function indentUnitOf(text: string): string {
  const [, unit] = text.match(/^(\t| {2,8})\S/m) ?? []
  return unit ?? '  '
}

/** The white space the line around `position` begins with. */
export function indentAt(text: string, position: number): string {
  return text.slice(lineStartOf(text, position)).match(/^[ \t]*/)?.[0] ?? ''
}

/** Whether nothing but white space is before `position` on its line. */
export function isFirstOnLine(text: string, position: number): boolean {
  return text.slice(lineStartOf(text, position), position).trim() === ''
}

function lineStartOf(text: string, position: number): number {
  return text.lastIndexOf('\n', position - 1) + 1
}
