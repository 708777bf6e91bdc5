import type { CaipNetworkId } from '../../../schema/caip.js'
import type { NetworkRouters } from './contract.js'

const oneInch = '0x111111125421ca6dc452d289314280a0f8842a65'
const v2 = '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24'
const v3 = '0xe592427a0aece92de3edee1f18e0157c05861564'

/**
 * The published routers of the networks of FACTS 13.1: 1inch v6, Uniswap v2 (Router02) and the SwapRouter of Uniswap v3.
 * They never come from an API answer (SECURITY 3.6).
 */
export const routers: Readonly<Record<CaipNetworkId, NetworkRouters>> = {
  'eip155:1': {
    '1inch': oneInch,
    'uniswap-v2': '0x7a250d5630b4cf539739df2c5dacb4c659f2488d',
    'uniswap-v3': v3,
    wrapped: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  },
  'eip155:10': {
    '1inch': oneInch,
    'uniswap-v2': '0x4a7b5da61326a6379179b40d00f57e5bbdc962c2',
    'uniswap-v3': v3,
    wrapped: '0x4200000000000000000000000000000000000006',
  },
  'eip155:56': { '1inch': oneInch, 'uniswap-v2': v2, wrapped: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c' },
  'eip155:100': { '1inch': oneInch },
  'eip155:137': {
    '1inch': oneInch,
    'uniswap-v2': '0xedf6066a2b290c185783862c7f4776a2c8077ad1',
    'uniswap-v3': v3,
    wrapped: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
  },
  'eip155:250': { '1inch': oneInch },
  'eip155:324': { '1inch': '0x6fd4383cb451173d5f9304f041c7bcbf27d561ff' },
  'eip155:8217': { '1inch': oneInch },
  'eip155:8453': { '1inch': oneInch, 'uniswap-v2': v2, wrapped: '0x4200000000000000000000000000000000000006' },
  'eip155:42161': {
    '1inch': oneInch,
    'uniswap-v2': v2,
    'uniswap-v3': v3,
    wrapped: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
  },
  'eip155:43114': { '1inch': oneInch, 'uniswap-v2': v2, wrapped: '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7' },
  'eip155:1313161554': { '1inch': oneInch },
}
