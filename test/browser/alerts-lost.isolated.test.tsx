import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

test('error: where the bar cannot be fetched the console has said it, and nothing else happens', async () => {
  const unhandled = vi.fn()
  window.addEventListener('unhandledrejection', unhandled)
  const browser = cdp()
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*alert-bar*'] })
  onTestFinished(async () => {
    window.removeEventListener('unhandledrejection', unhandled)
    await browser.send('Network.setBlockedURLs', { urls: [] })
  })
  const kit = await showState('alert', { changes: { view: '' } })
  const log = vi.spyOn(kit.host, 'log')
  kit.router.open({ view: 'Shell', params: { does: 'alert' } })
  await until(() => log.mock.calls.length > 0)
  const asked = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('alert-bar'))
  await until(() => asked().length > 0)
  await settled()
  expect(log.mock.calls.map(([, text]) => text)).toEqual([expect.stringContaining('Network type not supported')])
  expect(document.querySelector('.mk-alert')).toBeNull()
  expect(document.querySelector('dialog[open]')).not.toBeNull()
  expect(unhandled).not.toHaveBeenCalled()
})
