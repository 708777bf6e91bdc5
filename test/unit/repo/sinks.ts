import ts from 'typescript'
import type { Finding, Source } from './source.js'
import { findingAt, walk } from './source.js'

/** Ways to turn text into markup or code: none of them works under a strict policy, and all of them are how pages get owned. */
const members = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'srcdoc',
  'srcDoc',
  'dangerouslySetInnerHTML',
  'setHTMLUnsafe',
  'parseFromString',
]

/** Loads the second script of the wallet's site, whose name and digest its server gives: Trusted Types let no other through. */
const loader = 'runtime/wallet-site/host-worker.ts'

/** Uses of the sinks that SECURITY bans, and of `import()` with a computed specifier outside the CLI and the backend. */
export function checkSinks(sources: readonly Source[]): readonly Finding[] {
  return sources.flatMap((source) => {
    const found: Finding[] = []
    walk(source.ast, (node) => {
      const name = sink(node, source.path)
      if (name) found.push(findingAt('sink', source, node, `${name} is banned`))
      return true
    })
    return found
  })
}

function sink(node: ts.Node, path: string): string | undefined {
  if (ts.isIdentifier(node) && members.includes(node.text)) return node.text
  if (ts.isStringLiteral(node) && members.includes(node.text)) return node.text
  if (ts.isPropertyAccessExpression(node) && /^document\.write(ln)?$/.test(node.getText())) return node.getText()
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return bannedCall(node, path)
  return undefined
}

function bannedCall(node: ts.CallExpression | ts.NewExpression, path: string): string | undefined {
  const name = node.expression.getText()
  const [first] = node.arguments ?? []
  if (name === 'eval' || name === 'Function') return name
  const makesScript = /(^|\.)createElement$/.test(name) && first && ts.isStringLiteral(first) && first.text === 'script'
  if (makesScript && path !== loader) return 'a script element'
  if (/(^|\.)set(Timeout|Interval)$/.test(name) && first && ts.isStringLiteralLike(first)) return 'a timer with text'
  const isComputed = name === 'import' && !(first && ts.isStringLiteralLike(first))
  if (isComputed && path !== loader && !/^(cli|templates)\//.test(path)) return 'import() of a computed path'
  return undefined
}
