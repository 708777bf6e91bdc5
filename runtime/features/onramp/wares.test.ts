import { describe, expect, test } from 'vitest'
import { ethereum, evmNetwork, polygon } from '../../../test/unit/fake-kit.js'
import type { Network } from '../../core/network.js'
import { readWares } from './wares.js'

const local = evmNetwork(31_337, 'Local')
const solana: Network = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  rpcUrls: [],
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}
const all = [ethereum, polygon, local, solana]
const evm = { namespace: 'eip155', all } as const
const ware = (symbol: string, ...networks: object[]) => ({ id: symbol, name: symbol, symbol, networks })
const at = (name: string, chain_id: string, contract_address = '') => ({
  name,
  display_name: name,
  chain_id,
  contract_address,
})
const read = (
  purchaseCurrencies: unknown,
  paymentCurrencies: unknown = [],
  on: Parameters<typeof readWares>[1] = evm,
) => readWares({ paymentCurrencies, purchaseCurrencies }, on)

describe('tokens', () => {
  test('are those of the networks of the app and of the namespace', () => {
    const wares = read([
      ware('USDC', at('ethereum', '1', '0xa'), at('base', '8453', '0xb'), at('solana', '', 'Es9v')),
      ware('ETH', at('eip155:31337', '31337')),
    ])
    expect(wares?.tokens.map(({ symbol, caipNetworkId, address }) => [symbol, caipNetworkId, address])).toEqual([
      ['USDC', 'eip155:1', '0xa'],
      ['ETH', 'eip155:31337', null],
    ])
  })

  test.each(['solana', 'solana-mainnet', 'Solana'])('Solana is meant by %s', (name) => {
    const wares = read([ware('SOL', at(name, '')), ware('USDC', at(name, '', 'EPjF'))], [], {
      namespace: 'solana',
      all,
    })
    expect(wares?.tokens.map(({ symbol, address }) => [symbol, address])).toEqual([
      ['SOL', null],
      ['USDC', 'EPjF'],
    ])
  })

  test('FACTS 13.9: Ether that goes by the contract of USD Coin is the coin of the network, and nothing on another one', () => {
    const wares = read([ware('ETH', at('ethereum-mainnet', '1', '0xA0b8'))])
    expect(wares?.tokens).toMatchObject([{ symbol: 'ETH', address: null }])
  })

  test('without a contract a namesake of nothing is left out', () => {
    expect(read([ware('USDC', at('ethereum', '1'))])?.tokens).toEqual([])
  })

  test.each([
    ['rows that are none', [null, 7, 'x', [], {}, { id: 'A' }, ware(' ', at('ethereum', '1', '0xa'))]],
    ['networks that are none', [{ id: 'A', name: 'A', symbol: 'A', networks: [null, 7, { name: 7 }, {}] }]],
    ['networks that are no list', [{ id: 'A', name: 'A', symbol: 'A', networks: 'ethereum' }]],
    ['names that go on and on', [{ ...ware('A', at('ethereum', '1', '0xa')), name: 'x'.repeat(10_000) }]],
  ])('%s are left out', (_, rows) => {
    expect(read(rows)?.tokens).toEqual([])
  })

  test('more than 5,000 entries are cut off, and the first stay', () => {
    const many = [...Array(6_000).keys()].map((index) => ware(`T${index}`, at('ethereum', '1', `0x${index}`)))
    const tokens = read(many)?.tokens ?? []
    expect([tokens.length, tokens[0]?.symbol]).toEqual([5_000, 'T0'])
  })

  test.each([[undefined], [null], ['x'], [7], [{}], [{ paymentCurrencies: [] }], [{ purchaseCurrencies: [] }]])(
    'error: %j is no answer',
    (input) => {
      expect(readWares(input, evm)).toBeUndefined()
    },
  )
})

describe('currencies', () => {
  test('have their ways of paying, with numbers as text or as numbers', () => {
    const wares = read([], [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: 7500 }] }])
    expect(wares?.currencies).toMatchObject([
      { id: 'USD', methods: [{ id: 'card', min: { digits: 1000n, places: 2 } }] },
    ])
  })

  test.each([
    ['limits that are reversed', { id: 'card', min: '100', max: '10' }],
    ['a limit below nothing', { id: 'card', min: '-1', max: '10' }],
    ['a limit that is none', { id: 'card', min: 'ten', max: '10' }],
    ['a limit that is NaN', { id: 'card', min: Number.NaN, max: 10 }],
    ['a limit without a name', { min: '1', max: '10' }],
  ])('%s limit nothing', (_, method) => {
    expect(read([], [{ id: 'USD', payment_method_limits: [method] }])?.currencies).toEqual([{ id: 'USD', methods: [] }])
  })

  test('a code that no browser can write is left out, and a second row of one changes nothing', () => {
    const row = (id: unknown) => ({ id, payment_method_limits: [] })
    const rows = [row('usd'), row('USDC'), row(''), row(7), row('EUR'), row('EUR'), row('constructor')]
    expect(read([], rows)?.currencies.map(({ id }) => id)).toEqual(['EUR'])
  })
})
