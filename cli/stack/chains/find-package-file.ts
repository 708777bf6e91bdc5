import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Gives the path of a file of an installed package, `canonical-weth/package.json`; `undefined` when there is none. */
export type FindPackageFile = (file: string) => string | undefined

/**
 * Looks from the project's folder first and then from this package, since a package manager may put what one of them
 * sees beyond the reach of the other.
 */
export function createFindPackageFile(projectFolder: string): FindPackageFile {
  const starts = [join(projectFolder, 'package.json'), import.meta.url].map((start) => createRequire(start))
  return (file) => {
    for (const { resolve } of starts) {
      try {
        return resolve(file)
      } catch {
        // Not reachable from there.
      }
    }
    return undefined
  }
}
