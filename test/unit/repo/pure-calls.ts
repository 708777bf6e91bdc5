import ts from 'typescript'
import { programs } from './module-state.js'
import type { Finding, Source } from './source.js'
import { findingAt, walk } from './source.js'

/** The wallets of the test kit never meet a host's production bundle, nor do programs of their own. */
const isBundled = (path: string) =>
  path.startsWith('runtime/') && !/\/schema\.ts$|^runtime\/testing/.test(path) && !programs.test(path)

/** Calls at the top level of a runtime file without `#__PURE__`: a bundler must keep them even when the result is not used. */
export function checkPureCalls(sources: readonly Source[]): readonly Finding[] {
  return sources
    .filter((source) => isBundled(source.path))
    .flatMap((source) =>
      source.ast.statements.filter(ts.isVariableStatement).flatMap((node) => impureCalls(source, node)),
    )
}

function impureCalls(source: Source, statement: ts.VariableStatement): readonly Finding[] {
  const found: Finding[] = []
  walk(statement, (node) => {
    if (ts.isFunctionLike(node)) return false
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return true
    if (source.text.slice(node.getFullStart(), node.getStart(source.ast)).includes('#__PURE__')) return false
    found.push(findingAt('pure', source, node, 'a call at the top level needs /*#__PURE__*/ before it'))
    return false
  })
  return found
}
