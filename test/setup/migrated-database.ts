import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../templates/backend/src/db/tables.js'
import { repository } from './scratch.js'

/** An in-memory database that is not empty. */
export interface FilledMemory {
  readonly kind: 'memory'
  readonly from: Blob
}

/**
 * A place for `openDatabase` whose tables are up to date and empty. Making such a database takes Postgres's own set-up
 * and every migration, seconds of a core; a dump of one is loaded in less than one. Each place is a database of its own.
 */
export async function migratedMemory(): Promise<FilledMemory> {
  return { kind: 'memory', from: new Blob([new Uint8Array(await readFile(await migratedDump()))]) }
}

/**
 * The file with the dump, a tar. It is made once and kept in `.tmp/`, under a name made of all that it depends on:
 * another migration or another PGlite has a file of its own. Two who make it at once both make it whole.
 */
export async function migratedDump(): Promise<string> {
  const folder = join(repository, '.tmp/databases')
  const file = join(folder, `${await digest()}.tar`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const outdated = (await readdir(folder)).filter((name) => name.endsWith('.tar'))
  const own = `${file}.${randomUUID()}`
  await writeFile(own, new Uint8Array(await (await makeDump()).arrayBuffer()))
  await rename(own, file)
  await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })))
  return file
}

/** Before the unit tests: no test waits for the dump, each with a limit of its own. */
export async function setup(): Promise<void> {
  await migratedDump()
}

async function makeDump(): Promise<Blob> {
  // Loaded when there is something to do: each run of the unit tests asks for the dump, most of them have it.
  const [{ PGlite }, { Kysely }, { PGliteDialect }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('kysely'),
    import('kysely-pglite-dialect'),
    import('../../templates/backend/src/db/migrate.js'),
  ])
  const lite = await PGlite.create()
  try {
    await migrate(new Kysely<Database>({ dialect: new PGliteDialect(lite) }))
    return await lite.dumpDataDir('none')
  } finally {
    await lite.close()
  }
}

/** Of every source of the tables, and of the embedded database. */
async function digest(): Promise<string> {
  const sources = 'templates/backend/src/db'
  const files = (await readdir(join(repository, sources), { recursive: true })).filter(isSource)
  const paths = [...files.map((name) => join(sources, name)).sort(), 'node_modules/@electric-sql/pglite/package.json']
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(await readFile(join(repository, path)))
  return hash.digest('hex').slice(0, 16)
}

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')
