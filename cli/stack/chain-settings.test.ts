import { expect, test } from 'vitest'
import { chainSettings } from '../../templates/backend/src/chains/chain-settings.js'
import { settingsOfEvmChain, settingsOfSolana } from './chain-settings.js'
import type { LocalChain } from './chains/local-chain.js'

const usdc = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
} as const
const weth = {
  address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  name: 'Wrapped Ether',
  symbol: 'WETH',
  decimals: 18,
} as const
const place = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const bare: LocalChain = {
  chainId: 'eip155:1',
  url: 'http://127.0.0.1:8545',
  port: 8545,
  contracts: {},
  tokens: [],
  accounts: [],
}

test('behavior: a chain with everything, in the words of the backend', () => {
  const settings = chainSettings.parse(
    settingsOfEvmChain({
      ...bare,
      tokens: [usdc, weth],
      uniswapV2: { factory: place, router: place, weth: weth.address },
      uniswapV3: { factory: place, router: place, quoter: place, positions: place },
    }),
  )
  expect(settings).toMatchObject({
    chainId: 'eip155:1',
    name: 'Ethereum',
    rpcUrls: ['http://127.0.0.1:8545'],
    native: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    tokens: [
      { ...usdc, eip2612: true },
      { ...weth, eip2612: false },
    ],
    index: { fromBlock: 0 },
    wrapped: weth.address,
    dollar: usdc.address,
    uniswapV2: { router: place, factory: place },
    uniswapV3: { router: place, factory: place, quoter: place, feeTiers: [3_000] },
  })
})

test('behavior: what is missing on a chain is left out', () => {
  const settings = chainSettings.parse(settingsOfEvmChain({ ...bare, chainId: 'eip155:137' }))
  expect(settings).toMatchObject({ name: 'Polygon', native: { symbol: 'POL' }, tokens: [] })
  for (const name of ['wrapped', 'dollar', 'uniswapV2', 'uniswapV3']) expect(settings).not.toHaveProperty(name)
})

test('behavior: Solana', () => {
  const settings = settingsOfSolana({
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    url: 'http://127.0.0.1:8899',
    wsUrl: 'ws://127.0.0.1:8900',
    port: 8899,
    tokens: [
      {
        address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        program: 'spl-token',
      },
    ],
    accounts: [],
  })
  expect(chainSettings.parse(settings)).toMatchObject({
    name: 'Solana',
    native: { symbol: 'SOL', decimals: 9 },
    tokens: [{ symbol: 'USDC' }],
    index: { fromBlock: 0 },
  })
})
