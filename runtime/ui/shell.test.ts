import { expect, test } from 'vitest'
import { fakeKit } from '../../test/unit/fake-kit.js'
import { fakeHost } from '../../test/unit/fakes.js'
import { createShell } from './shell.js'

function setup() {
  const host = fakeHost()
  return { clock: host.clock, shell: createShell(fakeKit({}, host).kit) }
}

test('behavior: a modal that was opened has settled after 200 ms, until it is closed', async () => {
  const { clock, shell } = setup()
  const close = shell.settle()
  await clock.advance(199)
  expect(shell.isSettled.peek()).toBe(false)
  await clock.advance(1)
  expect(shell.isSettled.peek()).toBe(true)
  close()
  expect(shell.isSettled.peek()).toBe(false)
})

test('behavior: one that is closed before that does not settle, and leaves no timer', async () => {
  const { clock, shell } = setup()
  shell.settle()()
  expect(clock.pending()).toBe(0)
  await clock.advance(1_000)
  expect(shell.isSettled.peek()).toBe(false)
  shell.settle()
  await clock.advance(200)
  expect(shell.isSettled.peek()).toBe(true)
})

test('behavior: closing ends the working and the toast (SPEC §2)', () => {
  const { shell } = setup()
  const close = shell.settle()
  shell.setLoading(true)
  shell.toasts.show('success', 'Copied')
  close()
  expect([shell.isLoading.peek(), shell.toasts.state.peek()]).toEqual([false, null])
})
