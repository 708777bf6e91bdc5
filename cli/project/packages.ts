import { dirname, join } from 'node:path'
import type { Namespace } from '../../schema/caip.js'
import type { Manifest } from '../../schema/feature.js'
import type { ChainManifest } from '../../schema/network-info.js'
import { chains, features } from '../../schema/registry.js'
import type { Resolved } from '../config/resolved.js'
import type { Files } from '../context.js'
import type { Edit } from '../plan/plan.js'
import { removeJsonProperty, setJsonProperty } from './json-edit.js'
import { buildCheck, type PackageJson, readPackageJson } from './package-json.js'
import { readSources, type Sources } from './read-sources.js'

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

/**
 * Takes the kit, its scripts and the packages it came with out of a package.json. A package stays where something else
 * in the project needs it (`isNeeded`), or where its range is not the one that `init` writes.
 */
export function unwirePackageJson(
  { text, dependencies, scripts }: PackageJson,
  isNeeded: (name: string) => boolean,
): string {
  const goes = ([name, version]: readonly [string, string]) => dependencies[name] === version && !isNeeded(name)
  const paths = [
    ['dependencies', 'create-modal-kit'],
    ['devDependencies', 'create-modal-kit'],
    ...Object.entries({ ...chainPackages(), ...featurePackages() })
      .filter(goes)
      .map(([name]) => ['dependencies', name]),
    ...(scripts['modal-kit'] === 'modal-kit' ? [['scripts', 'modal-kit']] : []),
    ...(scripts['prebuild'] === buildCheck ? [['scripts', 'prebuild']] : []),
  ]
  const { prebuild = '' } = scripts
  const rest = prebuild.replace(` && ${buildCheck}`, '').replace(`${buildCheck} && `, '')
  const isShared = prebuild !== buildCheck && rest !== prebuild
  const shorter = isShared ? (setJsonProperty(text, ['scripts', 'prebuild'], rest) ?? text) : text
  return paths.reduce((result, path) => removeJsonProperty(result, path), shorter)
}

/** The scripts that call the kit in a way `init` did not write: they would fail without it. */
export function scriptsLeft({ scripts }: PackageJson): readonly string[] {
  return Object.entries(scripts)
    .filter(([name, script]) => name !== 'modal-kit' || script !== 'modal-kit')
    .filter(([, script]) => /\bmodal-kit\b/.test(script.replace(buildCheck, '')))
    .map(([name]) => name)
}

/** The packages that an app needs of its host, with the versions that are written: those of its chains and features. */
export function packagesOf({
  networks,
  features: on,
}: Pick<Resolved, 'networks' | 'features'>): Readonly<Record<string, string>> {
  const namespaces = networks.map(({ chainNamespace }) => chainNamespace)
  return { ...chainPackages(namespaces), ...featurePackages(on.map(({ id }) => id)) }
}

/** The packages that chains need of the host; of every chain without `namespaces`. */
function chainPackages(namespaces?: readonly Namespace[]): Readonly<Record<string, string>> {
  const manifests: readonly ChainManifest[] = chains
  const wanted = manifests.filter(({ namespace }) => namespaces?.includes(namespace) ?? true)
  return Object.fromEntries(wanted.flatMap(({ packages }) => Object.entries(packages)))
}

/** The packages that features need of the host, with the versions that are written; of every feature without `ids`. */
export function featurePackages(ids?: readonly string[]): Readonly<Record<string, string>> {
  const manifests: readonly Manifest[] = features
  const wanted = manifests.filter(({ id }) => ids?.includes(id) ?? true)
  return Object.fromEntries(wanted.flatMap(({ packages = {} }) => Object.entries(packages)))
}

/**
 * Tells whether something else in a project needs a package: another package that is listed names it as a peer, or a
 * source names it. `dependencies` are what package.json lists, without what is about to go.
 */
export async function neededElsewhere(
  files: Files,
  dir: string,
  dependencies: Readonly<Record<string, string>>,
  sources: Sources,
): Promise<(name: string) => boolean> {
  const others = Object.keys(dependencies).filter((name) => name !== 'create-modal-kit')
  const peers = await Promise.all(others.map((name) => peersOf(files, dir, name)))
  const texts = [...sources.values()]
  return (name) => peers.some((list) => list.includes(name)) || texts.some((text) => names(text, name))
}

async function peersOf(files: Files, dir: string, name: string): Promise<readonly string[]> {
  const text = (await installedPackage(files, dir, name)) ?? '{}'
  const [, peers = ''] = /"peerDependencies"\s*:\s*\{([^}]*)\}/.exec(text) ?? []
  return [...peers.matchAll(/"([^"]+)"\s*:/g)].map(([, peer = '']) => peer)
}

/** Whether a string names a package or a part of it, which is more than its imports: bundlers are told names, too. */
function names(text: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`) || text.includes(`${quote}${name}/`))
}

/**
 * The package.json of an installed package as an app in `dir` finds it: in its own `node_modules`, or in one above, where
 * a workspace puts what its packages share. `undefined` where it is not installed.
 */
export async function installedPackage(
  files: Pick<Files, 'read'>,
  dir: string,
  name: string,
): Promise<string | undefined> {
  for (let at = dir; ; at = dirname(at)) {
    const text = await files.read(join(at, 'node_modules', name, 'package.json'))
    if (text !== undefined || at === dirname(at)) return text
  }
}
