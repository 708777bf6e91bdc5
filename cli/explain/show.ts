import type { Explanation } from './explain.js'

const head = ['gzip', 'page load', 'opening', 'logic', 'views', 'CSS', 'texts']

/** Explanations as a table of bytes, and what each contacts, keeps and asks for below it. */
export function showExplanations(rows: readonly Explanation[]): string {
  const lines = rows.map(({ id, isOn, bytes, texts }) => [
    isOn ? id : `${id} (off)`,
    ...[bytes.page, bytes.opening, bytes.logic, totalOf(bytes.views), bytes.css].map((count) => `${count} B`),
    String(texts),
  ])
  const remarks = rows.flatMap((row) => remarksOn(row).map((remark) => `${row.id} ${remark}`))
  return [alignRows([head, ...lines]), ...(remarks.length > 0 ? ['', ...remarks] : [])].join('\n')
}

/** One explanation, with each of its views. */
export function showExplanation(row: Explanation): string {
  const { title, isOn, bytes } = row
  const views = Object.entries(bytes.views).map(([view, count]) => [`view ${view}`, `${count} B`])
  return [
    `${title}${isOn ? '' : ' is off in this config. It would cost:'}`,
    '',
    showExplanations([row]),
    ...(views.length > 0 ? ['', alignRows(views)] : []),
  ].join('\n')
}

function remarksOn({ origins, storage, permissions }: Explanation): readonly string[] {
  return [
    ...origins.map(({ origin, when, why }) => `contacts ${origin} ${when}: ${why}`),
    ...storage.map(({ key, holds }) => `keeps ${key} in local storage: ${holds}`),
    ...permissions.map(({ permission, when }) => `asks for ${permission} when ${when}`),
  ]
}

function totalOf(views: Readonly<Record<string, number>>): number {
  return Object.values(views).reduce((sum, count) => sum + count, 0)
}

/** The first column to the left, numbers to the right. */
function alignRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) => {
    const width = widths[column] ?? 0
    return column === 0 ? text.padEnd(width) : text.padStart(width)
  }
  return rows.map((row) => row.map(cell).join('  ')).join('\n')
}
