import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Connector } from '../../runtime/contract/connector.js'
import { galleryPairing, pairingParts } from '../gallery/gallery-pairing.js'
import { galleryStates } from '../gallery/gallery-states.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor, juniper } from '../gallery/gallery-wallets.data.js'
import { click, openView } from './networks-page.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const rows = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] [data-mk-connection]')].map(
    ({ dataset }) => `${dataset['mkConnection']} ${dataset['status']}`,
  )
const toast = () => document.querySelector('[data-mk-toast]')?.textContent

test('behavior: one click from the account, and back again', async () => {
  await showState('account-wallets')
  await click('Wallets')
  await until(() => openView() === 'ProfileWallets' && rows().length === 2)
  await click('Back')
  await until(() => openView() === 'Account')
})

test('behavior: a wallet is used, said so, and shown by the session', async () => {
  const kit = await showState('wallets')
  await until(() => rows().length === 3)
  expect(rows()).toEqual(['app.juniper connected', 'com.harborwallet active', 'io.lumen disconnected'])
  await click('Switch to Harbor Wallet')
  await until(() => toast() === 'Switched to Harbor Wallet')
  expect(rows()).toEqual(['com.harborwallet connected', 'app.juniper active', 'io.lumen disconnected'])
  expect(kit.session.account()?.connectorId).toBe('com.harborwallet')
})

test.each(['closed the modal', 'gone back'])('behavior: after the user has %s no wallet asks any more', async (way) => {
  const opened: string[] = []
  let answer = () => {}
  let isHeld = false
  const held = galleryWallet({ ...harbor, remembers: true })
  const silent: Connector = {
    ...held,
    // Live at first; then it gives nothing by itself, and takes its time to say so.
    async restore(signal) {
      if (!isHeld) return held.restore(signal)
      return new Promise((resolve) => {
        answer = () => resolve(undefined)
      })
    },
    async connect(signal) {
      opened.push('connect')
      return held.connect(signal)
    },
  }
  const kit = await showState('wallets-one', {
    changes: { wallets: [galleryWallet({ ...juniper, remembers: true }), silent] },
  })
  await until(() => rows().length === 1)
  const first = kit.session.connectorOf('eip155')
  if (!first) throw new Error('No wallet is connected.')
  const { signal } = new AbortController()
  await kit.session.connect(silent, signal)
  await kit.session.connect(first, signal)
  await until(() => rows().length === 2)
  isHeld = true
  opened.length = 0
  await click('Switch to Harbor Wallet')
  await until(() => kit.session.state.peek().namespaces.eip155?.status === 'connecting')
  if (way === 'gone back') await click('Back')
  else kit.router.close()
  await until(() => rows().length === 0)
  answer()
  await until(() => kit.session.account()?.connectorId === 'app.juniper')
  expect(opened).toEqual([])
})

test('behavior: the one in use is disconnected, and another takes its place', async () => {
  const kit = await showState('wallets')
  await until(() => rows().length === 3)
  await click('Disconnect Juniper')
  await until(() => toast() === 'Juniper disconnected')
  expect(rows()).toEqual(['com.harborwallet connected', 'app.juniper disconnected', 'io.lumen disconnected'])
  expect(kit.session.account()?.connectorId).toBe('com.harborwallet')
  expect(openView()).toBe('ProfileWallets')
})

test('behavior: the way to disconnect all has no ground of its own beside the way to add one', async () => {
  await showState('wallets')
  const ground = (name: string) =>
    getComputedStyle(page.getByRole('button', { name, exact: true }).element()).backgroundColor
  await until(() => rows().length === 3)
  await settled()
  expect(ground('Disconnect all')).toBe('rgba(0, 0, 0, 0)')
  expect(ground('Add a wallet')).not.toBe(ground('Disconnect all'))
})

test('behavior: all are disconnected, and what is left can be removed', async () => {
  const kit = await showState('wallets')
  await click('Disconnect all')
  await click('Disconnect all')
  await until(() => toast() === 'All wallets disconnected')
  expect(kit.session.account()).toBeUndefined()
  await expect.element(page.getByText('No wallet connected')).toBeVisible()
  await click('Remove Lumen')
  await until(() => rows().length === 2)
})

test('behavior: it is asked once whether all are to be disconnected, and the focus is on the way back', async () => {
  const kit = await showState('wallets')
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  const focused = () => document.activeElement?.textContent
  await click('Disconnect all')
  await until(() => focused() === 'Cancel')
  expect(document.querySelector('[role="group"]')?.textContent).toContain('Disconnect all wallets?')
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Disconnect all wallets?')
  // The second click of a double one is no answer.
  const second = new MouseEvent('click', { detail: 2, bubbles: true })
  named('Disconnect all').element().dispatchEvent(second)
  await settled()
  await click('Cancel')
  await until(() => focused() === 'Disconnect all')
  expect([document.querySelector('[role="group"]'), toast(), rows().length]).toEqual([null, undefined, 3])
  expect(kit.session.account()?.connectorId).toBe('app.juniper')
})

test('behavior: one that was used before is asked again', async () => {
  await showState('wallets')
  await click('Connect Lumen')
  await until(() => openView() === 'ConnectingExternal' || openView() === 'ProfileWallets')
  await until(() => rows()[0] === 'io.lumen connected')
  expect(openView()).toBe('ProfileWallets')
  expect(toast()).toBe('You’re connected with Lumen.')
  await click('Back')
  await until(() => openView() === 'Account')
})

test('behavior: adding one goes through the list of wallets and comes back here', async () => {
  await showState('wallets-one')
  await click('Add a wallet')
  await until(() => openView() === 'Connect')
  await userEvent.click(page.getByRole('button', { name: /^Harbor Wallet/ }))
  await until(() => rows().length === 2)
  expect(rows()).toEqual(['com.harborwallet connected', 'app.juniper active'])
})

test('behavior: a first wallet closes the modal as ever', async () => {
  await showState('wallets-none')
  await click('Add a wallet')
  await until(() => openView() === 'Connect')
  await userEvent.click(page.getByRole('button', { name: /^Harbor Wallet/ }))
  await until(() => !openView())
})

test.each(['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'])(
  'behavior: a second one that comes through %s comes back here as well',
  async (view) => {
    const state = galleryStates.find(({ id }) => id === 'wallets-one')
    const wallets = [galleryPairing({ connects: 'yes' }), galleryWallet({ ...juniper, remembers: true })]
    const features = [...(state?.features ?? []), ...(pairingParts.features ?? [])]
    const changes = { wallets, features, views: { ...state?.views, ...pairingParts.views }, view, from: [] }
    await showState('wallets-one', { changes })
    await until(() => openView() === 'ProfileWallets' && rows().length === 2)
    expect(rows()).toEqual(['walletConnect connected', 'app.juniper active'])
    await until(() => toast() === 'You’re connected with WalletConnect.')
    await click('Back')
    await until(() => openView() === 'Account')
  },
)

test('error: a wallet that cannot be used is said, and a "no" is not', async () => {
  const first = galleryWallet({ ...juniper, remembers: true })
  const declining = galleryWallet({ ...harbor, connects: { code: 'wallet/rejected' } })
  const kit = await showState('wallets-one', { changes: { wallets: [first, declining] } })
  await until(() => rows().length === 1)
  expect(kit.session.account()?.connectorId).toBe('app.juniper')
  await click('Add a wallet')
  await until(() => openView() === 'Connect')
  await userEvent.click(page.getByRole('button', { name: /^Harbor Wallet/ }))
  await until(() => document.querySelector('[data-code="wallet/rejected"]'))
  expect(kit.session.account()?.connectorId).toBe('app.juniper')
})

test('behavior: namespaces stand apart, and one of them alone where it is asked for', async () => {
  const kit = await showState('wallets-families')
  await until(() => rows().length === 4)
  const names = [...document.querySelectorAll('dialog[open] h3')].map((title) => title.textContent)
  expect(names).toEqual(['EVM', 'Solana', 'Bitcoin'])
  await click('Disconnect Aurora')
  await until(() => toast() === 'Aurora disconnected')
  expect(kit.session.account('eip155')?.connectorId).toBe('app.juniper')
  kit.router.open({ view: 'ProfileWallets', params: { namespace: 'solana' } })
  await until(() => rows().join() === 'app.aurora disconnected')
})

test('behavior: a wallet that is not in this browser can only be removed', async () => {
  await showState('wallets-away')
  await expect.element(page.getByText('Not installed here')).toBeVisible()
  expect(page.getByRole('button', { name: 'Connect Tidepool' }).query()).toBeNull()
  await click('Remove Tidepool')
  await until(() => rows().length === 1)
})

test('behavior: the keyboard reaches everything, in the order it is seen', async () => {
  await showState('wallets')
  await until(() => rows().length === 3)
  const names: (string | null)[] = []
  document.querySelector<HTMLElement>('dialog[open] .mk-wallet button')?.focus()
  for (let step = 0; step < 7; step += 1) {
    const now = document.activeElement
    names.push(now?.getAttribute('aria-label') ?? now?.textContent ?? null)
    await userEvent.keyboard('{Tab}')
  }
  expect(names.slice(0, 7)).toEqual([
    'Disconnect Juniper',
    'Switch to Harbor Wallet',
    'Disconnect Harbor Wallet',
    'Connect Lumen',
    'Remove Lumen',
    'Add a wallet',
    'Disconnect all',
  ])
})

test.each(['wallets-families', 'wallets-strange', 'wallets-many'])(
  'behavior: nothing of %s leaves the panel of a narrow window',
  async (id) => {
    await page.viewport(360, 640)
    onTestFinished(() => page.viewport(1280, 800))
    await showState(id)
    await until(() => rows().length > 2)
    await settled()
    const edge = document.querySelector('dialog[open]')?.getBoundingClientRect()
    const parts = [...document.querySelectorAll('dialog[open] .mk-body *:not(.mk-hidden)')]
    const outside = parts.filter((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < (edge?.left ?? 0) || right > (edge?.right ?? 0)
    })
    expect(outside.map(({ outerHTML }) => outerHTML)).toEqual([])
  },
)

test('behavior: without the feature the account does not speak of it', async () => {
  await showState('account')
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Wallets' }).query()).toBeNull()
})
