import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { KitEvent } from '../../runtime/core/events.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor, juniper } from '../gallery/gallery-wallets.data.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const view = () => document.querySelector<HTMLElement>('dialog[open]')?.dataset['mkView']
const title = () => document.querySelector('dialog[open] .mk-title')?.textContent
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-mk-wallet]')].map((row) => row.textContent)
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('dialog[open] a')]
const choose = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const explore = 'https://ethereum.org/wallets/find-wallet/'

test('behavior: help leads to what a wallet is, and from there to wallets to get', async () => {
  const kit = await showState('connect-custom')
  const heard: KitEvent['event'][] = []
  kit.events.on(({ event }) => heard.push(event))
  await choose('What is a wallet?')
  await until(() => title() === 'What is a wallet?')
  expect(document.querySelectorAll('.mk-help-block')).toHaveLength(3)
  await choose('Get a wallet')
  await until(() => view() === 'GetWallet' && rows().length === 4)
  expect(rows()).toEqual(['Juniper', 'Harbor Wallet', 'Orbit', 'Lumen'])
  expect(links().map(({ href }) => href)).toEqual([explore])
  await choose('Harbor Wallet')
  await until(() => title() === 'Get Harbor Wallet')
  expect(heard.filter((event) => event.startsWith('CLICK'))).toEqual(['CLICK_WALLET_HELP', 'CLICK_GET_WALLET'])
})

test('behavior: without wallets of its own the app leads to all of them', async () => {
  const kit = await showState('what-is-a-wallet')
  const heard: KitEvent['event'][] = []
  kit.events.on(({ event }) => heard.push(event))
  // The dialog of the story before may still be on its way out.
  await until(() => title() === 'What is a wallet?')
  const link = await until(() => links()[0])
  expect([link.textContent, link.href, link.target, link.rel]).toEqual([
    'Get a wallet',
    explore,
    '_blank',
    'noopener noreferrer',
  ])
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(heard).toEqual(['CLICK_GET_WALLET'])
})

test('behavior: help gives way to Back where there is something to go back to', async () => {
  await showState('connect', { changes: { from: ['Account'], isConnected: true } })
  await until(() => rows().length > 0)
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible()
  expect(page.getByRole('button', { name: 'What is a wallet?' }).query()).toBeNull()
})

test('behavior: who is new to wallets gets to those of the app, or to a page that lists all', async () => {
  const kit = await showState('connect-custom')
  const heard: KitEvent['event'][] = []
  kit.events.on(({ event }) => heard.push(event))
  await choose('Get one')
  await until(() => view() === 'GetWallet' && rows().length === 4)
  expect(heard).toContain('CLICK_GET_WALLET')
  kit.router.close()
  await showState('connect')
  const link = await until(() => links().find(({ textContent }) => textContent === 'Get one'))
  expect([link.href, link.target, link.rel]).toEqual([explore, '_blank', 'noopener noreferrer'])
})

test('behavior: the title names the app where there is room for its name', async () => {
  const kit = await showState('connect')
  await until(() => title() === 'Connect to Meadow')
  expect(document.querySelector('.mk-title img')).not.toBeNull()
  kit.router.close()
  await showState('connect', { changes: { app: { name: 'A name of nineteen.' } } })
  await until(() => document.querySelectorAll('dialog[open] .mk-title').length === 1 && title() === 'Connect wallet')
  expect(document.querySelector('dialog[open] .mk-title img')).toBeNull()
})

const drawn = (name: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`
const [day, night] = [drawn('day'), drawn('night')]

test.each([
  ['light', day],
  ['dark', night],
] as const)('behavior: the logo of the app is that of the color scheme: %s', async (mode, picture) => {
  const app = { name: 'Meadow', logo: { light: day, dark: night } }
  const kit = await showState('connect', { mode, changes: { app } })
  const shown = () => document.querySelector<HTMLImageElement>('dialog[open] .mk-title img')
  const image = await until(shown)
  expect([image.getAttribute('src'), image.loading, image.alt]).toEqual([picture, 'lazy', ''])
  kit.theme.set('system')
  await until(() => document.querySelector('dialog[open] .mk-title source')?.getAttribute('srcset') === night)
  // Where it is not there, nothing is in its place.
  shown()?.dispatchEvent(new Event('error'))
  await until(() => !shown())
})

test('behavior: a wallet that is not here yet leads to where to get it', async () => {
  await showState('connect-custom')
  await until(() => rows().length === 5)
  expect(rows()).toEqual(['Juniper', 'Harbor Wallet', 'Orbit', 'Lumen', 'Fern'])
  await choose('Harbor Wallet')
  await until(() => view() === 'Downloads' && links().length === 4)
  expect(links().map(({ textContent, href, target, rel }) => [textContent, href, target, rel].join(' '))).toEqual([
    'Browser extension https://store.example/extension _blank noopener noreferrer',
    'iPhone app https://apps.example/wallet _blank noopener noreferrer',
    'Android app https://play.example/wallet _blank noopener noreferrer',
    'Website https://wallet.example/ _blank noopener noreferrer',
  ])
})

test('behavior: only the places that a wallet names are listed', async () => {
  await showState('downloads-one')
  await until(() => links().length === 1)
  expect(links()[0]?.textContent).toBe('Website')
  expect(document.querySelector('dialog[open] .mk-letter')?.getAttribute('data-letter')).toBe('F')
})

test('behavior: of a wallet that names no place one gets to a page that lists all', async () => {
  await showState('downloads-none')
  const link = await until(() => links()[0])
  expect([link.textContent, link.href, link.dataset['kind']]).toEqual(['Browse all wallets', explore, 'primary'])
  expect(document.querySelector('dialog[open] .mk-list')).toBeNull()
})

test('behavior: one that arrives takes the place of its row', async () => {
  const kit = await showState('connect-custom')
  await until(() => rows().length === 5)
  kit.registry.add(galleryWallet(harbor))
  await until(() => kit.registry.list.peek().length === 2)
  expect(rows()).toEqual(['Juniper', 'Harbor Wallet', 'Orbit', 'Lumen', 'Fern'])
})

test('behavior: no wallet of a namespace is said of that namespace', async () => {
  await showState('connect-none-family')
  await until(() => document.querySelector('.mk-heading')?.textContent === 'No Solana wallet found')
})

test('error: help for nobody’s wallet that cannot be fetched can be tried again', async () => {
  let tries = 0
  const NoWallet = () => {
    tries += 1
    return tries === 1
      ? Promise.reject(new TypeError('offline'))
      : import('../../runtime/features/connect/no-wallet.view.js')
  }
  await showState('connect-none', { changes: { views: { NoWallet } }, isStrict: false })
  await choose('Try again')
  await until(() => document.querySelector('.mk-heading')?.textContent === 'No wallet found')
})

test('behavior: a wallet that is connected is not asked again', async () => {
  let asked = 0
  const wallet = galleryWallet(juniper)
  const connect: typeof wallet.connect = (signal) => {
    asked += 1
    return wallet.connect(signal)
  }
  await showState('connecting-linked', { changes: { wallets: [{ ...wallet, connect }] } })
  await until(() => document.querySelector('.mk-heading')?.textContent === 'Already connected')
  expect(asked).toBe(1)
  await choose('View account')
  await until(() => view() === 'Account')
})

test('behavior: a wallet on a network the app does not work on leads to the networks of the app', async () => {
  const kit = await showState('connect', {
    changes: { wallets: [galleryWallet({ ...juniper, caipNetworkId: 'eip155:31337' })] },
  })
  await userEvent.click(page.getByRole('button', { name: /^Juniper/ }))
  await until(() => view() === 'UnsupportedChain')
  expect(kit.session.account()?.caipNetworkId).toBe('eip155:31337')
  expect(kit.router.state.peek().stack).toHaveLength(1)
})

test('behavior: names of any length, direction and likeness fit', async () => {
  await showState('connect-bad-names')
  await until(() => rows().length === 7)
  const panel = document.querySelector('dialog[open]')
  const edge = panel?.getBoundingClientRect().right ?? 0
  for (const node of panel?.querySelectorAll('.mk-row, .mk-row *') ?? []) {
    expect(node.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
  }
  expect(rows().filter((text) => text?.startsWith('Twin'))).toEqual(['Twintwin', 'Twintwin2'])
})
