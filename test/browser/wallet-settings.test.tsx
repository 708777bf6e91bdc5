import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { button, find } from './email-site.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog, view } from './walk-by-keys.js'

test('behavior: the address leads to another one where logins by mail are on', async () => {
  await showState('wallet-settings-mail')
  await userEvent.click(button(/Signed in as.*ad…@meadow\.example.*Change/))
  await until(() => view() === 'UpdateEmailWallet')
})

test('behavior: it is a text where they are off', async () => {
  await showState('wallet-settings')
  await until(() => dialog()?.textContent?.includes('ad…@meadow.example'))
  expect(find('[data-leads="UpdateEmailWallet"]')).toBeUndefined()
})

test('behavior: a provider is named with the user there, whose name is cut', async () => {
  await showState('wallet-settings-social')
  await until(() => dialog()?.textContent?.includes('Signed in with Google'))
  const names = [...(dialog()?.querySelectorAll('bdi') ?? [])].map((node) => node.textContent)
  expect(names).toContain('Ada Lovelace of the Analytica…')
})

test('behavior: the pages of the wallet’s own site open in new tabs that know nothing of this one', async () => {
  await showState('wallet-settings')
  const links = await until(() => {
    const all = [...(dialog()?.querySelectorAll<HTMLAnchorElement>('.mk-actions > a') ?? [])]
    return all.length > 0 && all
  })
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ['https://wallet.meadow.example/dashboard?projectId=meadow', '_blank', 'noopener noreferrer'],
    ['https://wallet.meadow.example/export?projectId=meadow', '_blank', 'noopener noreferrer'],
  ])
})

test('behavior: the keys are exported with a link apart from the button, which a finger meets', async () => {
  await showState('wallet-settings')
  const [button, link] = await until(() => {
    const all = [...(dialog()?.querySelectorAll<HTMLAnchorElement>('.mk-actions > a') ?? [])]
    return all.length === 2 && all
  })
  expect(link && getComputedStyle(link).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  const text = document.createRange()
  if (link) text.selectNodeContents(link)
  const { top } = text.getBoundingClientRect()
  expect(top - (button?.getBoundingClientRect().bottom ?? 0)).toBeGreaterThanOrEqual(16)
  expect(link?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
