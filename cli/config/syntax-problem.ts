/** Where and why a file cannot be parsed; line and column count from 1. */
export interface SyntaxProblem {
  readonly line: number
  readonly column: number
  /** A clause without a full stop at its end made into one: `cannot be parsed: ',' expected.` */
  readonly reason: string
}

/** The first syntax error TypeScript finds in a text. It is loaded only here: parsing has already failed. */
export async function syntaxProblem(path: string, text: string): Promise<SyntaxProblem | undefined> {
  const { ts } = await import('ts-morph')
  const { diagnostics } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true })
  const first = diagnostics?.find((diagnostic) => diagnostic.start !== undefined)
  if (!first) return undefined
  const before = text.slice(0, first.start).split('\n')
  const reason = `cannot be parsed: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, reason }
}
