import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Route } from '../../runtime/contract/router.js'
import { click, openView, pick, rowText, wallets } from './networks-page.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const scene = () => document.querySelector<HTMLElement>('.mk-scene')
const sceneIs = (code: string) => until(() => scene()?.dataset['code'] === code)
const opened = (view: string) => until(() => openView() === view)

test('behavior: the current network has a check and no words, and is told aloud', async () => {
  await showState('networks')
  await until(() => document.querySelector('[data-mk-network]'))
  const current = [...document.querySelectorAll('[aria-current="true"]')]
  expect(current.map((item) => item.getAttribute('data-mk-network'))).toEqual(['eip155:1'])
  expect(current[0]?.textContent).toBe('Ethereum')
  expect([...document.querySelectorAll('[data-mk-network] > .mk-icon')].map((icon) => icon.parentElement)).toEqual(
    current,
  )
})

test('behavior: a connected wallet is asked, and then the account is shown again', async () => {
  const kit = await showState('networks')
  await pick('Base')
  await opened('Account')
  expect(kit.session.state.peek().caipNetworkId).toBe('eip155:8453')
  await until(() => document.querySelector('.mk-chip')?.textContent === 'Base')
})

test('behavior: without a wallet the app just moves, and the modal closes', async () => {
  const kit = await showState('networks-disconnected')
  await pick('Polygon')
  await until(() => !openView())
  expect(kit.session.state.peek().caipNetworkId).toBe('eip155:137')
  await until(() => document.querySelector('[data-mk-button="network"]')?.textContent === 'Polygon')
})

test('behavior: the current network leads back', async () => {
  await showState('networks')
  await pick('Ethereum')
  await opened('Account')
})

test('behavior: a no is calm and can be taken back', async () => {
  await showState('switch-declined')
  await sceneIs('wallet/rejected')
  expect(document.querySelector('.mk-badge')?.getAttribute('data-tone')).toBe('calm')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('behavior: a wallet that takes no such request is switched by hand, and the app follows', async () => {
  const { list, announce } = wallets({ switches: { code: 'wallet/unsupported', slots: { method: 'x' } } })
  await showState('switch-by-hand', { changes: { wallets: list } })
  await sceneIs('wallet/unsupported')
  expect(scene()?.textContent).toContain('Switch in Juniper')
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  announce({ type: 'chainChanged', caipNetworkId: 'eip155:8453' })
  await opened('Account')
})

test('behavior: the user may switch in the wallet while it is asked', async () => {
  const { list, announce } = wallets({ switches: 'never' })
  const kit = await showState('switch-waiting', { changes: { wallets: list } })
  await until(() => scene()?.textContent?.includes('Confirm in Juniper'))
  announce({ type: 'chainChanged', caipNetworkId: 'eip155:137' })
  await until(() => kit.session.state.peek().caipNetworkId === 'eip155:137')
  expect(openView()).toBe('SwitchNetwork')
  announce({ type: 'chainChanged', caipNetworkId: 'eip155:8453' })
  await opened('Account')
})

test('behavior: the embedded wallet has no user to ask', async () => {
  await showState('switch-embedded')
  await until(() => scene()?.textContent?.includes('Switching to Base…'))
  expect(scene()?.textContent).not.toContain('Juniper')
})

test.each([
  [{ caipNetworkId: 'eip155:5' }],
  [{ caipNetworkId: { toString: 'x' } }],
  [{ caipNetworkId: ['eip155:1'] }],
  [{}],
  // A host without types may pass anything.
] as readonly (readonly [NonNullable<Route['params']>])[])(
  'error: %j names no network: the list is shown, and the developer is told',
  async (params) => {
    const kit = await showState('networks')
    await until(() => document.querySelector('[data-mk-network]'))
    const log = vi.spyOn(kit.host, 'log')
    kit.router.show([{ view: 'Account' }, { view: 'SwitchNetwork', params }], 'forward')
    await until(() => log.mock.calls.length > 0)
    await opened('Networks')
    const [level, text] = log.mock.calls[0] ?? []
    expect([level, text?.slice(0, 30)]).toEqual(['error', 'Network Not Found: The network'])
  },
)

test('behavior: opened for the network it is on, it closes', async () => {
  const changes = { params: { caipNetworkId: 'eip155:1' }, from: [] }
  await showState('switch-waiting', { changes })
  await until(() => !openView())
})

test('behavior: Back leads through the views one came by', async () => {
  await showState('switch-waiting')
  await opened('SwitchNetwork')
  await click('Back')
  await opened('Networks')
  await click('Back')
  await opened('Account')
})

test('behavior: the network of the app stays marked until the wallet moves there', async () => {
  const kit = await showState('networks-apart')
  await until(() => rowText('eip155:8453') === 'BaseApp network')
  expect(rowText('eip155:1')).toBe('EthereumYour wallet')
  await click('Use the app’s network')
  await opened('Account')
  expect(kit.session.state.peek()).toMatchObject({ caipNetworkId: 'eip155:8453', picked: undefined })
})

test('behavior: choosing the network of the wallet gives up that of the app', async () => {
  const kit = await showState('networks-apart')
  await pick('Ethereum')
  await opened('Account')
  expect(kit.session.state.peek()).toMatchObject({ caipNetworkId: 'eip155:1', picked: undefined })
})
