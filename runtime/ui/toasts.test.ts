import { expect, test } from 'vitest'
import { fakeClock } from '../../test/unit/fakes.js'
import { createToasts } from './toasts.js'

test('param: variant and message', () => {
  const toasts = createToasts(fakeClock())
  toasts.show('success', 'Address copied')
  expect(toasts.state.value).toMatchObject({ variant: 'success', message: 'Address copied' })
})

test('param: autoClose keeps it until it is hidden', async () => {
  const clock = fakeClock()
  const toasts = createToasts(clock)
  toasts.show('loading', 'Switching', { autoClose: false })
  await clock.advance(60_000)
  expect(toasts.state.value).not.toBeNull()
  toasts.hide()
  expect(toasts.state.value).toBeNull()
})

test('behavior: closes by itself after 2.5 seconds', async () => {
  const clock = fakeClock()
  const toasts = createToasts(clock)
  toasts.show('error', 'Failed')
  await clock.advance(2_499)
  expect(toasts.state.value).not.toBeNull()
  await clock.advance(1)
  expect(toasts.state.value).toBeNull()
})

test('behavior: a new one hides the old one first and shows 150 ms later', async () => {
  const clock = fakeClock()
  const toasts = createToasts(clock)
  toasts.show('success', 'first')
  toasts.show('error', 'second')
  expect(toasts.state.value).toBeNull()
  await clock.advance(149)
  expect(toasts.state.value).toBeNull()
  await clock.advance(1)
  expect(toasts.state.value?.message).toBe('second')
})

test('behavior: of several in a hurry the last one counts, for its whole time', async () => {
  const clock = fakeClock()
  const toasts = createToasts(clock)
  toasts.show('success', 'first')
  await clock.advance(2_000)
  toasts.show('success', 'second')
  toasts.show('success', 'third')
  expect(toasts.state.value).toBeNull()
  await clock.advance(150)
  expect(toasts.state.value?.message).toBe('third')
  await clock.advance(2_499)
  expect(toasts.state.value?.message).toBe('third')
  await clock.advance(1)
  expect(toasts.state.value).toBeNull()
})

test('behavior: no timer is left once it is hidden', () => {
  const clock = fakeClock()
  const toasts = createToasts(clock)
  toasts.show('success', 'first')
  toasts.show('success', 'second')
  toasts.hide()
  expect(clock.pending()).toBe(0)
})
