import type { LocalSplToken } from './local-solana.js'

/**
 * The tokens of the local Solana. Those of mainnet are at the address that they have there, so that pictures and lists by
 * address fit.
 */
export const seededTokens: readonly LocalSplToken[] = [
  {
    address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    program: 'spl-token',
  },
  {
    address: '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo',
    name: 'PayPal USD',
    symbol: 'PYUSD',
    decimals: 6,
    program: 'token-2022',
  },
  {
    // No token of mainnet: the address is that of the key `local fee token`.
    address: '8Mm2KiKYDfPkDsRzeopTT2NDytGAmofCN4HBWHDMh3F4',
    name: 'Local Fee Token',
    symbol: 'LFT',
    decimals: 9,
    program: 'token-2022',
    feeBasisPoints: 250,
  },
]
