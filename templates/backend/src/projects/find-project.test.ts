import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { openDatabase } from '../db/open-database.js'
import { createProject, enableProject } from './edit-project.js'
import { projectFinder } from './read-project.js'

let local: LocalBackend
let now = 1_000_000
beforeAll(async () => {
  const clock = { now: () => now, sleep: () => Promise.resolve() }
  local = await makeLocalBackend({ hasDatabase: true, parts: { clock } })
}, 60_000)
afterAll(() => local?.stop())

test('behavior: an answer is remembered for three seconds, then the database is asked again', async () => {
  const { backend } = local
  const find = projectFinder(backend)
  expect(await find('p')).toBeUndefined()
  await createProject(backend, { name: 'P', id: 'p' })
  expect(await find('p')).toBeUndefined()
  now += 3_000
  expect(await find('p')).toMatchObject({ id: 'p', isEnabled: true })
  await enableProject(backend, 'p', false)
  expect(await find('p')).toMatchObject({ isEnabled: true })
  now += 3_000
  expect(await find('p')).toMatchObject({ isEnabled: false })
})

test('behavior: requests that come together share one question', async () => {
  const find = projectFinder(local.backend)
  expect(find('p')).toBe(find('p'))
  expect(find('p')).not.toBe(find('q'))
  await Promise.all([find('p'), find('q')])
})

test('error: a question that failed is asked again', async () => {
  // Nobody listens there.
  const gone = await openDatabase({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:9/none' })
  const find = projectFinder({ ...local.backend, db: gone.db })
  const first = find('p')
  await expect(first).rejects.toThrow()
  expect(find('p')).not.toBe(first)
  await find('p').catch(() => {})
  await gone.close()
})

test('behavior: made-up ids do not pile up', async () => {
  const find = projectFinder(local.backend)
  const first = find('id-0')
  for (let n = 1; n <= 2_000; n += 1) void find(`id-${n}`)
  expect(find('id-2000')).toBe(find('id-2000'))
  expect(find('id-0')).not.toBe(first)
})
