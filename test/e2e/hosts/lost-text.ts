import { diffChars } from 'diff'

/** What stood in the files of `before` and stands no longer in those of `after`, white space aside: by path. */
export function lostText(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> {
  const rows = Object.entries(before).map(([path, text]) => {
    const lost = diffChars(text, after[path] ?? '').filter(({ removed, value }) => removed && value.trim())
    return [path, lost.map(({ value }) => value)] as const
  })
  return Object.fromEntries(rows.filter(([, lost]) => lost.length > 0))
}
