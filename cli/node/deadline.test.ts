import { expect, test } from 'vitest'
import { deadline } from './deadline.js'

const never = new Promise<never>(() => {})
const late = () => new Error('late')

test('behavior: work that ends in time is passed on, good or bad', async () => {
  const { signal } = new AbortController()
  expect(await deadline(Promise.resolve(1), { ms: 1000, onLate: late, signal })).toBe(1)
  await expect(deadline(Promise.reject(new Error('no')), { ms: 1000, onLate: late, signal })).rejects.toThrow('no')
})

test('error: time is up', async () => {
  const { signal } = new AbortController()
  await expect(deadline(never, { ms: 5, onLate: late, signal })).rejects.toThrow('late')
})

test('error: aborted before and during', async () => {
  const controller = new AbortController()
  const waiting = deadline(never, { ms: 1000, onLate: late, signal: controller.signal })
  controller.abort(new Error('stop'))
  await expect(waiting).rejects.toThrow('stop')
  const failing = Promise.reject(new Error('nobody hears this'))
  await expect(deadline(failing, { ms: 1000, onLate: late, signal: controller.signal })).rejects.toThrow('stop')
})
