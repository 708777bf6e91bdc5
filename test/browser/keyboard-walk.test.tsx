import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { allWallets } from '../../runtime/features/all-wallets/feature.js'
import { directoryBackend } from '../gallery/directory-backend.js'
import { fakeMethods } from '../gallery/fake-methods.js'
import { pairingParts, withPairing } from '../gallery/gallery-pairing.js'
import type { GalleryState } from '../gallery/gallery-state.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor, juniper } from '../gallery/gallery-wallets.data.js'
import { settled } from './settled.js'
import { until } from './until.js'
import { dialog, focused, nameOf, showPage, tabTo, view, walk } from './walk-by-keys.js'

const links = {
  homepage: 'https://wallet.example',
  chrome_store: 'https://store.example/extension',
  app_store: 'https://apps.example/wallet',
}
const kinds = [harbor, juniper].map(({ icon, ...wallet }) => ({ ...wallet, image_url: icon, ...links }))
const multichain = [
  galleryWallet({ ...juniper, connects: 'never' }),
  galleryWallet({ ...juniper, namespace: 'solana' }),
]

/** An app with every way to connect. */
const connecting: Partial<GalleryState> = {
  wallets: withPairing({}, [...multichain, galleryWallet({ ...harbor, connects: { code: 'wallet/rejected' } })]),
  recent: [],
  connect: { customWallets: kinds },
  services: { api: 'https://backend.example', images: 'https://pictures.example' },
  fetch: directoryBackend({ length: 40 }),
  features: [...(pairingParts.features ?? []), allWallets()],
  views: {
    ...pairingParts.views,
    AllWallets: () => import('../../runtime/features/all-wallets/all-wallets.view.js'),
  },
}

test('behavior: with the keyboard alone through every view of connecting, and back to the button', async () => {
  const { button, clock } = await showPage(connecting, 'connect')
  const passed = await walk([
    ['{Enter}', 'Connect'],
    ['What is a wallet?', 'WhatIsAWallet'],
    ['Get a wallet', 'GetWallet'],
    ['Harbor Wallet', 'Downloads'],
    ['Back', 'GetWallet'],
    ['Back', 'WhatIsAWallet'],
    ['Back', 'Connect'],
    ['Juniper', 'ConnectingMultiChain'],
    ['EVM', 'ConnectingExternal'],
    ['Back', 'ConnectingMultiChain'],
    ['Back', 'Connect'],
    ['Harbor Wallet', 'ConnectingExternal'],
    ['Choose another wallet', 'Connect'],
    ['WalletConnect', 'ConnectingWalletConnect'],
    ['Back', 'Connect'],
    ['All wallets', 'AllWallets'],
  ])
  // The rows are shown with their pictures, or without them after a while.
  await clock.advance(3_000)
  const rows = await until(() => {
    const all = dialog()?.querySelectorAll('.mk-long .mk-row') ?? []
    return all.length > 3 && all
  })
  await tabTo(nameOf(rows[0] ?? document.body))
  while (!nameOf(focused()).startsWith('Amber Harbor')) await userEvent.keyboard('{ArrowDown}')
  const last = await walk([
    ['{Enter}', 'ConnectingWalletConnect'],
    ['Back', 'AllWallets'],
    ['{Escape}', 'the page'],
  ])
  expect(new Set([...passed, ...last]).size).toBe(9)
  expect(focused()).toBe(button)
})

test('behavior: with the keyboard alone to the wallets behind "Continue with a wallet", and back', async () => {
  const wallets = [galleryWallet({ ...harbor, connects: 'never' }), galleryWallet(juniper)]
  const collapsed = { wallets, recent: [], connect: { collapseWallets: true }, features: fakeMethods }
  const { button } = await showPage(collapsed, 'connect')
  await walk([
    ['{Enter}', 'Connect'],
    ['Continue with a wallet', 'ConnectWallets'],
    ['Harbor Wallet', 'ConnectingExternal'],
    ['Back', 'ConnectWallets'],
    ['Back', 'Connect'],
    ['{Escape}', 'the page'],
  ])
  expect(focused()).toBe(button)
})

test('behavior: with the keyboard alone where there is no wallet, to what helps, and back', async () => {
  const { button } = await showPage({ wallets: [], recent: [] }, 'connect')
  await walk([['{Enter}', 'Connect']])
  await until(() => dialog()?.textContent?.includes('No wallet found'))
  await tabTo('Find a wallet')
  expect((focused() as HTMLAnchorElement).href).toMatch(/^https:/)
  await walk([['Close', 'the page']])
  expect(focused()).toBe(button)
})

test('behavior: with the keyboard alone where any wallet is reached by its code', async () => {
  const { button, kit } = await showPage({ ...pairingParts, wallets: withPairing({}), recent: [] }, 'connect')
  kit.router.open({ view: 'ConnectingWalletConnectBasic' })
  await until(() => view() === 'ConnectingWalletConnectBasic')
  await settled()
  expect(focused()).toBe(dialog()?.querySelector('.mk-title'))
  await tabTo('Copy link')
  await walk([['Close', 'the page']])
  expect(focused()).toBe(button)
})

test('behavior: arrows walk the rows of a list and Enter chooses one, as Tab does', async () => {
  await showPage(connecting, 'connect')
  await walk([['{Enter}', 'Connect']])
  const rows = [...(dialog()?.querySelectorAll('.mk-list .mk-row') ?? [])]
  await tabTo(nameOf(rows[0] ?? document.body))
  for (const row of rows.slice(1)) {
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe(row)
  }
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe(rows[0])
  await walk([['{Enter}', 'ConnectingWalletConnect']])
})
