import ts from 'typescript'
import { features } from '../../../schema/registry.js'
import type { Finding, Source } from './source.js'
import { findingAt, walk } from './source.js'

const ids: ReadonlySet<string> = new Set(features.map(({ id }) => id))

/** The one place that gives a token's API its type. */
const isKit = (path: string) => path === 'runtime/kit.ts'

/** Features that are reached by anything but their token: an API or options that are cast, a descriptor found by its id. */
export function checkFeatureReach(sources: readonly Source[]): readonly Finding[] {
  return sources
    .filter(({ path }) => path.startsWith('runtime/') && !isKit(path))
    .flatMap((source) => {
      const found: Finding[] = []
      walk(source.ast, (node) => {
        const problem = problemOf(node, source)
        if (problem) found.push(findingAt('feature-reach', source, node, problem))
        return true
      })
      return found
    })
}

function problemOf(node: ts.Node, source: Source): string | undefined {
  if (ts.isAsExpression(node)) {
    const text = node.expression.getText(source.ast)
    if (/\b(use|options)\(\w+Token\)/.test(text)) return 'what a token gives has its type; do not cast it'
    if (/\.features\b/.test(text)) return 'a feature is reached by its token; do not cast a descriptor'
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) {
    const { left, right } = node
    if (!ts.isStringLiteral(right) || !ids.has(right.text)) return undefined
    if (/(^|\.)(feature|item|descriptor)\.id$/.test(left.getText(source.ast))) return `use ${right.text}Token`
  }
  return undefined
}
