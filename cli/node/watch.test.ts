import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { soon } from '../../test/setup/soon.js'
import { watchFiles } from './watch.js'

/** A folder with a file in it that is watched, and one that is looked for. */
async function watched(isBackground: boolean) {
  const dir = mkdtempSync(join(tmpdir(), 'modal-kit-watch-'))
  const paths = [join(dir, 'a.ts'), join(dir, '.env')]
  writeFileSync(join(dir, 'a.ts'), '0')
  let count = 0
  const errors: Error[] = []
  const stop = watchFiles(
    paths,
    () => {
      count += 1
    },
    (error) => errors.push(error),
    isBackground,
  )
  onTestFinished(() => {
    stop()
    rmSync(dir, { recursive: true, force: true })
  })
  await wait(300)
  const told = (times: number) => soon(() => expect(count).toBe(times))
  return { dir, stop, told, count: () => count, errors }
}

/** Watches a file as well; what it gives waits until a change of the file is told. */
function watcherOf(path: string): () => Promise<void> {
  const onChange = vi.fn()
  onTestFinished(watchFiles([path], onChange, () => {}))
  return () => vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 10_000 })
}

test.each([false, true])(
  'param: in the background %s: a write, an editor that renames, and a file that comes and goes',
  async (isBackground) => {
    const { dir, told, errors } = await watched(isBackground)
    writeFileSync(join(dir, 'a.ts'), '1')
    await told(1)
    for (const text of ['2', '3']) {
      writeFileSync(join(dir, 'beside'), text)
      renameSync(join(dir, 'beside'), join(dir, 'a.ts'))
      await told(Number(text))
    }
    writeFileSync(join(dir, '.env'), 'A=1')
    await told(4)
    rmSync(join(dir, '.env'))
    await told(5)
    expect(errors).toEqual([])
  },
)

test('behavior: many writes at once are told once, others not at all', async () => {
  const { dir, told, count } = await watched(false)
  for (const text of ['1', '2', '3']) writeFileSync(join(dir, 'a.ts'), text)
  await told(1)
  const isTold = watcherOf(join(dir, 'other.ts'))
  writeFileSync(join(dir, 'other.ts'), '')
  await isTold()
  expect(count()).toBe(1)
})

test('behavior: after stop nothing is told', async () => {
  const { dir, stop, count } = await watched(false)
  const isTold = watcherOf(join(dir, 'a.ts'))
  writeFileSync(join(dir, 'a.ts'), '1')
  stop()
  await isTold()
  expect(count()).toBe(0)
})
