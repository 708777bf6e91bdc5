import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migratedDump, putTemplateDatabase } from '../../test/setup/migrated-database.js'
import { stackPackages } from './packages.data.js'
import { readTemplateDatabase, templateFile } from './template-database.js'

const installed = stackPackages.backend['@electric-sql/pglite']

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-template-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('behavior: what was put beside the module is read as it was dumped', async () => {
  await putTemplateDatabase(folder)
  expect(readdirSync(folder)).toEqual([templateFile(installed)])
  const read = await readTemplateDatabase({ folder })
  const dump = await readFile(await migratedDump())
  expect(dump.equals(new Uint8Array((await read?.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe(true)
})

test('error: the dump of another version is left alone', async () => {
  await putTemplateDatabase(folder)
  renameSync(join(folder, templateFile(installed)), join(folder, templateFile('0.4.60')))
  expect(await readTemplateDatabase({ folder })).toBe(undefined)
  expect(await readTemplateDatabase({ folder, version: '0.4' })).toBe(undefined)
})

test('error: without a dump there is none, and one that is damaged is not taken', async () => {
  expect(await readTemplateDatabase({ folder })).toBe(undefined)
  writeFileSync(join(folder, templateFile(installed)), 'damaged')
  await expect(readTemplateDatabase({ folder })).rejects.toThrow()
})

test('misc: run from the sources there is none: a dump of older tables could be loaded', async () => {
  expect(await readTemplateDatabase()).toBe(undefined)
})
