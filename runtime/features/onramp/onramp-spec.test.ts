import { describe, expect, test } from 'vitest'
import { defaults } from '../../../schema/defaults.data.js'
import { fakeWindow, filled } from '../../../test/unit/buy-world.js'
import { ethereum, evmNetwork, polygon } from '../../../test/unit/fake-kit.js'
import { settle } from '../../../test/unit/fakes.js'
import { exactText } from '../../core/decimal-sums.js'
import { isSupported } from '../../core/supported.js'
import { coinbaseNetworks, providers } from './providers.data.js'
import { guessedWares } from './wares.js'
import { LONG_MS, pauseOf } from './watch.js'

describe('SPEC §9, onramp providers', () => {
  test.each([
    ['meld', 'Meld.io', '1-2%', ['eip155', 'solana']],
    ['coinbase', 'Coinbase', '1-2%', ['eip155']],
  ] as const)('%s', (name, label, feeRange, namespaces) => {
    expect(providers[name]).toMatchObject({ label, feeRange, namespaces })
  })

  test('the defaults name them in this order', () => {
    expect(defaults.features.onramp).toEqual(['meld', 'coinbase'])
  })

  test('SPEC §5: on eip155 and solana', () => {
    expect(
      (['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const).filter((each) => isSupported('onramp', each)),
    ).toEqual(['eip155', 'solana'])
  })
})

test.each([
  ['eip155:1', 'ethereum'],
  ['eip155:42161', 'arbitrum'],
  ['eip155:137', 'polygon'],
  ['eip155:80094', 'berachain'],
  ['eip155:43114', 'avalanche-c-chain'],
  ['eip155:10', 'optimism'],
  ['eip155:42220', 'celo'],
  ['eip155:8453', 'base'],
])('SPEC §9, Coinbase pay chains: %s is %s', (id, name) => {
  expect(coinbaseNetworks[id]).toBe(name)
})

test('SPEC §9, Coinbase pay chains: these eight and no other', () => {
  expect(Object.keys(coinbaseNetworks)).toHaveLength(8)
})

describe('SPEC §3, onramp currency', () => {
  const wares = guessedWares({ namespace: 'eip155', all: [ethereum, polygon, evmNetwork(8453, 'Base')] })

  test('USD Coin on Ethereum and Polygon', () => {
    expect(wares.tokens.filter(({ symbol }) => symbol === 'USDC')).toEqual([
      {
        id: '2b92315d-eab7-5bef-84fa-089a131333f5',
        name: 'USD Coin',
        symbol: 'USDC',
        caipNetworkId: 'eip155:1',
        address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        place: 'ethereum-mainnet',
      },
      {
        id: '2b92315d-eab7-5bef-84fa-089a131333f5',
        name: 'USD Coin',
        symbol: 'USDC',
        caipNetworkId: 'eip155:137',
        address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
        place: 'polygon-mainnet',
      },
    ])
  })

  test.each([
    ['USD', 'card', '10', '7500'],
    ['USD', 'ach_bank_account', '10', '25000'],
    ['EUR', 'card', '10', '7500'],
    ['EUR', 'ach_bank_account', '10', '25000'],
  ])('%s by %s: %s to %s', (currency, method, min, max) => {
    const found = wares.currencies.find(({ id }) => id === currency)?.methods.find(({ id }) => id === method)
    expect(found && [exactText(found.min), exactText(found.max)]).toEqual([min, max])
  })
})

describe('SPEC §7, what is asked', () => {
  test('a quote: purchase currency, payment currency, amount, and the symbol as network', async () => {
    const { asked } = await filled()
    const { body } = asked.find(({ path }) => path === '/v1/onramp/quote') ?? {}
    expect(body).toMatchObject({
      purchaseCurrency: { id: 'USDC', symbol: 'USDC', networks: [{ name: 'ethereum-mainnet', chain_id: '1' }] },
      paymentCurrency: { id: 'USD' },
      amount: '100',
      network: 'USDC',
    })
  })

  test('FACTS 9.4, a page: the account with all eight chains, its symbol, and where it is', async () => {
    const { api, asked } = await filled({ window: fakeWindow().opened })
    await api.start('coinbase')
    const { body } = asked.find(({ path }) => path === '/v1/generators/onrampurl') ?? {}
    const [wallet] = (body as { destinationWallets: readonly { address: string; blockchains: readonly string[] }[] })
      .destinationWallets
    expect(wallet).toMatchObject({ blockchains: Object.values(coinbaseNetworks), assets: ['USDC'] })
    expect(body).toMatchObject({
      defaultNetwork: 'ethereum',
      partnerUserId: wallet?.address,
      defaultExperience: 'buy',
      presetFiatAmount: '100',
    })
  })

  test('the history of purchases: onramp, chain id, and no cache', async () => {
    const { api, asked } = await filled({ window: fakeWindow().opened })
    await api.start('coinbase')
    await settle()
    const found = asked.find(({ path }) => path.endsWith('/history'))
    expect([found?.search.get('onramp'), found?.search.get('chainId')]).toEqual(['coinbase', 'eip155:1'])
  })
})

test.each([
  [0, 4_000],
  [LONG_MS - 1, 4_000],
  [LONG_MS, 15_000],
  [3_599_999, 15_000],
  [3_600_000, 60_000],
])('FACTS 9.4: after %i ms a purchase is looked at every %i ms', (age, pause) => {
  expect(pauseOf(age)).toBe(pause)
})
