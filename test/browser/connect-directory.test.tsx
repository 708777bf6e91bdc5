import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manualClock } from '../gallery/manual-clock.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const ids = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] .mk-row')].map((row) => row.dataset['mkWallet'] ?? 'all')

test('behavior: the directory adds its wallets once the list is painted, and moves none that stand above them', async () => {
  const clock = manualClock()
  const kit = await showState('connect-directory', { clock })
  await until(() => ids().length === 4)
  const before = ids()
  expect(before).toEqual(['walletConnect', 'wallet-3', 'com.harborwallet', 'all'])
  await until(async () => {
    await clock.advance(100)
    return ids().length === 6
  })
  expect(ids()).toEqual(['walletConnect', 'wallet-3', 'com.harborwallet', 'wallet-2', 'wallet-1', 'all'])
  await expect.element(page.getByRole('button', { name: 'All wallets 480+' })).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Birch Lantern 2' }))
  expect(kit.router.state.peek().stack.at(-1)).toEqual({
    view: 'ConnectingWalletConnect',
    params: { walletId: 'wallet-2', namespace: undefined },
  })
})

test('behavior: the last row leads to all wallets', async () => {
  const kit = await showState('connect-directory', { clock: manualClock() })
  await until(() => ids().length === 4)
  await userEvent.click(page.getByRole('button', { name: 'All wallets' }))
  expect(kit.router.state.peek().stack.at(-1)?.view).toBe('AllWallets')
})
