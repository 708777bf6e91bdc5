import { ts } from 'ts-morph'
import { type EntryEdit, type EntryImports, wireModule } from '../project/entry.js'
import { isJsx, type Wrap, wrapRange } from '../project/entry-render.js'
import { elementsIn } from './elements.js'

/**
 * Puts the provider around what `_app` returns, so that a frame around `<Component />` is inside as well, and imports it
 * and the stylesheet, which Next allows nowhere else.
 */
export function wireNextPages(path: string, text: string, imports: EntryImports): EntryEdit {
  return wireModule(path, text, { imports, wrapApp: wrapPage, holdsJsx: /\.[jt]sx?$/ })
}

function wrapPage(source: ts.SourceFile, provider: string): Wrap {
  const [page, another] = elementsIn(source, 'Component')
  if (!page) return { kind: 'manual', reason: 'it does not render <Component />' }
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
