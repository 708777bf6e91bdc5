import ts from 'typescript'
import { namespaces } from '../../../schema/caip.js'
import type { Finding, Source } from './source.js'
import { findingAt, walk } from './source.js'

/** Features and the shell: what a namespace can do is told by its `Chain`, and by SPEC §5's table in `core/supported.ts`. */
const rooms = /^runtime\/(features|ui|react|wallets|links)\//

/** Data and declarations of the command line tool compare nothing. */
const exempt = /(\.data|\/schema)\.ts$/

const comparing: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])
const searching: ReadonlySet<string> = new Set([
  'includes',
  'indexOf',
  'startsWith',
  'endsWith',
  'has',
  'test',
  'match',
])

/**
 * A feature or the shell that tells namespaces apart by a literal: compares with one, switches on one, looks one up in a
 * table of its own, or searches for one.
 */
export function checkNamespaceLiterals(sources: readonly Source[]): readonly Finding[] {
  return sources
    .filter(({ path }) => rooms.test(path) && !exempt.test(path))
    .flatMap((source) => {
      const found: Finding[] = []
      walk(source.ast, (node) => {
        const literal = literalOf(node)
        if (literal !== undefined)
          found.push(
            findingAt('namespace', source, node, `${literal} is told by its Chain or by core/supported.ts, not here`),
          )
        return true
      })
      return found
    })
}

/** The namespace that a node tells apart. */
function literalOf(node: ts.Node): string | undefined {
  if (ts.isBinaryExpression(node) && comparing.has(node.operatorToken.kind))
    return namedBy(node.left) ?? namedBy(node.right)
  if (ts.isCaseClause(node)) return namedBy(node.expression)
  if (ts.isElementAccessExpression(node)) return namedBy(node.argumentExpression)
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression, name } = node.expression
    if (!searching.has(name.text)) return undefined
    const list = ts.isArrayLiteralExpression(expression) ? expression.elements : []
    return [...list, ...node.arguments, expression].map(namedBy).find((named) => named !== undefined)
  }
  return undefined
}

/** `'eip155'`, `'eip155:1'`, `` `eip155/${id}` `` and `/^eip155:/` name one. */
function namedBy(node: ts.Node): string | undefined {
  const text = textOf(node)
  return namespaces.find((name) => new RegExp(`^/?\\^?${name}([:/]|$)`).test(text))
}

function textOf(node: ts.Node): string {
  if (ts.isTemplateExpression(node)) return node.head.text
  return ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node) ? node.text : ''
}
