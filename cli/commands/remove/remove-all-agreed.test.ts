import { describe, expect, test } from 'vitest'
import { type FakeWorld, fakeContext } from '../../../test/unit/fake-context.js'
import { init, viteApp } from '../../../test/unit/init-run.js'
import { run } from '../../main.js'

async function removeAll(world: FakeWorld, ...flags: readonly string[]) {
  const context = fakeContext(world)
  const before = context.files.snapshot()
  const code = await run(['remove', '--all', ...flags], context)
  const { out, note, warn } = context.printed
  const after = context.files.snapshot()
  const isSame = JSON.stringify(after) === JSON.stringify(before)
  return { code, context, after, isSame, out: out.join('\n'), note: note.join('\n'), warn: warn.join('\n') }
}

const { after: app } = await init({ files: viteApp }, '--no-install')

describe('agreeing', () => {
  const question = 'Take the kit out of this project?'

  test('error: nobody there, and no --yes', async () => {
    const { code, isSame, warn } = await removeAll({ files: app })
    expect([code, isSame]).toEqual([1, true])
    expect(warn).toContain('removes your files, such as modal.config.ts')
  })

  test('behavior: a person sees the config and is asked once', async () => {
    const no = await removeAll({ files: app, isInteractive: true, answers: { [question]: false } })
    expect([no.code, no.isSame, no.warn]).toEqual([1, true, 'Stopped. Nothing was changed.'])
    expect(no.note).toContain(`modal.config.ts is yours, and goes as well. It says:\n\n${app['modal.config.ts']}`)
    const yes = await removeAll({ files: app, isInteractive: true, answers: { [question]: true } })
    expect([yes.code, yes.after]).toEqual([0, viteApp])
  })

  test('param: --dry-run shows the diff on stdout and changes nothing', async () => {
    const { code, isSame, out, context } = await removeAll({ files: app, isInteractive: true }, '--dry-run')
    expect([code, isSame, context.asked]).toEqual([0, true, []])
    expect(out).toContain('--- a/modal.config.ts\n+++ /dev/null\n')
    expect(out).toContain("-import { ModalKit } from './modal-kit'\n")
  })
})

describe('a run that fails leaves the project as it was', () => {
  test('error: at any write and any removal', async () => {
    const { context } = await removeAll({ files: app }, '--yes')
    const count = context.files.writes.length + context.files.removals.length
    expect([context.files.writes.length > 3, context.files.removals.length > 5]).toEqual([true, true])
    for (let number = 0; number < count; number += 1) {
      const broken = fakeContext({ files: app })
      const { write, remove } = broken.files
      let steps = 0
      const next = () => {
        if (steps++ === number) throw new Error('the disk is full')
      }
      broken.files.write = async (path, text) => {
        next()
        await write(path, text)
      }
      broken.files.remove = async (path, stopAt) => {
        next()
        await remove(path, stopAt)
      }
      expect(await run(['remove', '--all', '--yes'], broken)).toBe(1)
      expect(broken.files.snapshot()).toEqual(app)
      expect(broken.printed.warn.join()).toContain('(plan/failed)')
    }
  })

  test('error: Ctrl-C half-way', async () => {
    const broken = fakeContext({ files: app })
    const { remove } = broken.files
    broken.files.remove = async (path, stopAt) => {
      await remove(path, stopAt)
      broken.abort()
    }
    expect(await run(['remove', '--all', '--yes'], broken)).toBe(1)
    expect(broken.files.snapshot()).toEqual(app)
  })
})
