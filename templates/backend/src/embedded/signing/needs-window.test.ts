import * as viemChains from 'viem/chains'
import { expect, test } from 'vitest'
import { chainSettings } from '../../chains/chain-settings.js'
import { makeChains } from '../../chains/chains.js'
import { needsWindow } from './needs-window.js'
import { networkFacts } from './network-facts.js'
import { testNetworks } from './test-networks.data.js'

const dollar = '0x00000000000000000000000000000000000C0FfE'
function chainOf(chainId: string, decimals = 18) {
  const token = { address: dollar.toLowerCase(), name: 'USD Coin', symbol: 'USDC', decimals: 6 }
  const isEvm = chainId.startsWith('eip155')
  const settings = chainSettings.parse({
    chainId,
    name: 'Chain',
    rpcUrls: ['http://127.0.0.1:9'],
    native: { name: 'Coin', symbol: 'COIN', decimals },
    ...(isEvm ? { tokens: [token], dollar } : {}),
  })
  const [chain] = makeChains([settings], fetch).list()
  if (!chain) throw new Error('no chain')
  return chain
}
const main = chainOf('eip155:1')
const production = { mode: 'production' } as const
const large = { amount: 10n ** 18n, token: null, isKnown: false }

test('error: in production a large first transfer on a main network is for the window', () => {
  expect(needsWindow(production, main, large)).toBe(true)
  expect(needsWindow(production, chainOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 9), large)).toBe(true)
  // A network that nobody knows is none for tests.
  expect(needsWindow(production, chainOf('eip155:424242424'), large)).toBe(true)
})

test('behavior: none in development, to somebody known, or on a test network', () => {
  expect(needsWindow({ mode: 'development' }, main, large)).toBe(false)
  expect(needsWindow(production, main, { ...large, isKnown: true })).toBe(false)
  expect(needsWindow(production, chainOf('eip155:11155111'), large)).toBe(false)
  expect(needsWindow(production, chainOf('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 9), large)).toBe(false)
})

test.each([
  ['a hundredth of the coin', main, 10n ** 16n, null, false],
  ['one more wei', main, 10n ** 16n + 1n, null, true],
  ['a hundredth SOL', chainOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 9), 10n ** 7n, null, false],
  ['twenty dollars', main, 20_000_000n, dollar.toLowerCase(), false],
  ['a little more', main, 20_000_001n, dollar, true],
  ['the least of another token', main, 1n, '0x0000000000000000000000000000000000000bad', true],
  ['a token of Solana', chainOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 9), 1n, 'mint', true],
  ['what the bytes do not tell', main, undefined, null, true],
])('behavior: small or not: %s', (_, chain, amount, token, expected) => {
  expect(needsWindow(production, chain, { amount, token, isKnown: false })).toBe(expected)
})

test('behavior: test networks are those that viem/chains marks, and that no main network shares its id with', () => {
  const all = Object.values(viemChains).filter((each) => typeof each === 'object' && 'id' in each)
  const mains = new Set(all.filter(({ testnet }) => !testnet).map(({ id }) => id))
  const ids = all.filter(({ testnet, id }) => testnet && !mains.has(id)).map(({ id }) => id)
  expect([...testNetworks]).toEqual([...new Set(ids)].sort((a, b) => a - b))
  expect(networkFacts(chainOf('eip155:84532'))).toEqual({
    name: 'Chain',
    symbol: 'COIN',
    decimals: 18,
    isTestnet: true,
  })
})
