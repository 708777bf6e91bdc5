import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { multiWallet } from '../../runtime/features/multi-wallet/feature.js'
import { familyNetworks } from '../gallery/gallery-networks.data.js'
import { type GalleryState, someWallets } from '../gallery/gallery-state.js'
import { galleryStates } from '../gallery/gallery-states.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor, juniper } from '../gallery/gallery-wallets.data.js'
import { receiveParts } from '../gallery/receive-parts.js'
import { until } from './until.js'
import { dialog, focused, MOST_STOPS, nameOf, showPage, tabTo, view, walk } from './walk-by-keys.js'

/** An account with everything that leads on from it. */
const connected: Partial<GalleryState> = {
  view: 'Account',
  isConnected: true,
  wallets: [{ ...galleryWallet({ ...juniper, switches: 'never', remembers: true }) }, galleryWallet(harbor)],
  features: [...(receiveParts.features ?? []), multiWallet()],
  views: {
    ...receiveParts.views,
    ProfileWallets: () => import('../../runtime/features/multi-wallet/profile-wallets.view.js'),
  },
}

test('behavior: with the keyboard alone through every view of an account, and back to the button', async () => {
  const { button } = await showPage(connected, 'account')
  const passed = await walk([
    ['{Enter}', 'Account'],
    ['Network: Ethereum', 'Networks'],
    ['What is a network?', 'WhatIsANetwork'],
    ['Back', 'Networks'],
    ['Base', 'SwitchNetwork'],
    ['Back', 'Networks'],
    ['Back', 'Account'],
    ['Receive', 'WalletReceive'],
    ['Works on 5 networks', 'WalletCompatibleNetworks'],
    ['Back', 'WalletReceive'],
    ['Back', 'Account'],
    ['Wallets', 'ProfileWallets'],
    ['Add a wallet', 'Connect'],
    ['Back', 'ProfileWallets'],
    ['Close', 'the page'],
  ])
  expect(new Set(passed).size).toBe(9)
  expect(focused()).toBe(button)
})

test('behavior: with the keyboard alone off a network that the app does not use', async () => {
  const wallets = someWallets({ caipNetworkId: 'eip155:31337', switches: 'never' })
  await showPage({ ...connected, view: 'UnsupportedChain', from: [], wallets }, 'account')
  await walk([
    ['{Enter}', 'UnsupportedChain'],
    ['Base', 'SwitchNetwork'],
    ['Back', 'UnsupportedChain'],
    ['Disconnect', 'Connect'],
    ['{Escape}', 'the page'],
  ])
})

test('behavior: with the keyboard alone to a network of another namespace: no, and yes', async () => {
  const wallets = [galleryWallet(juniper), galleryWallet({ ...harbor, namespace: 'solana' })]
  await showPage({ ...connected, wallets, networks: familyNetworks }, 'account')
  await walk([
    ['{Enter}', 'Account'],
    ['Network: Ethereum', 'Networks'],
    ['Solana', 'SwitchActiveChain'],
    ['Cancel', 'Networks'],
    ['Solana', 'SwitchActiveChain'],
    ['Back', 'Networks'],
    ['Solana', 'SwitchActiveChain'],
    ['Switch', 'Connect'],
    ['Close', 'the page'],
  ])
})

test('behavior: with the keyboard alone through the tabs of an account, and through its history', async () => {
  const known = galleryStates.find(({ id }) => id === 'tokens-tab-activity')
  const history = galleryStates.find(({ id }) => id === 'activity')
  const { button, kit } = await showPage({ ...history, ...known }, 'account')
  await walk([['{Enter}', 'Account']])
  await tabTo('Tokens')
  for (const name of ['NFTs', 'Activity']) {
    await userEvent.keyboard('{ArrowRight}')
    await until(() => focused().getAttribute('aria-selected') === 'true' && nameOf(focused()) === name)
  }
  await until(() => dialog()?.querySelector('.mk-activity a.mk-row'))
  await userEvent.keyboard('{Tab}')
  expect(dialog()?.contains(focused())).toBe(true)
  kit.router.show([{ view: 'Account' }, { view: 'Transactions' }], 'forward')
  await until(() => view() === 'Transactions')
  await until(() => dialog()?.querySelectorAll('a.mk-row')[1])
  const rows = () => [...(dialog()?.querySelectorAll<HTMLElement>('a.mk-row') ?? [])]
  for (let step = 0; step < MOST_STOPS && focused() !== rows()[1]; step += 1) await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(rows()[1])
  await walk([['{Escape}', 'the page']])
  expect(focused()).toBe(button)
})
