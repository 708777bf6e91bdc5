import type { Import } from './imports.js'
import { latePackages } from './layers.data.js'
import type { Finding } from './source.js'
import { findingAt } from './source.js'

/** Static imports of a package that must only be reached through a dynamic import, because loading it is slow or large. */
export function checkLatePackages(imports: readonly Import[]): readonly Finding[] {
  const isStatic = imports.filter((edge) => edge.kind === 'static')
  return latePackages.flatMap(({ name, entries }) => {
    const reached = reachedFrom(isStatic, startFiles(imports, entries))
    return isStatic
      .filter((edge) => edge.target === name && reached.has(edge.from.path))
      .map((edge) =>
        findingAt('late', edge.from, edge.node, `${name} is loaded at once; put a dynamic import before it`),
      )
  })
}

/** Entries: what matches, but for files that something reaches only by dynamic import. */
function startFiles(imports: readonly Import[], entries: RegExp): readonly string[] {
  const late = new Set(imports.filter((edge) => edge.kind === 'dynamic').map((edge) => edge.target))
  const inFolder = imports.map((edge) => edge.from.path).filter((path) => entries.test(path))
  const imported = new Set(imports.filter((edge) => edge.kind === 'static').map((edge) => edge.target))
  return [...new Set(inFolder)].filter((path) => !late.has(path) && !imported.has(path))
}

function reachedFrom(edges: readonly Import[], start: readonly string[]): ReadonlySet<string> {
  const reached = new Set(start)
  for (const path of reached)
    for (const edge of edges) if (edge.from.path === path && edge.target !== undefined) reached.add(edge.target)
  return reached
}
