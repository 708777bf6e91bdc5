import type { Files } from '../context.js'
import type { Edit } from '../plan/plan.js'
import { featurePackages } from './feature-packages.js'
import { removeJsonProperty, setJsonProperty } from './json-edit.js'
import { neededElsewhere } from './needed-elsewhere.js'
import { type PackageJson, readPackageJson } from './package-json.js'
import { readSources } from './read-sources.js'

/** What a change of features does to package.json. */
export interface PackageChange {
  readonly edits: readonly Edit[]
  /** Names that must be installed now, and names that nothing needs any more. */
  readonly added: readonly string[]
  readonly dropped: readonly string[]
}

/**
 * The packages that features need, pulled in; those that none of them needs, dropped where they stand as the kit writes
 * them and nothing else in the project needs them. `ids` are the features that are on afterwards.
 * Throws `project/bad-package-json`.
 */
export async function changePackages(files: Files, dir: string, ids: readonly string[]): Promise<PackageChange> {
  const packageJson = await readPackageJson(files, dir)
  if (!packageJson) return { edits: [], added: [], dropped: [] }
  const { text, dependencies } = packageJson
  const wanted = featurePackages(ids)
  const added = Object.entries(wanted).filter(([name]) => !(name in dependencies))
  const idle = Object.entries(featurePackages()).filter(
    ([name, version]) => !(name in wanted) && dependencies[name] === version,
  )
  const dropped = idle.length > 0 ? await neededByNobody(files, dir, packageJson, Object.fromEntries(idle)) : []
  const filled = added.reduce(
    (result, [name, version]) => setJsonProperty(result, ['dependencies', name], version) ?? result,
    text,
  )
  const after = dropped.reduce((result, name) => removeJsonProperty(result, ['dependencies', name]), filled)
  const names = [...added.map(([name]) => `add ${name}`), ...dropped.map((name) => `drop ${name}`)]
  const edit = { path: 'package.json', before: text, after, summary: names.join(', ') }
  return { edits: after === text ? [] : [edit], added: added.map(([name]) => name), dropped }
}

async function neededByNobody(
  files: Files,
  dir: string,
  { dependencies }: PackageJson,
  idle: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const others = Object.fromEntries(Object.entries(dependencies).filter(([name]) => !(name in idle)))
  const isNeeded = await neededElsewhere(files, dir, others, await readSources(files, dir))
  return Object.keys(idle).filter((name) => !isNeeded(name))
}
