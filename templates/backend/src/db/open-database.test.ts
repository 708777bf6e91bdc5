import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptDatabase } from '../../../../test/setup/kept-database.js'
import { migratedMemory } from '../../../../test/setup/migrated-database.js'
import { migrate } from './migrate.js'
import { openDatabase } from './open-database.js'

const slow = { timeout: 240_000 }
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-database-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test(
  'error: a folder that is open is refused with the process that has it, and is free once it is closed',
  slow,
  async () => {
    const path = join(folder, 'data')
    await keptDatabase(path)
    const first = await openDatabase({ kind: 'folder', path })
    await sql`create table kept (n int)`.execute(first.db)
    await expect(openDatabase({ kind: 'folder', path })).rejects.toThrow(
      `The backend does not start:\n  - DATA_DIR: ${path} is in use by process ${process.pid}, and an embedded database ` +
        `serves one process at a time. Stop it, or set DATABASE_URL. If no such process is a backend, delete ${path}/backend.lock`,
    )
    await first.close()
    expect(existsSync(join(path, 'backend.lock'))).toBe(false)
    const again = await openDatabase({ kind: 'folder', path })
    expect((await sql`select * from kept`.execute(again.db)).rows).toEqual([])
    await again.close()
  },
)

test('behavior: a folder without a database begins as a copy of the template, one that has a database stays', async () => {
  const path = join(folder, 'data')
  const { from } = await migratedMemory()
  const first = await openDatabase({ kind: 'folder', path, from })
  expect(await migrate(first.db)).toEqual([])
  await first.db.insertInto('projects').values({ id: 'a', name: 'A', created_at: 0 }).execute()
  await first.close()
  const again = await openDatabase({ kind: 'folder', path, from: () => Promise.reject(new Error('asked for')) })
  expect(await again.db.selectFrom('projects').select('id').execute()).toEqual([{ id: 'a' }])
  await again.close()
})

test('error: a template that cannot be read does not claim the folder for good', async () => {
  const path = join(folder, 'data')
  const from = () => Promise.reject(new Error('no template'))
  await expect(openDatabase({ kind: 'folder', path, from })).rejects.toThrow('no template')
  expect(existsSync(join(path, 'backend.lock'))).toBe(false)
  expect(existsSync(join(path, 'PG_VERSION'))).toBe(false)
})

test('error: another process that lives keeps the folder, one that was killed does not', slow, async () => {
  const path = join(folder, 'data')
  await keptDatabase(path)
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  writeFileSync(join(path, 'backend.lock'), `${other.pid} 1 x`)
  // What Postgres leaves of a process that was killed is nothing to go by.
  writeFileSync(join(path, 'postmaster.pid'), '-42\n/pglite/data\n')
  await expect(openDatabase({ kind: 'folder', path })).rejects.toThrow(`in use by process ${other.pid}`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  await (await openDatabase({ kind: 'folder', path })).close()
})

test('error: a folder that can not be opened is not kept', slow, async () => {
  const path = join(folder, 'data')
  await keptDatabase(path)
  rmSync(join(path, 'global'), { recursive: true })
  await expect(openDatabase({ kind: 'folder', path })).rejects.toThrow()
  expect(existsSync(join(path, 'backend.lock'))).toBe(false)
})
