import ts from 'typescript'
import { imperatives } from './imperatives.data.js'
import type { Finding, Source } from './source.js'
import { findingAt, walk } from './source.js'

/** One row of the error catalogue, as it is written in the source. */
export interface CatalogueRow {
  readonly code: string
  readonly title: string
  readonly message: string
  readonly fix: string
  readonly source: Source
  readonly node: ts.Node
}

/** Every row: `'area/what': { title, message, fix }` in a table, and one given to `new ModalError('area/what')` in place. */
export function readCatalogue(sources: readonly Source[]): readonly CatalogueRow[] {
  return sources.flatMap((source) => {
    const rows: CatalogueRow[] = []
    walk(source.ast, (node) => {
      const texts = ts.isObjectLiteralExpression(node) ? textsOf(node) : undefined
      if (texts) rows.push({ ...texts, code: codeOf(node) ?? '', source, node })
      return true
    })
    return rows
  })
}

/** Rows whose code is malformed or taken, rows whose prose breaks the rules, and rows that are never thrown. */
export function checkCatalogue(rows: readonly CatalogueRow[], sources: readonly Source[]): readonly Finding[] {
  const used = countLiterals(sources)
  return rows.flatMap((row, index) => {
    const { code, source, node } = row
    const problems = [...proseProblems(row)]
    if (!/^[a-z][a-z0-9-]*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) problems.push('its code is not area/what')
    if (rows.findIndex((other) => other.code === code) < index) problems.push('its code is taken')
    if ((used.get(code) ?? 0) < 2 && thrownCode(node) === undefined) problems.push('nothing throws it')
    return problems.map((problem) => findingAt('catalogue', source, node, `${code}: ${problem}`))
  })
}

/** What the rules of the catalogue say about one row's words. */
export function proseProblems({
  title,
  message,
  fix,
}: Pick<CatalogueRow, 'title' | 'message' | 'fix'>): readonly string[] {
  const all = `${title} ${message} ${fix}`
  const rules: readonly (readonly [boolean, string])[] = [
    [title.length === 0 || title.length > 40, 'its title is empty or over 40 characters'],
    [title.endsWith('.'), 'its title ends with a full stop'],
    [!/(\.|\})$/.test(message), 'its message ends with neither a full stop nor a slot'],
    [/[.!?]\s+[A-Z]/.test(message), 'its message is more than one sentence'],
    [!/[.}]$/.test(fix), 'its fix does not end with a full stop'],
    [
      !(imperatives as readonly string[]).includes(/^[A-Za-z]+/.exec(fix)?.[0] ?? ''),
      'its fix does not begin with a verb',
    ],
    [/\b(oops|sorry|please|uh-oh)\b|!/i.test(all), 'it apologises or exclaims'],
    [/\b(we|our|us)\b/i.test(all), 'it speaks about us'],
  ]
  return rules.flatMap(([isBroken, problem]) => (isBroken ? [problem] : []))
}

function textsOf(node: ts.ObjectLiteralExpression) {
  const read = (key: string) => {
    const property = node.properties.find((each) => each.name?.getText() === key)
    return property && ts.isPropertyAssignment(property) ? plainText(property.initializer) : undefined
  }
  const [title, message, fix] = ['title', 'message', 'fix'].map(read)
  return title === undefined || message === undefined || fix === undefined ? undefined : { title, message, fix }
}

/** The text of a literal; what a template fills in counts as a slot. */
function plainText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{filled}')
}

function codeOf(node: ts.Node): string | undefined {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && ts.isStringLiteral(parent.name)) return parent.name.text
  return thrownCode(node)
}

/** The code of the error that the row is put on in place: `explain(new ModalError('area/what'), { … })`. */
function thrownCode({ parent }: ts.Node): string | undefined {
  let code: string | undefined
  if (!ts.isCallExpression(parent)) return code
  walk(parent, (node) => {
    const [first] = ts.isNewExpression(node) && node.expression.getText() === 'ModalError' ? (node.arguments ?? []) : []
    if (first && ts.isStringLiteral(first)) code ??= first.text
    return code === undefined
  })
  return code
}

function countLiterals(sources: readonly Source[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { ast } of sources)
    walk(ast, (node) => {
      if (ts.isStringLiteralLike(node)) counts.set(node.text, (counts.get(node.text) ?? 0) + 1)
      return true
    })
  return counts
}
