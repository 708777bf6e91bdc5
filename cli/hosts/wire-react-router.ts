import { join, posix } from 'node:path'
import { ts } from 'ts-morph'
import type { Files } from '../context.js'
import { type EntryEdit, type EntryImports, wireModule } from '../project/entry.js'
import { type Range, type Wrap, wrapRange } from '../project/entry-render.js'

const configs = ['ts', 'js', 'mts', 'mjs'].map((extension) => `react-router.config.${extension}`)

/**
 * The folder with the root route, from the project folder: `appDirectory` of react-router.config where it is written
 * out, else `app`.
 */
async function appFolder(files: Pick<Files, 'read' | 'list'>, dir: string): Promise<string> {
  const present = await files.list(dir)
  const config = configs.find((name) => present.includes(name))
  const text = config === undefined ? '' : ((await files.read(join(dir, config))) ?? '')
  const folder = posix.normalize(readAppDirectory(text) ?? 'app').replace(/\/$/, '')
  return folder.startsWith('..') || folder.startsWith('/') ? 'app' : folder
}

/** The root route of the app: `app/root.tsx`. `undefined` when none is there. */
export async function findRoot(files: Pick<Files, 'read' | 'list'>, dir: string): Promise<string | undefined> {
  const folder = await appFolder(files, dir)
  for (const extension of ['tsx', 'jsx', 'ts', 'js']) {
    const path = posix.join(folder, `root.${extension}`)
    if ((await files.read(join(dir, path))) !== undefined) return path
  }
  return undefined
}

function readAppDirectory(text: string): string | undefined {
  const source = ts.createSourceFile('config.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const visit = (node: ts.Node): string | undefined => {
    const isIt = ts.isPropertyAssignment(node) && /^['"]?appDirectory['"]?$/.test(node.name.getText())
    if (isIt && ts.isStringLiteralLike(node.initializer)) return node.initializer.text
    return ts.forEachChild(node, visit)
  }
  return visit(source)
}

/**
 * Puts the provider into the root route of React Router's framework mode, and imports it and the stylesheet.
 *
 * It goes around what `Layout` puts into the body: React Router keeps that mounted while it swaps the app for
 * `ErrorBoundary` or `HydrateFallback`, so a dialog that is open stays open, and buttons work in all three and in a
 * header that stands beside `{children}`. Without a `Layout` it goes around the body, or the `<Outlet />`, of the
 * default export.
 */
export function wireRoot(fileName: string, text: string, imports: EntryImports): EntryEdit {
  return wireModule(fileName, text, { imports, wrapApp: wrapRoot })
}

function wrapRoot(source: ts.SourceFile, provider: string): Wrap {
  const layout = componentCalled(source, 'Layout')
  const app = defaultComponent(source)
  const place = (layout && placeIn(layout, isChildren)) ?? (app && placeIn(app, isOutlet))
  if (place === undefined) return { kind: 'manual', reason: 'it has no <body>, {children} or <Outlet /> of its own' }
  if (place === 'many') return { kind: 'manual', reason: 'it renders the page in more than one place' }
  return { kind: 'wrap', splices: wrapRange(source, place, provider) }
}

/** The one place in a component that the provider goes around: the content of its body, else what `isApp` says. */
function placeIn(component: ts.Node, isApp: (node: ts.Node) => boolean): Range | 'many' | undefined {
  const [body, another] = nodesIn(component, isBody)
  if (another) return 'many'
  if (body && ts.isJsxElement(body)) return contentOf(body)
  const [app, second] = nodesIn(component, isApp)
  if (second) return 'many'
  return app && { start: app.getStart(), end: app.end }
}

/** The children of the body, without what React Router wants last in it: scripts are no part of the app. */
function contentOf(body: ts.JsxElement): Range | undefined {
  const children = body.children.filter((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces))
  const last = children.findLastIndex((child) => !/^(Scripts|ScrollRestoration|LiveReload|script)$/.test(tagOf(child)))
  const [first, end] = [children[0], children[last]]
  return first && end && { start: startOf(first), end: endOf(end) }
}

function isBody(node: ts.Node): boolean {
  return ts.isJsxElement(node) && tagOf(node) === 'body'
}

function isOutlet(node: ts.Node): boolean {
  return tagOf(node) === 'Outlet'
}

/** `{children}`, `{props.children}`, or an `<Outlet />`, which a layout may hold as well. */
function isChildren(node: ts.Node): boolean {
  if (isOutlet(node)) return true
  const inner = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) ? node.expression : undefined
  return inner !== undefined && /^(\w+\.)?children$/.test(inner.getText())
}

function tagOf(node: ts.Node): string {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText()
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : ''
}

/** Text of JSX begins and ends with the white space around it. */
function startOf(node: ts.Node): number {
  return ts.isJsxText(node) ? node.pos + (node.text.length - node.text.trimStart().length) : node.getStart()
}

function endOf(node: ts.Node): number {
  return ts.isJsxText(node) ? node.end - (node.text.length - node.text.trimEnd().length) : node.end
}

function nodesIn(node: ts.Node, isWanted: (node: ts.Node) => boolean): readonly ts.Node[] {
  const below: ts.Node[] = []
  ts.forEachChild(node, (child) => void below.push(...nodesIn(child, isWanted)))
  return isWanted(node) ? [node, ...below] : below
}

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
