import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { repository } from '../../setup/scratch.js'
import { parseSource } from '../repo/source.js'

/** A test that reaches a rule in the product. */
export interface Meeting {
  /** From the repository's root. */
  readonly file: string
  /** As it is written, with the places of a table that it is for each row of. */
  readonly title: string
}

/** Names tests of a file. */
export const metIn =
  (file: string) =>
  (title: string): Meeting => ({ file, title })

/** Files of the projects of `test/vitest.config.ts` that drive the product in a browser. */
const inProduct = /^test\/(browser\/.+\.test\.tsx?|e2e\/(full\/)?[^/]+\.test\.ts)$/

const known = new Map<string, readonly string[]>()

/** Why a rule is not met in the product by what is said: nothing is said, no such file, or no such test in it. */
export function notMet(metBy: Meeting | readonly Meeting[] | undefined): readonly string[] {
  const all = [metBy ?? []].flat()
  if (all.length === 0) return ['no test is named']
  return all.flatMap(({ file, title }) => {
    if (!inProduct.test(file)) return [`${file} is no browser or e2e test`]
    const path = join(repository, file)
    if (!existsSync(path)) return [`${file} is not there`]
    const titles = known.get(file) ?? titlesOf(file, readFileSync(path, 'utf8'))
    known.set(file, titles)
    return titles.includes(title) ? [] : [`${file} has no test "${title}"`]
  })
}

/** Titles of the tests of a file that run: `test` and `test.each`, in the file or in `describe`, none that is left out. */
export function titlesOf(path: string, text: string): readonly string[] {
  return parseSource(path, text).ast.statements.flatMap(titlesIn)
}

function titlesIn(statement: ts.Statement): readonly string[] {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return []
  const { expression: callee, arguments: given } = statement.expression
  const [title, ...rest] = given
  const name = nameOf(callee)
  if (name === 'describe') {
    const body = rest.find((each) => ts.isArrowFunction(each))?.body
    return body && ts.isBlock(body) ? body.statements.flatMap(titlesIn) : []
  }
  return name === 'test' && title && ts.isStringLiteralLike(title) && !rest.some(isLeftOut) ? [title.text] : []
}

/** `test` of `test(…)` and of `test.each(…)(…)`; nothing for `test.skip(…)` and the like. */
function nameOf(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text
  const each = ts.isCallExpression(callee) ? callee.expression : undefined
  if (!each || !ts.isPropertyAccessExpression(each) || each.name.text !== 'each') return undefined
  return ts.isIdentifier(each.expression) ? each.expression.text : undefined
}

/** Whether these are options by which a test does not run, or is expected to fail. */
function isLeftOut(options: ts.Expression): boolean {
  if (!ts.isObjectLiteralExpression(options)) return false
  return options.properties.some(({ name }) => name && /^(skip|todo|fails)$/.test(name.getText()))
}
