import { ts } from 'ts-morph'

/** The component a module exports under a name: `export function Layout`, `export const Layout = …`, `export { Layout }`. */
export function componentCalled(source: ts.SourceFile, name: string): ts.Node | undefined {
  const listed = listedAs(source, name)
  if (listed !== undefined) return declared(source, listed)
  return source.statements.some((statement) => exportsItself(statement, name)) ? declared(source, name) : undefined
}

/**
 * The component a module exports as its default: declared there, by name (`export default App`), or handed through
 * functions that return components, such as `export default withStyles(App)`.
 */
export function defaultComponent(source: ts.SourceFile): ts.Node | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && has(statement, ts.SyntaxKind.DefaultKeyword)) return statement
    if (ts.isExportAssignment(statement) && !statement.isExportEquals) return resolve(source, statement.expression)
  }
  const listed = listedAs(source, 'default')
  return listed === undefined ? undefined : declared(source, listed)
}

/** What `export { App as default }` exports under a name. */
function listedAs(source: ts.SourceFile, name: string): string | undefined {
  for (const statement of source.statements) {
    const clause = ts.isExportDeclaration(statement) && !statement.moduleSpecifier ? statement.exportClause : undefined
    const elements = clause && ts.isNamedExports(clause) ? clause.elements : []
    const element = elements.find((candidate) => candidate.name.text === name)
    if (element) return (element.propertyName ?? element.name).text
  }
  return undefined
}

function exportsItself(statement: ts.Statement, name: string): boolean {
  if (ts.isFunctionDeclaration(statement))
    return has(statement, ts.SyntaxKind.ExportKeyword) && statement.name?.text === name
  if (!ts.isVariableStatement(statement) || !has(statement, ts.SyntaxKind.ExportKeyword)) return false
  return statement.declarationList.declarations.some((declaration) => declaration.name.getText() === name)
}

function has({ modifiers }: ts.FunctionDeclaration | ts.VariableStatement, wanted: ts.SyntaxKind): boolean {
  return modifiers?.some(({ kind }) => kind === wanted) ?? false
}

/** The function or variable of the module that has a name. */
function declared(source: ts.SourceFile, name: string, seen: readonly string[] = []): ts.Node | undefined {
  if (seen.includes(name)) return undefined
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement
    const found = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.find((declaration) => declaration.name.getText() === name)
      : undefined
    if (found?.initializer) return resolve(source, found.initializer, [...seen, name])
  }
  return undefined
}

function resolve(source: ts.SourceFile, expression: ts.Expression, seen?: readonly string[]): ts.Node | undefined {
  if (ts.isIdentifier(expression)) return declared(source, expression.text, seen)
  const isCovered =
    ts.isParenthesizedExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression)
  if (isCovered) return resolve(source, expression.expression, seen)
  const [component] = ts.isCallExpression(expression) ? expression.arguments : []
  if (component) return resolve(source, component, seen)
  return ts.isArrowFunction(expression) || ts.isFunctionExpression(expression) ? expression : undefined
}
