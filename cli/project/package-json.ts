import { join } from 'node:path'
import type { Files } from '../context.js'
import { projectError } from './errors.js'
import { setJsonProperty } from './json-edit.js'

/** What is read of a package.json, and its text. */
export interface PackageJson {
  readonly text: string
  readonly name: string | undefined
  readonly packageManager: string | undefined
  /** Name to range, of dependencies and devDependencies together. */
  readonly dependencies: Readonly<Record<string, string>>
  readonly scripts: Readonly<Record<string, string>>
  /** Where the kit is listed, or goes. */
  readonly kitSection: 'dependencies' | 'devDependencies'
}

/** Reads the package.json of a folder, `undefined` when there is none. Throws `project/bad-package-json`. */
export async function readPackageJson(files: Files, dir: string): Promise<PackageJson | undefined> {
  const path = join(dir, 'package.json')
  const text = await files.read(path)
  if (text === undefined) return undefined
  const json = parse(path, text)
  return {
    text,
    name: typeof json['name'] === 'string' ? json['name'] : undefined,
    packageManager: typeof json['packageManager'] === 'string' ? json['packageManager'] : undefined,
    dependencies: { ...texts(json['devDependencies']), ...texts(json['dependencies']) },
    scripts: texts(json['scripts']),
    kitSection: 'create-modal-kit' in texts(json['devDependencies']) ? 'devDependencies' : 'dependencies',
  }
}

/**
 * What `prebuild` runs: a build for others names no service of this machine, and its files are fresh.
 */
export const buildCheck = 'modal-kit generate --check --mode production'

/** What goes into a package.json. */
export interface PackageJsonWishes {
  /** What is written as the dependency on the kit. */
  readonly spec: string
  /** Whether a flag asked for it, so that it replaces what is there. */
  readonly isSpecGiven: boolean
  /** Name to version of what the chains of the app and the features that are on need of the host. */
  readonly packages: Readonly<Record<string, string>>
}

/**
 * Writes the kit, the packages it needs and its scripts into a package.json. What is there stays: a dependency keeps
 * its range (the kit's changes when `isSpecGiven`), and `prebuild` gets the check behind what it does already.
 */
export function editPackageJson(
  { text, dependencies, scripts, kitSection }: PackageJson,
  { spec, isSpecGiven, packages: wanted }: PackageJsonWishes,
): string {
  const { prebuild } = scripts
  const hasKit = 'create-modal-kit' in dependencies
  const hasCheck = prebuild?.includes(buildCheck) ?? false
  const packages = Object.entries(wanted).filter(([name]) => !(name in dependencies))
  const edits: readonly (readonly [readonly string[], string])[] = [
    ...(hasKit && !isSpecGiven ? [] : [[[kitSection, 'create-modal-kit'], spec] as const]),
    ...packages.map(([name, version]) => [['dependencies', name], version] as const),
    ...(scripts['modal-kit'] ? [] : [[['scripts', 'modal-kit'], 'modal-kit'] as const]),
    ...(hasCheck ? [] : [[['scripts', 'prebuild'], prebuild ? `${prebuild} && ${buildCheck}` : buildCheck] as const]),
  ]
  return edits.reduce((result, [path, value]) => setJsonProperty(result, path, value) ?? result, text)
}

function parse(path: string, text: string): Record<string, unknown> {
  const bad = (reason: string, cause?: unknown) => projectError('project/bad-package-json', { path, reason }, cause)
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Record<string, unknown>
  } catch (cause) {
    throw bad(cause instanceof Error ? cause.message : String(cause), cause)
  }
  throw bad('it holds no object')
}

function texts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
