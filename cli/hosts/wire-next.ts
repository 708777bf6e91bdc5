import { ts } from 'ts-morph'
import { type EntryEdit, type EntryImports, wireModule } from '../project/entry.js'
import { isJsx, type Wrap, wrapRange } from '../project/entry-render.js'

/**
 * Puts the provider around everything in the body of a root layout, and imports it and the stylesheet. The layout stays
 * a server component: the kit's index.tsx is the boundary, and what the provider goes around is handed to it as children.
 */
export function wireNextLayout(path: string, text: string, imports: EntryImports): EntryEdit {
  return wireModule(path, text, { imports, wrapApp: wrapBody, holdsJsx: /\.[jt]sx?$/ })
}

function wrapBody(source: ts.SourceFile, provider: string): Wrap {
  const [body, another] = elementsIn(source, 'body')
  if (!body) return { kind: 'manual', reason: 'it has no <body>' }
  if (another) return { kind: 'manual', reason: 'it has more than one <body>' }
  if (!ts.isJsxElement(body)) return { kind: 'manual', reason: 'its <body> is empty' }
  const start = body.openingElement.end
  const inner = source.text.slice(start, body.closingElement.getStart())
  if (inner.trim() === '') return { kind: 'manual', reason: 'its <body> is empty' }
  const range = { start: start + inner.length - inner.trimStart().length, end: start + inner.trimEnd().length }
  return { kind: 'wrap', splices: wrapRange(source, range, provider) }
}

/**
 * Puts the provider around what `_app` returns, so that a frame around `<Component />` is inside as well, and imports it
 * and the stylesheet, which Next allows nowhere else.
 */
export function wireNextPages(path: string, text: string, imports: EntryImports): EntryEdit {
  return wireModule(path, text, { imports, wrapApp: wrapPage, holdsJsx: /\.[jt]sx?$/ })
}

function wrapPage(source: ts.SourceFile, provider: string): Wrap {
  const [page, another] = elementsIn(source, 'Component')
  if (!page) return { kind: 'manual', reason: "it doesn't render <Component />" }
  if (another) return { kind: 'manual', reason: 'it renders <Component /> in more than one place' }
  const whole = outermost(page)
  if (!isReturned(whole)) return { kind: 'manual', reason: 'it returns more than an element' }
  return { kind: 'wrap', splices: wrapRange(source, { start: whole.getStart(), end: whole.end }, provider) }
}

/** The outermost element around one. */
function outermost(page: ts.Node): ts.Node {
  let [found, node] = [page, page.parent]
  for (; node; node = node.parent) if (isJsx(node)) found = node
  return found
}

function isReturned(element: ts.Node): boolean {
  let node = element.parent
  while (ts.isParenthesizedExpression(node)) node = node.parent
  return ts.isReturnStatement(node) || ts.isArrowFunction(node)
}

/** The elements of a module that are called `name`, in the order they begin. */
function elementsIn(node: ts.Node, name: string): readonly (ts.JsxElement | ts.JsxSelfClosingElement)[] {
  const below: (ts.JsxElement | ts.JsxSelfClosingElement)[] = []
  ts.forEachChild(node, (child) => void below.push(...elementsIn(child, name)))
  return isCalled(node, name) ? [node, ...below] : below
}

function isCalled(node: ts.Node, name: string): node is ts.JsxElement | ts.JsxSelfClosingElement {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText() === name
  return ts.isJsxSelfClosingElement(node) && node.tagName.getText() === name
}
