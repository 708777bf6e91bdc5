import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { PGliteDialect } from 'kysely-pglite-dialect'
import { templateFile } from '../../cli/stack/template-database.js'
import { migrate } from '../../templates/backend/src/db/migrate.js'
import type { TemplateDatabase } from '../../templates/backend/src/db/open-database.js'
import type { Database } from '../../templates/backend/src/db/tables.js'
import { repository } from './scratch.js'

const compress = promisify(brotliCompress)

/** An in-memory database that is not empty. */
export interface FilledMemory {
  readonly kind: 'memory'
  readonly from: TemplateDatabase
}

/**
 * A place for `openDatabase` whose tables are up to date and empty. Making such a database takes Postgres's own set-up
 * and every migration, seconds of a core; a dump of one is loaded in less than one. Each place is a database of its own.
 */
export async function migratedMemory(): Promise<FilledMemory> {
  const bytes = new Uint8Array(await readFile(await migratedDump()))
  return { kind: 'memory', from: async () => new Blob([bytes]) }
}

/**
 * The file with the dump, a tar. It is made once and kept in `.tmp/`, under a name made of all that it depends on:
 * another migration or another PGlite has a file of its own. Two who make it at once both make it whole.
 */
export async function migratedDump(): Promise<string> {
  return keep('tar', async () => new Uint8Array(await (await makeDump()).arrayBuffer()))
}

/** Puts the dump into a folder as the kit ships it beside `cli/stack/template-database.js`. Gives its size in bytes. */
export async function putTemplateDatabase(folder: string): Promise<number> {
  const packed = await readFile(await keep('tar.br', async () => pack(await readFile(await migratedDump()))))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, templateFile(await packageVersion())), packed)
  return packed.length
}

/** Before the unit tests: no test waits for the dump, each with a limit of its own. */
export async function setup(): Promise<void> {
  await migratedDump()
}

async function keep(ending: string, make: () => Promise<Uint8Array>): Promise<string> {
  const folder = join(repository, '.tmp/databases')
  const file = join(folder, `${await digest()}.${ending}`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const outdated = (await readdir(folder)).filter((name) => name.slice(name.indexOf('.') + 1) === ending)
  const own = `${file}.${randomUUID()}`
  await writeFile(own, await make())
  await rename(own, file)
  await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })))
  return file
}

/** A window of 16 MiB finds what the three databases of a new Postgres have in common. */
function pack(tar: Uint8Array): Promise<Uint8Array> {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_SIZE_HINT]: tar.length }
  return compress(tar, { params })
}

async function makeDump(): Promise<Blob> {
  const lite = await PGlite.create()
  try {
    await migrate(new Kysely<Database>({ dialect: new PGliteDialect(lite) }))
    await forgetLog(lite)
    return await lite.dumpDataDir('none')
  } finally {
    await lite.close()
  }
}

/** Leaves a segment of the write-ahead log that is empty but for a checkpoint: half of the packed dump was its history. */
async function forgetLog(lite: { exec(query: string): Promise<unknown> }): Promise<void> {
  for (const query of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint']) await lite.exec(query)
}

const packageFile = 'node_modules/@electric-sql/pglite/package.json'

async function packageVersion(): Promise<string> {
  return (JSON.parse(await readFile(join(repository, packageFile), 'utf8')) as { readonly version: string }).version
}

/** Of every source of the tables, of how the dump is made, and of the embedded database. */
async function digest(): Promise<string> {
  const sources = 'templates/backend/src/db'
  const files = (await readdir(join(repository, sources), { recursive: true })).filter(isSource)
  const maker = 'test/setup/migrated-database.ts'
  const paths = [...files.map((name) => join(sources, name)).sort(), maker, packageFile]
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(await readFile(join(repository, path)))
  return hash.digest('hex').slice(0, 16)
}

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')
