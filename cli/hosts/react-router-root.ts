import { ts } from 'ts-morph'
import type { EntryEdit, EntryImports } from '../project/entry.js'
import { wireModule } from '../project/entry.js'
import type { Range, Wrap } from '../project/entry-render.js'
import { wrapRange } from '../project/entry-render.js'
import { componentCalled, defaultComponent } from './components-of.js'

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
  if (place === undefined)
    return { kind: 'manual', reason: 'it has no <body>, {children} or <Outlet /> in a place of its own' }
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
