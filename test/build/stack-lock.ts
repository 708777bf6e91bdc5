import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stackPackages } from '../../cli/stack/packages.data.js'
import { repository } from '../setup/scratch.js'

/** An entry of a package-lock.json, as far as it is looked at. */
interface Entry {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly [field: string]: unknown
}

/** A package-lock.json of version 3. */
export interface Lock {
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, Entry>>
}

/** The package.json of the local stack: what `modal-kit dev` installs, with the versions this version was tested with. */
export const stackManifest = {
  name: 'modal-kit-stack',
  private: true,
  dependencies: Object.assign({}, ...Object.values(stackPackages)) as Readonly<Record<string, string>>,
}

/** The part of the repository's lockfile that the packages of the local stack need: the same versions and digests. */
export function stackLock(root: Lock): Lock {
  const kept = new Map<string, Entry>()
  const visit = (path: string, isOptional: boolean): void => {
    const entry = root.packages[path]
    if (!entry) throw new Error(`package-lock.json has no ${path}`)
    const before = kept.get(path)
    // What one package needs is no longer optional because another one can do without it.
    if (before && (before['optional'] !== true || isOptional)) return
    const { dev: _, devOptional: __, peer: ___, optional: ____, ...rest } = entry
    kept.set(path, isOptional ? { ...rest, optional: true } : rest)
    for (const name of needsOf(entry)) visit(placeOf(root, path, name), isOptional)
    for (const name of Object.keys(entry.optionalDependencies ?? {})) visit(placeOf(root, path, name), true)
  }
  for (const name of Object.keys(stackManifest.dependencies)) visit(`node_modules/${name}`, false)
  const { name, dependencies } = stackManifest
  const packages = Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1)))
  return { lockfileVersion: 3, packages: { '': { name, dependencies }, ...packages } }
}

function needsOf({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Entry) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
  return [...Object.keys(dependencies), ...peers].filter((name) => !(name in optionalDependencies))
}

/** Where Node finds a package from the folder of another one: in its own `node_modules`, or in one above. */
function placeOf({ packages }: Lock, from: string, name: string): string {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (packages[place]) return place
    if (at === '') throw new Error(`package-lock.json has no ${name} for ${from}`)
  }
}

/** Writes package.json and lockfile of the local stack beside the module that installs them. */
export function putStackLock(folder: string): void {
  const root: Lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'))
  writeFileSync(join(folder, 'install-package.json'), `${JSON.stringify(stackManifest, null, 2)}\n`)
  writeFileSync(join(folder, 'install-lock.json'), `${JSON.stringify(stackLock(root), null, 2)}\n`)
}
