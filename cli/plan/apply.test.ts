import { describe, expect, test } from 'vitest'
import { ModalError, type Slots } from '../../schema/error.js'
import { fakeContext } from '../../test/unit/fake-context.js'
import { applyPlan } from './apply.js'
import type { Plan } from './plan.js'

const unwritable = (slots: Slots) => new ModalError('files/unwritable', slots)

const plan: Plan = {
  changes: [
    { kind: 'create', path: 'kit/new.ts', after: 'new' },
    { kind: 'keep', path: 'kit/kept.ts' },
    { kind: 'replace', path: 'old.ts', before: 'old', after: 'changed' },
    { kind: 'create', path: 'kit/last.ts', after: 'last' },
  ],
}
const disk = { 'old.ts': 'old', 'kit/kept.ts': 'kept' }

test('behavior: what is planned is written, in order, and nothing else is touched', async () => {
  const context = fakeContext({ files: disk })
  expect(await applyPlan(plan, context)).toEqual(['kit/new.ts', 'old.ts', 'kit/last.ts'])
  expect(context.files.writes).toEqual(['/app/kit/new.ts', '/app/old.ts', '/app/kit/last.ts'])
  expect(context.files.snapshot()).toEqual({
    'kit/kept.ts': 'kept',
    'kit/last.ts': 'last',
    'kit/new.ts': 'new',
    'old.ts': 'changed',
  })
})

test('behavior: a plan of nothing writes nothing, and needs no lock: the folder may be read-only, as in CI', async () => {
  const context = fakeContext({ files: disk })
  const files = { ...context.files, lock: () => Promise.reject(new Error('EROFS')) }
  expect(await applyPlan({ changes: [{ kind: 'keep', path: 'old.ts' }] }, { ...context, files })).toEqual([])
  expect(context.files.writes).toEqual([])
})

test.each([undefined, 0])('behavior: the lock is given back, also when write %s fails', async (failing) => {
  const context = fakeContext({ files: disk })
  if (failing !== undefined) context.files.failWrite(failing)
  const held: string[] = []
  const lock = async (folder: string) => {
    held.push(folder)
    return async () => void held.pop()
  }
  const locks: number[] = []
  const read = (path: string) => {
    locks.push(held.length)
    return context.files.read(path)
  }
  await applyPlan(plan, { ...context, files: { ...context.files, lock, read } }).catch(() => {})
  expect([locks[0], held]).toEqual([1, []])
})

test('error: a refused file stops everything before the first write', async () => {
  const context = fakeContext({ files: disk })
  const refused = { kind: 'refuse', path: 'a.ts', before: 'x', after: 'y', reason: 'it was edited by hand' } as const
  const applied = applyPlan({ changes: [...plan.changes, refused] }, context)
  await expect(applied).rejects.toThrowErrorMatchingInlineSnapshot(`
    [ModalError: A file can't be replaced:
      a.ts: it was edited by hand]
  `)
  expect(context.files.writes).toEqual([])
  const two = applyPlan({ changes: [refused, { ...refused, path: 'b.ts', reason: 'it is not ours' }] }, context)
  await expect(two).rejects.toThrowErrorMatchingInlineSnapshot(`
    [ModalError: 2 files can't be replaced:
      a.ts: it was edited by hand
      b.ts: it is not ours]
  `)
})

describe('a run that fails leaves the project as it was', () => {
  test.each([0, 1, 2])('error: write %i fails', async (number) => {
    const context = fakeContext({ files: disk })
    context.files.failWrite(number, new Error('the disk is full.'))
    await expect(applyPlan(plan, context)).rejects.toMatchObject({ code: 'plan/failed' })
    expect(context.files.snapshot()).toEqual(disk)
  })

  test('error: the words', async () => {
    const context = fakeContext({ files: disk })
    context.files.failWrite(1, new Error('the disk is full.'))
    await expect(applyPlan(plan, context)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[ModalError: Couldn't write old.ts (the disk is full), so this run was undone.]`,
    )
  })

  test.each([
    ['an error of the disk keeps its dots', new Error('EROFS: read-only, open a.ts.'), 'EROFS: read-only, open a.ts'],
    ['an error of the file seam, whose sentence has the path again', unwritable({ reason: 'EROFS' }), 'EROFS'],
    ['an error of the file seam without a reason', unwritable({}), 'files/unwritable'],
    ['what is no error', 'gone' as unknown as Error, 'gone'],
  ])('error: the reason of %s', async (_, thrown, reason) => {
    const context = fakeContext({ files: disk })
    context.files.failWrite(1, thrown)
    await expect(applyPlan(plan, context)).rejects.toMatchObject({ code: 'plan/failed', slots: { reason } })
    // What could not be written is as it was: watchers of the project are not woken by another write.
    expect(context.files.writes).toEqual(['/app/kit/new.ts'])
  })

  test('error: a file that changed since the plan was made keeps its change', async () => {
    const context = fakeContext({ files: { ...disk, 'old.ts': 'theirs' } })
    await expect(applyPlan(plan, context)).rejects.toMatchObject({ code: 'plan/changed' })
    expect(context.files.snapshot()).toEqual({ ...disk, 'old.ts': 'theirs' })
  })

  test('error: a file that appeared since the plan was made is not overwritten', async () => {
    const context = fakeContext({ files: { ...disk, 'kit/last.ts': 'theirs' } })
    await expect(applyPlan(plan, context)).rejects.toMatchObject({ code: 'plan/changed' })
    expect(context.files.snapshot()).toEqual({ ...disk, 'kit/last.ts': 'theirs' })
  })

  test('error: Ctrl-C in the middle', async () => {
    const context = fakeContext({ files: disk })
    const { write } = context.files
    const files = {
      ...context.files,
      write: async (path: string, text: string) => {
        await write(path, text)
        if (path === '/app/old.ts' && text === 'changed') context.abort()
      },
    }
    await expect(applyPlan(plan, { ...context, files })).rejects.toMatchObject({ name: 'AbortError' })
    expect(context.files.snapshot()).toEqual(disk)
  })

  test('error: undoing fails as well, and the files are named', async () => {
    const context = fakeContext({ files: disk })
    context.files.failWrite(2, new Error('the disk is full'))
    context.files.failWrite(3, new Error('still full'))
    await expect(applyPlan(plan, context)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[ModalError: Couldn't write kit/last.ts (the disk is full), or restore these files: old.ts.]`,
    )
    expect(context.files.snapshot()).toEqual({ ...disk, 'old.ts': 'changed' })
  })

  test('error: undoing fails twice, and both files are named, the latest first', async () => {
    const context = fakeContext({ files: { 'a.ts': '1', 'b.ts': '1', 'c.ts': '1' } })
    const change = (path: string) => ({ kind: 'replace', path, before: '1', after: '2' }) as const
    for (const number of [2, 3, 4]) context.files.failWrite(number)
    const applied = applyPlan({ changes: [change('a.ts'), change('b.ts'), change('c.ts')] }, context)
    await expect(applied).rejects.toMatchObject({ code: 'plan/not-undone', slots: { left: 'b.ts, a.ts' } })
  })
})

describe('a file that is not needed any more', () => {
  const removal: Plan = { changes: [...plan.changes, { kind: 'remove', path: 'kit/gone.ts', before: 'gone' }] }
  const before = { ...disk, 'kit/gone.ts': 'gone' }

  test('behavior: goes last, and its path is given', async () => {
    const context = fakeContext({ files: before })
    expect(await applyPlan(removal, context)).toEqual(['kit/new.ts', 'old.ts', 'kit/last.ts', 'kit/gone.ts'])
    expect(context.files.snapshot()).not.toHaveProperty('kit/gone.ts')
  })

  test('error: one that changed since the plan was made stays, and everything is taken back', async () => {
    const context = fakeContext({ files: { ...before, 'kit/gone.ts': 'theirs' } })
    await expect(applyPlan(removal, context)).rejects.toMatchObject({ code: 'plan/changed' })
    expect(context.files.snapshot()).toEqual({ ...before, 'kit/gone.ts': 'theirs' })
  })

  test('error: it comes back when something after it fails', async () => {
    const context = fakeContext({ files: before })
    const late: Plan = { changes: [...removal.changes, { kind: 'create', path: 'kit/later.ts', after: 'x' }] }
    context.files.failWrite(3, new Error('the disk is full'))
    await expect(applyPlan(late, context)).rejects.toMatchObject({ code: 'plan/failed' })
    expect(context.files.snapshot()).toEqual(before)
  })
})
