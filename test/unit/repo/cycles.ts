import type { Import } from './imports.js'
import type { Finding } from './source.js'
import { findingAt } from './source.js'

/** Folders of the repository in which an import of types counts like one of values. */
export const typeFolders: readonly string[] = ['cli', 'schema']

/**
 * One finding per circle of files that import each other. Dynamic imports count, and imports of types count in the files
 * below `folders`.
 */
export function checkCycles(imports: readonly Import[], folders: readonly string[] = typeFolders): readonly Finding[] {
  const isCounted = ({ kind, from }: Import) =>
    kind !== 'type' || folders.some((folder) => from.path.startsWith(`${folder}/`))
  const edges = imports.filter((edge) => isCounted(edge) && !edge.isPackage && edge.target !== undefined)
  const next = new Map<string, Import[]>()
  for (const edge of edges) next.set(edge.from.path, [...(next.get(edge.from.path) ?? []), edge])

  const done = new Set<string>()
  const findings: Finding[] = []
  const visit = (path: string, trail: readonly string[]) => {
    for (const edge of next.get(path) ?? []) {
      const target = edge.target ?? ''
      const start = trail.indexOf(target)
      if (start >= 0)
        findings.push(findingAt('cycle', edge.from, edge.node, [...trail.slice(start), target].join(' > ')))
      else if (!done.has(target)) visit(target, [...trail, target])
    }
    done.add(path)
  }
  for (const path of [...next.keys()].sort()) if (!done.has(path)) visit(path, [path])
  return findings
}
