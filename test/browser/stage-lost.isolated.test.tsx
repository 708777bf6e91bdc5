import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { showState } from './show-state.js'
import { until } from './until.js'

const scene = () => document.querySelector<HTMLElement>('dialog[open] .mk-scene')

test('error: where even the screen for errors cannot be fetched, two words say so, and it is there on demand', async () => {
  const browser = cdp()
  const block = (...urls: readonly string[]) => browser.send('Network.setBlockedURLs', { urls: [...urls] })
  await browser.send('Network.enable')
  await block('*backstage*')
  onTestFinished(() => void block())
  await showState('view-unknown')
  await until(() => scene()?.getAttribute('role') === 'alert')
  expect(scene()?.dataset['code']).toBe('view/unknown')
  expect(scene()?.textContent).toMatch(/^.{10,}Try again$/)
  await block()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('Screen not available').first()).toBeVisible()
})
