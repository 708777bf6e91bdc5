import type { Edit } from '../../plan/plan.js'
import { isKitSpecifier, type KitParts } from '../../project/kit-specifiers.js'
import type { Sources } from '../../project/read-sources.js'
import { unwireModule } from '../../project/unwire-module.js'

/** Edits that take the provider and the stylesheet out, and the lines that use the kit in other ways. */
export interface UnwiredSources {
  readonly edits: readonly Edit[]
  readonly places: readonly string[]
}

/** Takes out of the modules of an app what `init` has put in, wherever people have moved it. */
export function unwireSources(sources: Sources, parts: KitParts): UnwiredSources {
  const edits: Edit[] = []
  const places: string[] = []
  for (const [path, before] of sources) {
    // Parsing takes time, and most files have nothing to do with the kit.
    if (!/modal-kit|modal\.config/.test(before)) continue
    if (isStylesheet(path)) {
      places.push(...linesThatImport(path, before))
      continue
    }
    const { text, left } = unwireModule(path, before, (specifier) => isKitSpecifier(specifier, path, parts))
    if (text !== before) edits.push({ path, before, after: text, summary: 'take out the kit' })
    places.push(...left.map(({ line, code }) => `${path}:${line}  ${code}`))
  }
  return { edits, places }
}

function isStylesheet(path: string): boolean {
  return !/\.[cm]?[jt]sx?$/.test(path)
}

function linesThatImport(path: string, text: string): readonly string[] {
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => /^@(import|use|forward)\b.*(modal-kit\.css|create-modal-kit)/.test(line))
    .map(({ line, number }) => `${path}:${number}  ${line}`)
}
