import ts from 'typescript'
import type { Finding, Source } from './source.js'
import { findingAt, walk } from './source.js'

const collections = ['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'AbortController', 'EventTarget', 'Promise']
const makers = ['signal', 'cell', 'computed', 'effect', 'createEmitter', 'createScope', 'createFlow']

/** Files that are run, not imported. */
export const programs =
  /^templates\/backend\/src\/(main|dev|admin|import-wallets|load-env-file)\.ts$|^runtime\/wallet-site\/(frame|signing\/worker-(evm|solana))\.ts$/

/** State that a module would share between two kits or two server requests, and work done while it loads. */
export function checkModuleState(sources: readonly Source[]): readonly Finding[] {
  return sources
    .filter(({ path }) => !programs.test(path))
    .flatMap((source) => source.ast.statements.flatMap((statement) => checkStatement(source, statement)))
}

function checkStatement(source: Source, statement: ts.Statement): readonly Finding[] {
  if (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)) return []
  if (ts.isVariableStatement(statement)) return checkVariables(source, statement.declarationList)
  if (isDeclaration(statement)) return []
  return [findingAt('import-effect', source, statement, 'a module does nothing on import')]
}

function isDeclaration(statement: ts.Statement): boolean {
  return (
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isExportAssignment(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    isAugmentation(statement)
  )
}

/** `declare module`: types alone, no code is left of it. */
function isAugmentation(statement: ts.Statement): boolean {
  const isAmbient = (modifier: ts.ModifierLike) => modifier.kind === ts.SyntaxKind.DeclareKeyword
  return ts.isModuleDeclaration(statement) && (statement.modifiers?.some(isAmbient) ?? false)
}

function checkVariables(source: Source, list: ts.VariableDeclarationList): readonly Finding[] {
  if (!(list.flags & ts.NodeFlags.Const))
    return [findingAt('module-state', source, list, 'a module-level let or var is shared state')]
  return list.declarations.flatMap(({ initializer, type }) =>
    initializer && !isReadonlyCollection(type) ? checkInitializer(source, initializer) : [],
  )
}

function checkInitializer(source: Source, initializer: ts.Expression): readonly Finding[] {
  if (isEmptyLiteral(initializer))
    return [findingAt('module-state', source, initializer, 'an empty module-level object can only be shared state')]
  const found: Finding[] = []
  const visit = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node)) return false
    const name = stateMaker(node)
    if (name) found.push(findingAt('module-state', source, node, `a module-level ${name} is shared state`))
    return true
  }
  if (visit(initializer)) walk(initializer, visit)
  return found
}

/** A table to look things up in, whose type is read-only. */
function isReadonlyCollection(type: ts.TypeNode | undefined): boolean {
  return type !== undefined && /^Readonly(Set|Map)</.test(type.getText())
}

function isEmptyLiteral(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0
  return ts.isObjectLiteralExpression(node) && node.properties.length === 0
}

function stateMaker(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && collections.includes(node.expression.text))
    return `new ${node.expression.text}`
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && makers.includes(node.expression.text))
    return `${node.expression.text}()`
  return undefined
}
