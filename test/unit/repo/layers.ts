import type { Import } from './imports.js'
import type { Layer } from './layers.data.js'
import { layerTable } from './layers.data.js'
import type { Finding, Source } from './source.js'
import { findingAt } from './source.js'

/** Files no row of the layer table owns, and imports the table does not allow. */
export function checkLayers(sources: readonly Source[], imports: readonly Import[]): readonly Finding[] {
  const homeless = sources
    .filter((source) => !layerOf(source.path))
    .map((source) => findingAt('layer', source, source.ast, 'no row of the layer table owns this file'))
  return [...homeless, ...imports.flatMap(checkImport)]
}

function checkImport(edge: Import): readonly Finding[] {
  const layer = layerOf(edge.from.path)
  if (!layer || edge.target === undefined) return []
  const problem = edge.isPackage ? packageProblem(layer, edge, edge.target) : fileProblem(layer, edge, edge.target)
  return problem ? [findingAt('layer', edge.from, edge.node, problem)] : []
}

function packageProblem(layer: Layer, edge: Import, name: string): string | undefined {
  const allowed = (names: readonly string[]) =>
    names.some((each) => each === name || (each === 'node:' && name.startsWith('node:')))
  if (allowed(layer.packages)) return undefined
  if (edge.kind === 'type' && allowed(layer.typePackages ?? [])) return undefined
  return `${layer.name} may not import ${name}`
}

function fileProblem(layer: Layer, edge: Import, target: string): string | undefined {
  const other = layerOf(target)
  if (!other) return `${target} is not a file of the layer table`
  if (isOwnFolder(layer, edge.from.path, target)) return undefined
  const isFeature = (name: string) => ['feature', 'view', 'feature texts'].includes(name)
  if (isFeature(layer.name) && isFeature(other.name)) return `a feature may not import another feature (${target})`
  if (layer.imports.includes(other.name)) return undefined
  return `${layer.name} may not import ${other.name} (${target})`
}

function isOwnFolder(layer: Layer, from: string, target: string): boolean {
  const folder = folderOf(layer, from)
  return (
    layer.imports.includes('own') && folder !== undefined && target.startsWith(folder) && !target.endsWith('/schema.ts')
  )
}

function folderOf(layer: Layer, path: string): string | undefined {
  const match = layer.files.exec(path)
  const name = match?.[1]
  return name === undefined ? undefined : `${path.slice(0, path.indexOf(`/${name}/`))}/${name}/`
}

/** The row that owns a path. */
export function layerOf(path: string): Layer | undefined {
  return layerTable.find((layer) => layer.files.test(path))
}
