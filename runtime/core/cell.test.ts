import { computed, effect } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { cell } from './cell.js'

test('param: remembers what the server rendered beside what storage knew', () => {
  const restored = cell('server', 'storage')
  expect([restored.initial, restored.value]).toEqual(['server', 'storage'])
  expect(cell(1).initial).toBe(1)
})

test('behavior: is a real signal that others can follow', () => {
  const count = cell(1)
  const seen: number[] = []
  const stop = effect(() => void seen.push(count.value))
  const double = computed(() => count.value * 2)
  count.value = 2
  stop()
  count.value = 3
  expect(seen).toEqual([1, 2])
  expect(double.value).toBe(6)
  expect(count.initial).toBe(1)
})
