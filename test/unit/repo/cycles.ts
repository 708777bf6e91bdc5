import type { Import } from './imports.js'
import type { Finding } from './source.js'
import { findingAt } from './source.js'

/** One finding per knot of files that import each other; imports of types and dynamic ones count. */
export function checkCycles(imports: readonly Import[]): readonly Finding[] {
  const edges = imports.filter((edge) => !edge.isPackage && edge.target !== undefined)
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
