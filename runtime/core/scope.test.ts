import { expect, test } from 'vitest'
import { settle } from '../../test/unit/fakes.js'
import { createScope } from './scope.js'

function scope() {
  const story: string[] = []
  const start = createScope((own) => {
    story.push('boot')
    own(() => void story.push('first undone'))
    own(() => void story.push('second undone'))
  })
  return { story, start }
}

test('behavior: StrictMode’s mount, unmount, mount boots once', async () => {
  const { story, start } = scope()
  start()()
  const stop = start()
  await settle()
  expect(story).toEqual(['boot'])
  stop()
  await settle()
  expect(story).toEqual(['boot', 'second undone', 'first undone'])
})

test('behavior: the last owner to leave stops, and a second start boots anew', async () => {
  const { story, start } = scope()
  const [one, two] = [start(), start()]
  one()
  one()
  await settle()
  expect(story).toEqual(['boot'])
  two()
  await settle()
  start()
  expect(story.filter((line) => line === 'boot')).toHaveLength(2)
})

test('behavior: what is owned after the boot is undone as well', async () => {
  const undone: string[] = []
  const start = createScope((own) => queueMicrotask(() => own(() => void undone.push('late'))))
  start()()
  await settle()
  expect(undone).toEqual(['late'])
})
