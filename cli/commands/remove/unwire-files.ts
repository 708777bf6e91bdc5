import { join } from 'node:path'
import type { Files } from '../../context.js'
import type { Change, Edit } from '../../plan/plan.js'
import { unignoreFolder } from '../../project/gitignore.js'
import { removeJsonItem } from '../../project/json-edit.js'
import { neededElsewhere } from '../../project/needed-elsewhere.js'
import type { PackageJson } from '../../project/package-json.js'
import type { Sources } from '../../project/read-sources.js'
import { scriptsLeft, unwirePackageJson } from '../../project/unwire-package-json.js'
import { stackPackages } from '../../stack/packages.data.js'

/** What is known of the project. */
export interface Found {
  readonly packageJson: PackageJson | undefined
  readonly sources: Sources
  /** The config, by name, which a tsconfig may include. */
  readonly config: string | undefined
}

/** What becomes of the files that are no modules. */
export interface UnwiredFiles {
  readonly edits: readonly Edit[]
  readonly removals: readonly Change[]
  readonly places: readonly string[]
}

/** Takes what `init` has written out of package.json, the tsconfig and .gitignore. */
export async function unwireFiles(files: Files, dir: string, found: Found): Promise<UnwiredFiles> {
  const ignored = await files.read(join(dir, '.gitignore'))
  const rest = ignored === undefined ? undefined : unignoreFolder(ignored, '.modal-kit')
  const isOurs = ignored !== undefined && rest === ''
  const edits = [
    ...(await editPackageJson(files, dir, found)),
    ...(await editTsconfigs(files, dir, found.config)),
    ...(ignored === undefined || rest === undefined || isOurs
      ? []
      : [{ path: '.gitignore', before: ignored, after: rest, summary: 'take out .modal-kit/' }]),
  ]
  const scripts = found.packageJson ? scriptsLeft(found.packageJson) : []
  return {
    edits: edits.filter(({ before, after }) => before !== after),
    removals: isOurs ? [{ kind: 'remove', path: '.gitignore', before: ignored }] : [],
    places: scripts.map((name) => `package.json  script "${name}"`),
  }
}

async function editPackageJson(files: Files, dir: string, { packageJson, sources }: Found): Promise<readonly Edit[]> {
  if (!packageJson) return []
  const devPackages = Object.fromEntries(Object.values(stackPackages).flatMap((part) => Object.entries(part)))
  const { dependencies } = packageJson
  const others = Object.fromEntries(Object.entries(dependencies).filter(([name]) => !(name in devPackages)))
  const isNeeded = await neededElsewhere(files, dir, others, sources)
  const after = unwirePackageJson(packageJson, { devPackages, isNeeded })
  return [{ path: 'package.json', before: packageJson.text, after, summary: 'take out dependencies and scripts' }]
}

async function editTsconfigs(files: Files, dir: string, config: string | undefined): Promise<readonly Edit[]> {
  if (config === undefined) return []
  const paths = (await files.list(dir)).filter((name) => /^tsconfig.*\.json$/.test(name))
  const edits = paths.map(async (path): Promise<Edit> => {
    const before = (await files.read(join(dir, path))) ?? ''
    return { path, before, after: removeJsonItem(before, ['include'], config), summary: `take out ${config}` }
  })
  return Promise.all(edits)
}
