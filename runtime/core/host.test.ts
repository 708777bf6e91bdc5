import { expect, test } from 'vitest'
import { browserHost } from './host.js'

test('behavior: a host can be made without a window, as on a server', () => {
  expect('window' in globalThis).toBe(false)
  const { storage } = browserHost()
  storage.set('key', 'value')
  expect(storage.get('key')).toBeNull()
})

test('behavior: a sleep ends by itself or with the reason of an abort', async () => {
  const { clock } = browserHost()
  await clock.sleep(0)
  const controller = new AbortController()
  const sleep = clock.sleep(60_000, controller.signal)
  controller.abort('enough')
  await expect(sleep).rejects.toBe('enough')
  await expect(clock.sleep(60_000, controller.signal)).rejects.toBe('enough')
  expect(clock.now()).toBeGreaterThan(1_700_000_000_000)
})
