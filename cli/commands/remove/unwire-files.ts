import { join } from 'node:path'
import type { Files } from '../../context.js'
import type { Change, Edit } from '../../plan/plan.js'
import { unignoreFolder } from '../../project/git.js'
import { removeJsonItem } from '../../project/json-edit.js'
import type { PackageJson } from '../../project/package-json.js'
import { neededElsewhere, scriptsLeft, unwirePackageJson } from '../../project/packages.js'
import { isKitSpecifier, type KitParts, type Sources } from '../../project/read-sources.js'
import { unwireModule } from '../../project/unwire-module.js'

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
  const isNeeded = await neededElsewhere(files, dir, packageJson.dependencies, sources)
  const after = unwirePackageJson(packageJson, isNeeded)
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

/** Edits that take the provider and the stylesheet out, and the lines that use the kit in other ways. */
export interface UnwiredSources {
  readonly edits: readonly Edit[]
  readonly places: readonly string[]
}

/** Takes out of the modules of an app what `init` has put in, wherever it was moved to. */
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
