import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { allWallets } from '../../runtime/features/all-wallets/feature.js'
import { multiWallet } from '../../runtime/features/multi-wallet/feature.js'
import { directoryBackend } from '../gallery/directory-backend.js'
import { fakeMethods } from '../gallery/fake-methods.js'
import { familyNetworks } from '../gallery/gallery-networks.data.js'
import { pairingParts, withPairing } from '../gallery/gallery-pairing.js'
import { type GalleryState, someWallets } from '../gallery/gallery-state.js'
import { galleryStates } from '../gallery/gallery-states.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor, juniper } from '../gallery/gallery-wallets.data.js'
import { manualClock } from '../gallery/manual-clock.js'
import { receiveParts } from '../gallery/receive-parts.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
const view = () => dialog()?.dataset['mkView']
const focused = () => document.activeElement as HTMLElement
const nameOf = (node: Element) =>
  node.getAttribute('aria-label') ??
  node.querySelector('.mk-row-title')?.textContent ??
  node.textContent?.trim() ??
  node.tagName

/** What is pressed: a name that Tab is to come to, or a key. */
type Step = readonly [press: string, view: string]

/** More than any view here has to pass. */
const MOST_STOPS = 40
const keys = /^\{\w+\}$/

/** Goes on with Tab until what has the focus is called so. */
async function tabTo(name: string): Promise<void> {
  for (let step = 0; step < MOST_STOPS; step += 1) {
    if (nameOf(focused()) === name) return
    await userEvent.keyboard('{Tab}')
    // Between the last one and the first the focus is with the browser.
    expect(!dialog() || focused() === document.body || dialog()?.contains(focused())).toBe(true)
  }
  throw new Error(`Tab does not come to ${name} in ${view()}.`)
}

/** Walks with keys alone; the focus is always in the modal, and begins at the title of each view. Gives the views passed. */
async function walk(steps: readonly Step[]): Promise<readonly string[]> {
  const passed: string[] = []
  for (const [press, next] of steps) {
    if (!keys.test(press)) await tabTo(press)
    await userEvent.keyboard(keys.test(press) ? press : '{Enter}')
    await until(() => (view() ?? 'the page') === next)
    await until(() => !dialog()?.querySelector('.mk-stage[aria-busy] .mk-view > .mk-spinner'))
    await settled()
    passed.push(next)
    if (dialog()) expect(focused()).toBe(dialog()?.querySelector('.mk-title'))
  }
  return passed
}

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

/** Shows the page of the state with the modal closed, the focus on its button. */
async function showPage(changes: Partial<GalleryState>, button: string) {
  const clock = manualClock()
  const kit = await showState('connect', { changes, clock })
  await until(view)
  await settled()
  kit.router.close()
  await until(() => !dialog())
  const node = document.querySelector<HTMLElement>(`[data-mk-button="${button}"]`)
  if (!node) throw new Error(`no button ${button}`)
  node.focus()
  onTestFinished(() => node.blur())
  return { button: node, clock, kit }
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
