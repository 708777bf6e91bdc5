import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showState } from './show-state.js'

const view = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.dataset['mkView']
const scene = () => document.querySelector<HTMLElement>('.mk-scene')
const row = (id: string) => page.getByRole('listitem').getByRole('button', { name: id })

test('behavior: the current network is marked, for the eye and aloud', async () => {
  await showState('networks')
  await vi.waitUntil(() => document.querySelector('[data-mk-network]'))
  const current = [...document.querySelectorAll('[aria-current="true"]')]
  expect(current.map((item) => item.getAttribute('data-mk-network'))).toEqual(['eip155:1'])
  expect(current[0]?.textContent).toBe('EthereumCurrent')
})

test('behavior: a connected wallet is asked, and then the account is shown again', async () => {
  const kit = await showState('networks')
  await userEvent.click(row('Base'))
  await vi.waitUntil(() => view() === 'Account')
  expect(kit.session.state.peek().caipNetworkId).toBe('eip155:8453')
  await vi.waitUntil(() => document.querySelector('.mk-chip')?.textContent === 'Base')
})

test('behavior: without a wallet the app just moves, and the modal closes', async () => {
  const kit = await showState('networks-disconnected')
  await userEvent.click(row('Polygon'))
  await vi.waitUntil(() => !view())
  expect(kit.session.state.peek().caipNetworkId).toBe('eip155:137')
  expect(document.querySelector('[data-mk-button="network"]')?.textContent).toBe('Polygon')
})

test('behavior: the current network leads back', async () => {
  await showState('networks')
  await userEvent.click(row('Ethereum'))
  await vi.waitUntil(() => view() === 'Account')
})

test('behavior: a no is calm and can be taken back', async () => {
  await showState('switch-declined')
  await vi.waitUntil(() => scene()?.dataset['code'] === 'wallet/rejected')
  expect(document.querySelector('.mk-badge')?.getAttribute('data-tone')).toBe('calm')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('error: a network that is not part of the app leads to the list', async () => {
  await showState('switch-waiting', { changes: { params: { caipNetworkId: 'eip155:5' } } })
  await vi.waitUntil(() => view() === 'Networks')
})

test('behavior: Back leads through the views one came by', async () => {
  await showState('switch-waiting')
  await vi.waitUntil(() => view() === 'SwitchNetwork')
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await vi.waitUntil(() => view() === 'Networks')
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await vi.waitUntil(() => view() === 'Account')
})
