/** Rows of text as a table with aligned columns; the first row is the heading, columns of numbers are right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 0
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const isNumeric = widths.map((_, column) =>
    rows.slice(1).every((row) => /^[-+]?[\d.,]*( \w+)?$|^$/.test(row[column] ?? '')),
  )
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) =>
        isNumeric[column] ? (row[column] ?? '').padStart(width) : (row[column] ?? '').padEnd(width),
      )
      .join('  ')
      .trimEnd()
  const [head = [], ...body] = rows
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n')
}
