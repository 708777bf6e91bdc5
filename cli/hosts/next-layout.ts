import { ts } from 'ts-morph'
import { type EntryEdit, type EntryImports, wireModule } from '../project/entry.js'
import { type Wrap, wrapRange } from '../project/entry-render.js'
import { elementsIn } from './elements.js'

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
