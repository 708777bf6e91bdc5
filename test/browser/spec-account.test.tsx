import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Feature } from '../../runtime/contract/kit.js'
import { label } from '../../runtime/core/words.js'
import { accountToken } from '../../runtime/features/account/contract.js'
import { account } from '../../runtime/features/account/feature.js'
import { activity } from '../../runtime/features/activity/feature.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { defaults } from '../../schema/defaults.data.js'
import { familyNetworks } from '../gallery/gallery-networks.data.js'
import { someWallets } from '../gallery/gallery-state.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor } from '../gallery/gallery-wallets.data.js'
import { manualClock } from '../gallery/manual-clock.js'
import { galleryToken, tokensBackend } from '../gallery/tokens-backend.js'
import { asset } from '../unit/spec/asset-list.js'
import { settled } from './settled.js'
import { connectAndLook, openPage, pressNamed } from './spec-page.js'
import { until } from './until.js'

const services = { api: 'https://backend.example' }
const line = () => document.querySelector('.mk-balance')?.textContent
const tokens = () => [...document.querySelectorAll('[data-mk-token]')].map((row) => row.textContent)
const toasts = () => [...document.querySelectorAll('[data-mk-toast]')].map((each) => each.textContent)

/** Connects, and looks at the tokens that the backend tells. */
async function lookAt(...rows: readonly object[]): Promise<void> {
  await openPage({ services, fetch: tokensBackend(rows) })
  await connectAndLook()
  await until(() => tokens().length > 0)
}

/** Connects a wallet that lists its assets itself, where no backend is placed, until the list was read or refused. */
async function listOf(...rows: readonly unknown[]) {
  const says = {
    wallet_getCapabilities: { '0x1': { assetDiscovery: { supported: true } } },
    wallet_getAssets: { '0x1': rows },
  }
  const { kit } = await openPage({ services: {}, wallets: someWallets({ says }) })
  await connectAndLook()
  const { state } = (await kit.use(accountToken)).tokens
  return until(() => {
    const now = state.peek()
    return now.status !== 'idle' && now.status !== 'loading' && now
  })
}

test.each([
  ['1.999', 1_999_999_999_999_999_999n, 18],
  ['0.000', 0n, 18],
  ['1,234,567.890', 1_234_567_890_999n, 6],
])('SPEC §5: a balance is floored to 3 decimals: %s', async (shown, value, decimals) => {
  await openPage({ balance: { value, decimals, symbol: 'ETH' } })
  await connectAndLook()
  await until(() => line() === `Balance ${shown} ETH`)
})

test('SPEC §5: quantities are fixed to 3 decimals, the nearest', async () => {
  const quantities = ['2', '0.12345', '0.9996', '1234.5']
  await lookAt(...quantities.map((numeric, at) => galleryToken(`T${at}`, 'Coin', numeric)))
  expect(tokens()).toEqual(['Coin2.000 T0', 'Coin0.123 T1', 'Coin1.000 T2', 'Coin1,234.500 T3'])
})

test('SPEC §3: without a value, what a token is worth is its quantity at its price, exactly', async () => {
  const row = galleryToken('T', 'Coin', `${2n ** 100n}.000000000000000001`, null)
  await lookAt({ ...row, price: '1.000000000000000001', quantity: { ...row.quantity, decimals: '36' } })
  expect(tokens()[0]).toMatch(/\$1,267,650,600,228,229,402,764,353,805,604\.23$/)
})

test('SPEC §3: what its source says that a token is worth counts', async () => {
  await lookAt(galleryToken('T', 'Coin', '5', 2, { value: '9.5' }))
  expect(tokens()).toEqual(['Coin5.000 T$9.50'])
})

test('SPEC §3: the total is the sum in dollars and cents, and what has no price is not counted', async () => {
  const [small, unknown] = [galleryToken('A', 'Small', '0.1', 0.3), galleryToken('B', 'Unknown', '7', null)]
  await lookAt(small, unknown, galleryToken('C', 'Large', '3000', 0.5))
  await until(() => document.querySelector('.mk-balance p')?.textContent === 'Total $1,500.03')
})

test('SPEC §5: tokens with 0 decimals are dropped', async () => {
  const none = galleryToken('NONE', 'None', '5', 2, { quantity: { decimals: '0', numeric: '5' } })
  await lookAt(none, galleryToken('ONE', 'One', '5', 2, { quantity: { decimals: '1', numeric: '5' } }))
  expect(tokens()).toEqual(['One5.000 ONE$10.00'])
})

test('SPEC §3, §5: a list of assets whose items all match is shown; the native one has no address', async () => {
  const name = 'Visit https://gift.example to claim'
  const gift = { ...asset, metadata: { ...asset.metadata, name, price: 0, value: 0 } }
  const whole = { ...asset, metadata: { ...asset.metadata, decimals: 0 } }
  const state = await listOf({ ...gift, type: 'NATIVE' }, asset, { ...gift, address: '0x61f7' }, whole)
  await until(() => tokens().length > 0)
  // The chain's own coin never counts as spam: a token of that name stands apart.
  expect(tokens()).toEqual(['Tether100.000 USDT$100.01', `${name}100.000 USDT`])
  expect('data' in state && state.data?.map(({ address }) => address)).toEqual([
    undefined,
    'eip155:1:0xdac1',
    'eip155:1:0x61f7',
  ])
})

const without = (field: string) => [field, { ...asset, [field]: undefined }] as const
const withoutData = (field: string) =>
  [`metadata.${field}`, { ...asset, metadata: { ...asset.metadata, [field]: undefined } }] as const

test.each<readonly [string, object]>([
  ...['address', 'balance', 'type', 'metadata'].map(without),
  ...['name', 'symbol', 'decimals', 'price', 'iconUrl'].map(withoutData),
  ['a balance in hex', { ...asset, balance: 100 }],
  ['the type ERC20 or NATIVE', { ...asset, type: 'ERC721' }],
])('SPEC §3, §5: a list of assets with an item without %s is not accepted', async (_, broken) => {
  const { status } = await listOf(asset, broken)
  expect([status, tokens(), document.querySelector('.mk-assets')]).toEqual(['failed', [], null])
})

test('SPEC §8: "Token Balance Unavailable" is said in a toast', async () => {
  await openPage({ clock: manualClock(), balance: 'fails' })
  await connectAndLook()
  await until(() => toasts().length > 0)
  expect(toasts()).toEqual(['Token Balance Unavailable'])
})

test('SPEC §9: wallet features stand in the order of the config, those it leaves out after them', async () => {
  const known = defaults.features.walletFeaturesOrder
  // Their own order is another one.
  const actions = [...known].reverse().map((id, order): Feature => {
    const text = label({ id: `${id}Action`, words: { label: id } }, 'label')
    return {
      id,
      load: async () => ({}),
      slots: { accountAction: { order, label: text, view: 'Account', drawing: '' } },
    }
  })
  const buttons = () => [...document.querySelectorAll('.mk-tiles button')].map(({ textContent }) => textContent)
  for (const [walletFeaturesOrder, shown, others] of [
    [known, ['onramp', 'swaps', 'receive'], ['send', 'Disconnect']],
    [['swaps'] as const, ['swaps', 'send', 'receive'], ['onramp', 'Disconnect']],
  ] as const) {
    const { root } = await openPage({
      features: actions,
      modal: ({ features }) => ({
        features: features.map((each) => (each.id === 'account' ? account({ walletFeaturesOrder }) : each)),
      }),
    })
    await connectAndLook()
    await until(() => buttons().length > 0)
    expect(buttons()).toEqual([...shown, 'More'])
    await pressNamed('More')
    expect(buttons()).toEqual([...shown, 'More', ...others])
    root.unmount()
  }
})

test.each([
  ['eip155', ['balance', 'history', 'identity']],
  ['solana', ['balance']],
  ['bip122', []],
])('SPEC §5: of balances, names and activity, what is supported is asked of the backend: %s', async (family, parts) => {
  const asked = new Set<string>()
  const backend = tokensBackend([galleryToken('T', 'Coin', '5', 2)])
  const fetch = (url: URL) => {
    const [part = ''] = url.pathname.match(/balance$|history$|identity/) ?? []
    asked.add(part)
    return part === 'identity' ? Promise.resolve(Response.json({ name: null, avatar: null })) : backend(url)
  }
  const networks = familyNetworks.filter(({ chainNamespace }) => chainNamespace === family)
  const [first] = networks
  if (!first) throw new Error(`The gallery has no network of ${family}.`)
  const { chainNamespace: namespace, caipNetworkId } = first
  const wallets = [galleryWallet({ ...harbor, namespace, caipNetworkId })]
  const clock = manualClock()
  await openPage({ clock, services, fetch, wallets, networks, features: [activity(), submissions()] })
  await connectAndLook(harbor.id)
  await settled()
  const tab = document.querySelector<HTMLElement>('[data-mk-tab="activity"]')
  if (tab) await userEvent.click(tab)
  await settled()
  expect([...asked].toSorted()).toEqual(parts)
})

test('SPEC §9: an address is cut to 4 and 6 characters', async () => {
  await openPage()
  await connectAndLook()
  expect(document.querySelector('[data-mk-button="account"]')?.textContent).toBe('0xf3…b92266')
})
