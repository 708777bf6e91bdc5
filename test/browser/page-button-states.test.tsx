import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Kit } from '../../runtime/contract/kit.js'
import { AccountButton } from '../../runtime/react/account-button.js'
import type { ShowOptions } from '../../runtime/react/button-state.js'
import { ConnectButton } from '../../runtime/react/connect-button.js'
import { type GalleryState, someWallets } from '../gallery/gallery-state.js'
import { galleryAddress } from '../gallery/gallery-wallet.js'
import { juniper } from '../gallery/gallery-wallets.data.js'
import { savedSession } from '../unit/saved-session.js'
import { button, ether, heights, named, pageOf, picture, status, text } from './button-page.js'
import { openView } from './networks-page.js'
import { until } from './until.js'

const remembered = { connectorId: juniper.id, address: galleryAddress, caipNetworkId: 'eip155:1' } as const

/** What a button may be doing, and how to tell that it is. */
const account: readonly (readonly [string, Partial<GalleryState>, isThere: () => unknown])[] = [
  [
    'reconnecting',
    { wallets: [], saved: { session: savedSession({ eip155: remembered }) } },
    () => status() === 'reconnecting',
  ],
  ['connected', { isConnected: true }, () => status() === 'connected'],
  ['a name', { isConnected: true, ...named('alice.eth') }, () => text() === 'alice.eth'],
  ['a picture', { isConnected: true, ...named(null, picture) }, () => button()?.querySelector('img')],
  ['a long name', { isConnected: true, ...named(`${'long-'.repeat(40)}.eth`) }, () => text()?.startsWith('long-')],
  [
    'a wrong network',
    { isConnected: true, wallets: someWallets({ caipNetworkId: 'eip155:31337' }) },
    () => text() === 'Wrong network',
  ],
]
const before: typeof account = [
  ['disconnected', {}, () => text() === 'Connect wallet'],
  ['connecting', { wallets: someWallets({ connects: 'never' }), story: ask }, () => text() === 'Connecting…'],
]

async function ask(kit: Kit): Promise<void> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const [wallet] = await until(() => kit.registry.list.peek().length > 0 && kit.registry.list.peek())
  if (wallet) kit.session.connect(wallet, stop.signal).catch(() => {})
}

/** The boxes of a button in some states, by their names. */
async function boxesOf(node: React.ReactNode, states: typeof account): Promise<Record<string, readonly number[]>> {
  const { show } = pageOf(node)
  const boxes: Record<string, readonly number[]> = {}
  for (const [name, changes, isThere] of states) {
    await show(changes)
    await until(isThere)
    const { width = 0, height = 0 } = button()?.getBoundingClientRect() ?? {}
    boxes[name] = [width, height]
  }
  return boxes
}

test.each(['sm', 'md', 'lg'] as const)(
  'behavior: %s, in every state as wide and as high as in the others',
  async (size) => {
    const boxes = await boxesOf(<ConnectButton size={size} />, [...before, ...account])
    const [first = []] = Object.values(boxes)
    expect(first[1]).toBe(heights[size])
    expect(boxes).toEqual(Object.fromEntries(Object.keys(boxes).map((name) => [name, first])))
  },
)

test.each(['Log in to the garden of your neighbours', 'OK'])(
  'behavior: a label of the app, %s, keeps its room',
  async (label) => {
    const boxes = await boxesOf(<ConnectButton label={label} />, [
      ['disconnected', {}, () => text() === label],
      ...before.slice(1),
      ...account,
    ])
    expect(new Set(Object.values(boxes).map(String)).size).toBe(1)
  },
)

const show: ShowOptions = { balance: true, name: true, network: true }

test('behavior: with balance and network, what is read comes into places that are there', async () => {
  const amount = () => button()?.querySelector('[data-part="balance"]')?.textContent
  const states: typeof account = [
    ...account.filter(([name]) => name !== 'connected'),
    ['a balance on its way', { isConnected: true, balance: 'never' }, () => status() === 'connected'],
    ['a balance', { isConnected: true, balance: ether(123n) }, () => amount() === '1.230 ETH'],
    ['a large balance', { isConnected: true, balance: ether(123_456_789_012n) }, () => amount() === '1.23B ETH'],
    ['no balance', { isConnected: true, balance: 'fails' }, () => amount() === '—'],
  ]
  const boxes = await boxesOf(<AccountButton show={show} />, states)
  expect(new Set(Object.values(boxes).map(String)).size).toBe(1)
})

test('behavior: a balance on its way is a bar in its place, and none once it is read', async () => {
  const { show: draw } = pageOf(<AccountButton show={show} />)
  const place = () => document.querySelector('[data-part="balance"]')
  const bar = () => getComputedStyle(place() ?? document.body, '::before').content
  await draw({ isConnected: true, balance: 'never' })
  await until(place)
  expect(bar()).not.toBe('none')
  await draw({ isConnected: true, balance: ether(123n) })
  await until(() => place()?.textContent === '1.230 ETH')
  expect(bar()).toBe('none')
})

test('behavior: nothing of a long amount is cut but its symbol', async () => {
  await pageOf(<AccountButton show={show} />).show({
    isConnected: true,
    balance: { value: 999_999_999n, decimals: 3, symbol: 'WWWWWWWWWWWW' },
  })
  const amount = await until(() => document.querySelector<HTMLElement>('[data-part="balance"] > bdi')?.firstChild)
  const place = amount.parentElement?.parentElement?.getBoundingClientRect()
  const range = document.createRange()
  range.setStart(amount, 0)
  range.setEnd(amount, '999.99K'.length)
  expect(range.toString()).toBe('999.99K')
  expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(place?.right ?? 0)
})

test('behavior: on a wrong network it says so in a colour of its own, and leads to where that is put right', async () => {
  const kit = await pageOf(<ConnectButton />).show({
    isConnected: true,
    wallets: someWallets({ caipNetworkId: 'eip155:31337' }),
  })
  await until(() => status() === 'unsupported')
  const { color } = getComputedStyle(button() ?? document.body)
  expect(button()?.getAttribute('aria-label')).toBe('Account Wrong network')
  await userEvent.click(page.getByRole('button', { name: 'Account Wrong network' }))
  await until(() => openView() === 'UnsupportedChain')
  kit.router.close()
  await kit.session.disconnect()
  await until(() => text() === 'Connect wallet')
  expect(getComputedStyle(button() ?? document.body).color).not.toBe(color)
  // Else it would be on the next button that is drawn there.
  await userEvent.unhover(page.getByRole('button', { name: 'Connect wallet' }))
})

test('behavior: a picture that cannot be drawn gives way to the hue of the address', async () => {
  const hue = () => getComputedStyle(button() ?? document.body, '::before').display
  const { show: draw } = pageOf(<ConnectButton />)
  await draw({ isConnected: true, ...named('alice.eth', picture) })
  await until(() => button()?.querySelector('img'))
  expect(hue()).toBe('none')
  await draw({ isConnected: true, ...named('bob.eth', 'data:image/png;base64,AQ==') })
  await until(() => text() === 'bob.eth' && !button()?.querySelector('img'))
  expect(hue()).not.toBe('none')
})

test('behavior: while a wallet is asked something turns, and nothing does after that', async () => {
  const { show: draw } = pageOf(<ConnectButton />)
  const sign = () => getComputedStyle(button() ?? document.body, '::before')
  await draw({})
  expect([sign().borderTopWidth, button()?.getAttribute('aria-busy')]).toEqual(['0px', null])
  const [, changes, isThere] = before[1] ?? ['', {}, () => false]
  await draw(changes)
  await until(isThere)
  expect([sign().borderTopWidth, sign().animationName, button()?.getAttribute('aria-busy')]).toEqual([
    '2px',
    'mk-spin',
    'true',
  ])
})
