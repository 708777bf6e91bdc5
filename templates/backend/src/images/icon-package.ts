import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** The kinds of picture of the icon package, by its folders. */
export type IconKind = 'tokens' | 'networks' | 'wallets' | 'exchanges'

/** A picture of the icon package: `{kind: 'networks', name: 'ethereum'}`. */
export interface IconName {
  readonly kind: IconKind
  readonly name: string
}

/** Where pictures come from. */
export interface Icons {
  /** The SVG as it was published, or `undefined` when there is none of that name (tokens: in any case). */
  read(icon: IconName): Promise<string | undefined>
}

const PACKAGE = '@web3icons/core'
/** One module for each picture: only the asked one is loaded. */
const MODULE = '.svg.js'
const picture = z.object({
  default: z
    .string()
    .min(1)
    .max(256 * 1024),
})

/**
 * The icons of the npm package `@web3icons/core`. What is asked for is looked up among the names of the package's files,
 * never made into a path. Without the package there is no icon. `packageName` is another package of the same layout.
 */
export function iconPackage(packageName: string = PACKAGE): Icons {
  const listings = new Map<IconKind, Promise<ReadonlyMap<string, string>>>()
  const folder = locate(packageName)
  return {
    async read({ kind, name }: IconName) {
      if (!folder) return undefined
      const listing = listings.get(kind) ?? list(join(folder, kind, 'branded'))
      listings.set(kind, listing)
      const file = (await listing).get(name.toLowerCase())
      return file ? picture.parse(await import(pathToFileURL(file).href)).default : undefined
    },
  }
}

/** The folder of the pictures, or `undefined` when the package is not installed. */
function locate(packageName: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), 'svgs')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** Paths of the pictures by their names in lower case. Empty when the folder is not there. */
async function list(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return new Map(
    files
      .filter((file) => file.endsWith(MODULE))
      .map((file) => [file.slice(0, -MODULE.length).toLowerCase(), join(folder, file)]),
  )
}
