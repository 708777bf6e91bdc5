/** The 1-based line of a position in a text. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

/** The 1-based line of the first occurrence of `part`, ready to be spread into a finding; empty where there is none. */
export function lineOf(text: string | undefined, part: string): { readonly line?: number } {
  const position = text?.indexOf(part) ?? -1
  return text === undefined || position < 0 ? {} : { line: lineAt(text, position) }
}
