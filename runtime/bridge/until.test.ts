import { expect, test } from 'vitest'
import { cell } from '../core/cell.js'
import { until } from './until.js'

const reader = (value: { readonly value: number }) => () => (value.value > 2 ? value.value : undefined)

test('behavior: resolves with what is there, or with what comes', async () => {
  const counter = cell(3)
  const { signal } = new AbortController()
  expect(await until([counter], reader(counter), signal)).toBe(3)
  counter.value = 0
  const waiting = until([counter], reader(counter), signal)
  counter.value = 1
  counter.value = 7
  counter.value = 0
  expect(await waiting).toBe(7)
})

test('error: an abort rejects with its reason, before and while it waits', async () => {
  const counter = cell(0)
  await expect(until([counter], reader(counter), AbortSignal.abort('early'))).rejects.toBe('early')
  const controller = new AbortController()
  const waiting = until([counter], reader(counter), controller.signal)
  controller.abort('late')
  counter.value = 5
  await expect(waiting).rejects.toBe('late')
})
