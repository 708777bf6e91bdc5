import { posix } from 'node:path'

/** What belongs to the kit and is about to go, for telling which imports would break. */
export interface KitParts {
  /** Paths from the project folder, with forward slashes: generated files, index.tsx, the config. */
  readonly paths: readonly string[]
  /** The kit's folder: `src/modal-kit`. */
  readonly folder: string
  /** Names in package.json, whose packages are no folder of the project. */
  readonly dependencies: readonly string[]
}

/** Whether what a module imports is the kit, a file of its folder that goes, or the config. */
export function isKitSpecifier(specifier: string, from: string, { paths, folder, dependencies }: KitParts): boolean {
  if (/^create-modal-kit(\/|$)/.test(specifier)) return true
  const bare = paths.map(withoutExtension)
  const names = [...paths, ...bare, ...(bare.includes(`${folder}/index`) ? [folder] : [])]
  const path = specifier.replace(/[?#].*$/, '')
  if (path.startsWith('.')) {
    const target = posix.join(posix.dirname(from), path).replace(/\/$/, '')
    return names.includes(target) || names.includes(target.replace(/\.[cm]?jsx?$/, ''))
  }
  if (dependencies.some((name) => path === name || path.startsWith(`${name}/`))) return false
  // An alias of the host stands for a folder above: `@/modal-kit`, `~/modal-kit/generated`, `/src/modal-kit`.
  const [, tail] = /^[^/]*\/(.+)$/.exec(path) ?? []
  return tail !== undefined && names.some((name) => name === tail || name.endsWith(`/${tail}`))
}

function withoutExtension(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, '')
}
