import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { watchConfig } from './run-generate.js'

async function until(isTrue: () => boolean): Promise<void> {
  for (let turns = 0; !isTrue(); turns += 1) {
    if (turns > 1000) throw new Error('It never came true.')
    await nextTurn()
  }
}

const config = '/app/modal.config.ts'

/** A generator whose runs are finished by hand: each answers with the files it depends on, or an error. */
function manualRuns() {
  const open: { resolve(watched: readonly string[]): void; reject(error: Error): void }[] = []
  const runs = { started: 0, active: 0, most: 0 }
  const generate = async (onFiles: (files: readonly string[]) => void) => {
    onFiles([config])
    runs.started += 1
    runs.active += 1
    runs.most = Math.max(runs.most, runs.active)
    try {
      onFiles(await new Promise<readonly string[]>((resolve, reject) => open.push({ resolve, reject })))
    } finally {
      runs.active -= 1
    }
  }
  const finish = async (watched: readonly string[] | Error) => {
    await until(() => open.length > 0)
    const run = open.shift()
    if (watched instanceof Error) run?.reject(watched)
    else run?.resolve(watched)
    await nextTurn()
  }
  return { runs, generate, finish }
}

function start() {
  const context = fakeContext({ files: { 'modal.config.ts': '1', 'nets.ts': '1' } })
  const { runs, generate, finish } = manualRuns()
  return { context, runs, finish, done: watchConfig(context, undefined, generate) }
}

test('behavior: it runs at once and after a change, and Ctrl-C ends it with 0 and no watch left', async () => {
  const { context, runs, finish, done } = start()
  await finish([config])
  context.files.edit('modal.config.ts', '2')
  await finish([config])
  expect(runs.started).toBe(2)
  context.abort()
  expect(await done).toBe(0)
  expect(context.files.watchers()).toBe(0)
})

test('behavior: one run at a time, and changes during a run make one more', async () => {
  const { context, runs, finish, done } = start()
  await until(() => runs.started === 1)
  for (const text of ['2', '3', '4']) context.files.edit('modal.config.ts', text)
  await finish([config])
  await finish([config])
  expect(runs).toEqual({ started: 2, active: 0, most: 1 })
  context.abort()
  await done
})

test('behavior: what the config imports is watched once it is known, and no longer when it is not imported', async () => {
  const { context, runs, finish, done } = start()
  await finish([config, '/app/nets.ts'])
  context.files.edit('nets.ts', '2')
  await finish([config])
  context.files.edit('nets.ts', '3')
  await nextTurn()
  expect(runs.started).toBe(2)
  expect(context.files.watchers()).toBe(1)
  context.abort()
  await done
})

test('behavior: files it does not depend on, like its own, start nothing', async () => {
  const { context, runs, finish, done } = start()
  await finish([config])
  context.files.edit('src/modal-kit/generated.ts', 'new')
  await nextTurn()
  expect(runs.started).toBe(1)
  context.abort()
  await done
})

test('behavior: an error is printed and the next change runs again', async () => {
  const { context, runs, finish, done } = start()
  await finish([config, '/app/nets.ts'])
  context.files.edit('nets.ts', 'broken')
  await finish(new Error('no'))
  expect(context.printed.warn.join()).toContain('Error: no.')
  context.files.edit('nets.ts', 'repaired')
  await finish([config])
  expect(runs.started).toBe(3)
  context.abort()
  expect(await done).toBe(0)
})

test('behavior: Ctrl-C during a run waits for it', async () => {
  const { context, runs, finish, done } = start()
  await until(() => runs.started === 1)
  context.abort()
  await finish([config])
  expect(await done).toBe(0)
})

test('error: without a config there is nothing to watch', async () => {
  await expect(watchConfig(fakeContext(), undefined, async () => {})).rejects.toMatchObject({
    code: 'config/not-found',
  })
})
