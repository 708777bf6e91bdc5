import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, listed, openView, pick, wallets } from './networks-page.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const opened = (view: string) => until(() => openView() === view)
const note = () => document.querySelector('.mk-note')?.textContent

test('behavior: says where the wallet is, and lists where it may go', async () => {
  await showState('unsupported-chain')
  await until(() => listed().length === 5)
  expect(note()?.replace(/[\u2068\u2069]/g, '')).toBe(
    'This app doesn’t support network 31337. Switch to one of these networks, or disconnect.',
  )
  expect(document.querySelector('dialog[open]')?.textContent).not.toMatch(/eip155:/)
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(0)
  const [last, apart] = ['section', '.mk-actions'].map((name) =>
    document.querySelector(`.mk-body > ${name}:is(:last-of-type, :last-child)`)?.getBoundingClientRect(),
  )
  expect((apart?.top ?? 0) - (last?.bottom ?? 0)).toBe(16)
  await pick('Base')
  await opened('Account')
  await until(() => document.querySelector('.mk-chip')?.textContent === 'Base')
})

test('behavior: opened by itself, it closes once the wallet has moved', async () => {
  await showState('unsupported-chain', { changes: { from: [] } })
  await pick('Base')
  await until(() => !openView())
})

test('behavior: the wallet may move by itself', async () => {
  const { list, announce } = wallets({ caipNetworkId: 'eip155:31337' })
  await showState('unsupported-chain', { changes: { wallets: list } })
  await until(() => listed().length === 5)
  announce({ type: 'chainChanged', caipNetworkId: 'eip155:5' })
  await until(() => note()?.includes('network 5'))
  announce({ type: 'chainChanged', caipNetworkId: 'eip155:137' })
  await opened('Account')
})

test('behavior: the chip of the account leads here', async () => {
  await showState('account-unsupported')
  await userEvent.click(page.getByRole('button', { name: 'Network: Unknown Network' }))
  await opened('UnsupportedChain')
})

test('behavior: the list of networks becomes it while the wallet is on another one', async () => {
  await showState('unsupported-chain', { changes: { view: 'Networks' } })
  await opened('UnsupportedChain')
  await click('Back')
  await opened('Account')
})

test('behavior: so does the list that is shown', async () => {
  const { list, announce } = wallets()
  await showState('networks', { changes: { wallets: list } })
  await until(() => listed().length === 5)
  announce({ type: 'chainChanged', caipNetworkId: 'eip155:31337' })
  await opened('UnsupportedChain')
})

test('behavior: the button of the page leads here as well', async () => {
  await showState('buttons-unsupported')
  const button = await until(() => document.querySelector('[data-mk-button="network"][data-status="unsupported"]'))
  // Read aloud is only its text.
  expect(getComputedStyle(button, '::before').content).toMatch(/^"!"/)
  await userEvent.click(page.getByRole('button', { name: 'Unknown Network' }).first())
  await opened('UnsupportedChain')
})

test('behavior: it may be closed', async () => {
  await showState('unsupported-chain')
  await opened('UnsupportedChain')
  await click('Close')
  await until(() => !openView())
})

test('behavior: disconnecting leads to Connect', async () => {
  const kit = await showState('unsupported-chain')
  await until(() => listed().length === 5)
  await click('Disconnect')
  await opened('Connect')
  expect(kit.router.state.peek().stack).toEqual([{ view: 'Connect' }])
  expect(kit.session.account()).toBeUndefined()
})

test('behavior: without a connection it is Connect, and on a network of the app the list', async () => {
  await showState('unsupported-chain', { changes: { isConnected: false } })
  await opened('Connect')
})

test('behavior: on a network of the app it is the list', async () => {
  await showState('unsupported-chain', { changes: { wallets: wallets().list } })
  await opened('Networks')
})

test('behavior: a network that is no longer in the config is one the app does not use', async () => {
  const { list } = wallets({ caipNetworkId: 'eip155:137' })
  const kit = await showState('unsupported-chain', { changes: { wallets: list, networks: [] } })
  await opened('UnsupportedChain')
  expect(kit.session.state.peek().caipNetworkId).toBe('eip155:137')
  await until(() => note()?.includes('Polygon'))
})

test.each([
  ['eip155:56', 'BNB Smart Chain'],
  ['eip155:11155420', 'OP Sepolia'],
  ['eip155:31337', 'network 31337'],
  ['eip155:__proto__', 'network __proto__'],
  [`solana:${'5'.repeat(32)}`, 'network 55555555555…'],
] as const)('behavior: %s is called %s', async (caipNetworkId, name) => {
  await showState('unsupported-chain', { changes: { wallets: wallets({ caipNetworkId }).list } })
  await until(() =>
    note()
      ?.replace(/[\u2068\u2069]/g, '')
      .includes(`This app doesn’t support ${name}.`),
  )
})

test('behavior: the networks come first, and to disconnect is the last row', async () => {
  await showState('unsupported-chain')
  await until(() => listed().length === 5)
  const rows = [...document.querySelectorAll<HTMLElement>('dialog[open] .mk-row')]
  expect(rows.map((row) => row.querySelector('.mk-row-title')?.textContent)).toEqual([...listed(), 'Disconnect'])
  expect(rows.at(-1)?.dataset['tone']).toBe('error')
  const colour = (selector: string) => getComputedStyle(rows.at(-1)?.querySelector(selector) ?? document.body).color
  expect(colour('.mk-icon')).toBe(colour('.mk-row-title'))
  expect(document.querySelector('.mk-note button')).toBeNull()
})
