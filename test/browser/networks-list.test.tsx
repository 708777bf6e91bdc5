import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { familyNetworks } from '../gallery/gallery-networks.data.js'
import { click, listed, openView, pick, rowText } from './networks-page.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const shown = (count: number) => until(() => listed().length === count)
const opened = (view: string) => until(() => openView() === view)

test('behavior: where the wallet cannot go is said, and leads nowhere', async () => {
  await showState('networks-limited')
  await shown(5)
  expect(listed()).toEqual(['Ethereum', 'Polygon', 'Base', 'Arbitrum One', 'Sepolia'])
  expect(rowText('eip155:8453')).toBe('BaseNot supported by Juniper')
  const row = document.querySelector<HTMLElement>('[data-mk-network="eip155:8453"]')
  expect(row?.getAttribute('aria-disabled')).toBe('true')
  row?.focus()
  expect(document.activeElement).toBe(row)
  await userEvent.keyboard('{Enter}')
  expect(openView()).toBe('Networks')
  await pick('Polygon')
  await opened('Account')
})

test('behavior: test networks are marked', async () => {
  await showState('networks')
  await shown(5)
  expect(rowText('eip155:11155111')).toBe('SepoliaTestnet')
})

test('behavior: several namespaces are named', async () => {
  await showState('networks-families')
  await shown(5)
  const headings = [...document.querySelectorAll('.mk-group')].map((heading) => heading.textContent)
  expect(headings).toEqual(['EVM', 'Solana', 'Bitcoin'])
  expect(page.getByRole('list', { name: 'Solana' }).elements()).toHaveLength(1)
})

test('behavior: names of any length and any script stay within the panel, and do not reverse others', async () => {
  await showState('networks-strange')
  await shown(6)
  expect(listed()[0]).toHaveLength(40)
  expect(listed()[3]).toBe('teN lamroN')
  const view = document.querySelector<HTMLElement>('.mk-view')
  expect(view?.scrollWidth).toBe(view?.clientWidth)
  const button = document.querySelector<HTMLElement>('[data-mk-button="network"]')
  expect(button?.offsetWidth).toBeLessThan(300)
})

test('behavior: a namespace whose wallet is missing leads to its wallets', async () => {
  const kit = await showState('networks-families')
  await shown(5)
  await pick('Solana Devnet')
  await opened('SwitchActiveChain')
  await until(() => document.querySelector('.mk-text'))
  expect(document.querySelector('.mk-text')?.textContent).toMatch(/^Juniper doesn’t support Solana Devnet\./)
  await click('Switch')
  await opened('Connect')
  const { stack } = kit.router.state.peek()
  expect(stack).toEqual([{ view: 'Connect', params: { namespace: 'solana' } }])
  expect(kit.session.state.peek()).toMatchObject({
    active: 'solana',
    caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  })
  expect(kit.session.account('eip155')).toBeDefined()
})

test('behavior: a wallet that has the other namespace as well is told as one', async () => {
  await showState('solana-switch-active-chain-too')
  await until(() => document.querySelector('.mk-text'))
  expect(document.querySelector('.mk-text')?.textContent).toBe(
    'Juniper works on Solana as well. Connect it there too, or another wallet.',
  )
})

test('behavior: changing the namespace can be left', async () => {
  const kit = await showState('switch-active-chain')
  await opened('SwitchActiveChain')
  await click('Cancel')
  await opened('Networks')
  expect(kit.session.state.peek().active).toBe('eip155')
})

test('behavior: without a wallet every namespace is only a preference', async () => {
  const kit = await showState('networks-disconnected', { changes: { networks: familyNetworks } })
  await shown(5)
  await pick('Bitcoin')
  await until(() => !openView())
  expect(kit.session.state.peek().caipNetworkId).toBe('bip122:000000000019d6689c085ae165831e93')
})

test.each([[{ caipNetworkId: 'solana:x' }], [{ caipNetworkId: 7 }], [{}]])(
  'error: %j names no network of the app: the list is shown',
  async (params) => {
    await showState('switch-active-chain', { changes: { params } })
    await opened('Networks')
  },
)

test('behavior: the list explains what a network is', async () => {
  const kit = await showState('networks')
  const names: string[] = []
  kit.events.on(({ event }) => names.push(event))
  await shown(5)
  await click('What is a network?')
  await opened('WhatIsANetwork')
  expect(names).toContain('CLICK_NETWORK_HELP')
  const link = page.getByRole('link', { name: 'Learn more' })
  await expect.element(link).toHaveAttribute('href', 'https://ethereum.org/en/developers/docs/networks/')
  await click('Back')
  await opened('Networks')
})

test.each([
  ['networks', 'Ethereum'],
  ['unsupported-chain', 'network 31337'],
  ['what-is-a-network', 'How it works'],
])('behavior: data of any shape changes nothing in %s', async (state, text) => {
  await showState(state, { changes: { params: { caipNetworkId: {}, search: 7, namespace: null } } })
  await until(() => document.querySelector('.mk-view')?.textContent?.includes(text))
  expect(document.querySelector('[data-code]')).toBeNull()
})
