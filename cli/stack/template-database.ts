import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)

/** Where to look; the installed kit and its packages by default. */
export interface TemplatePlace {
  /** Folder of the template database. */
  readonly folder?: string
  /** Version of the installed PGlite. */
  readonly version?: string
  /** File in the folder whose `node_modules` has it; this package by default. */
  readonly from?: string | undefined
}

/**
 * The template database that the build has put beside this module: every table up to date and empty. `undefined` where
 * it was made by another version of PGlite than the installed one, or the sources are run without a build: the database
 * is set up then, which takes seconds. Throws what the file system or the decoder throws.
 */
export async function readTemplateDatabase(place: TemplatePlace = {}): Promise<Blob | undefined> {
  const { folder = dirname(fileURLToPath(import.meta.url)), from, version = await installedVersion(from) } = place
  const file = join(folder, templateFile(version))
  return existsSync(file) ? new Blob([new Uint8Array(await decompress(await readFile(file)))]) : undefined
}

/** Name of the file with the template database of a version of PGlite: a tar in the format of RFC 7932. */
export function templateFile(version: string): string {
  return `template-database-${version}.tar.br`
}

async function installedVersion(from: string = import.meta.url): Promise<string> {
  // Its package.json cannot be resolved; its main module is in the folder beside.
  const main = createRequire(from).resolve('@electric-sql/pglite')
  const text = await readFile(join(dirname(main), '../package.json'), 'utf8')
  return /"version": *"([^"]+)"/.exec(text)?.[1] ?? ''
}
