import ts from 'typescript'
import type { Finding, Source } from './source.js'
import { findingAt, walk } from './source.js'

/** What no stylesheet can say: how tall something was that is not drawn now. */
const measured = ['runtime/ui/long-list/grouped-list.tsx']

/** The attribute `style` in the runtime: a host's own stylesheet cannot change what it says. */
export function checkInlineStyles(sources: readonly Source[]): readonly Finding[] {
  return sources
    .filter(({ path }) => path.startsWith('runtime/') && !measured.includes(path))
    .flatMap((source) => {
      const found: Finding[] = []
      walk(source.ast, (node) => {
        if (ts.isJsxAttribute(node) && node.name.getText() === 'style')
          found.push(findingAt('style', source, node, 'what is drawn stands in a stylesheet'))
        return true
      })
      return found
    })
}
