import { expect, test } from 'vitest'
import { createCleanups, settleAll } from './cleanups.js'

test('behavior: the latest first, all of them though one fails, and once', async () => {
  const cleanups = createCleanups()
  const done: string[] = []
  cleanups.add(async () => void done.push('first'))
  cleanups.add(async () => {
    done.push('second')
    throw new Error('no')
  })
  cleanups.add(async () => void done.push('third'))
  const run = cleanups.run()
  expect(cleanups.run()).toBe(run)
  await expect(run).rejects.toThrow('no')
  expect(done).toEqual(['third', 'second', 'first'])
})

test('behavior: it resolves to the results in their order', async () => {
  const never = () => {
    throw new Error('It did not fail')
  }
  expect(await settleAll([Promise.resolve(1), Promise.resolve('a')], never)).toEqual([1, 'a'])
})

test('behavior: the first failure is told at once and thrown when the others have ended', async () => {
  const ended: string[] = []
  const heard: unknown[] = []
  let end = (): void => {}
  const other = new Promise<void>((resolve) => {
    end = resolve
  }).then(() => void ended.push('other'))
  const failing = Promise.reject(new Error('one'))
  const late = other.then(() => Promise.reject(new Error('two')))
  const all = settleAll([other, failing, late], (cause) => {
    heard.push(cause)
    expect(ended).toEqual([])
    end()
  })
  await expect(all).rejects.toThrow('one')
  expect([ended, heard]).toEqual([['other'], [new Error('one')]])
})
