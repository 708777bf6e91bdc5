import { expect, test } from 'vitest'
import { deniedStorage, fakeDisk } from '../../test/unit/fakes.js'
import { text } from './decode.js'
import { createStorage } from './storage.js'

test('param: keys carry the name of the kit and the version of the shape', () => {
  const disk = fakeDisk()
  createStorage(disk.tab()).write('session', 'a')
  expect([...disk.data]).toEqual([['@modal-kit/1/session', '"a"']])
})

test('behavior: what does not decode counts as absent', () => {
  const disk = fakeDisk(
    new Map([
      ['@modal-kit/1/a', '{'],
      ['@modal-kit/1/b', '1'],
      ['@modal-kit/1/c', '"fine"'],
    ]),
  )
  const storage = createStorage(disk.tab())
  expect(['a', 'b', 'c', 'd'].map((name) => storage.read(name, text))).toEqual([
    undefined,
    undefined,
    'fine',
    undefined,
  ])
  const throwing = () => {
    throw new Error('decoder')
  }
  expect(storage.read('c', throwing)).toBeUndefined()
})

test('behavior: hears another tab, not itself, and nothing of other names', () => {
  const disk = fakeDisk()
  const [mine, other] = [createStorage(disk.tab()), createStorage(disk.tab())]
  let heard = 0
  const stop = mine.watch('session', () => {
    heard += 1
  })
  mine.write('session', 1)
  other.write('recent', 1)
  expect(heard).toBe(0)
  other.write('session', 2)
  disk.clear()
  expect(heard).toBe(2)
  stop()
  other.write('session', 3)
  expect(heard).toBe(2)
})

test('behavior: storage that is denied reads as empty', () => {
  const storage = createStorage(deniedStorage())
  storage.write('session', 'a')
  expect(storage.read('session', text)).toBeUndefined()
})
