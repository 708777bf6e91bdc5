/** How a token behaves: `permit` has EIP-2612, `tether` returns nothing from transfers and approvals. */
export type TokenKind = 'plain' | 'permit' | 'tether'

/** A token as it is seeded. */
export interface TokenRow {
  readonly symbol: string
  readonly name: string
  /** Where the real token of that network lies, so that pictures and lists by address fit. */
  readonly address: `0x${string}`
  readonly decimals: number
  readonly kind: TokenKind
  /** Version of its EIP-712 domain; empty when the domain has none. */
  readonly permitVersion?: string
  /** Price that the pools are made at, in millionths of a US dollar. */
  readonly priceMicroUsd: bigint
}

/** What a seeded chain looks like. */
export interface ChainLayout {
  readonly chainId: number
  /** The native coin wrapped as a token (code of WETH9), and the price of the coin. */
  readonly wrapped: Omit<TokenRow, 'kind' | 'permitVersion'>
  /** The native coin's label inside pictures of Uniswap positions. */
  readonly nativeSymbol: string
  readonly tokens: readonly TokenRow[]
  /** Whether names are resolved there. */
  readonly hasNames: boolean
}

const ETHER = 3_000_000_000n
const DOLLAR = 1_000_000n
const usdc = {
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  kind: 'permit',
  permitVersion: '2',
  priceMicroUsd: DOLLAR,
} as const
const usdt = { symbol: 'USDT', name: 'Tether USD', decimals: 6, kind: 'tether', priceMicroUsd: DOLLAR } as const
const dai = { symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18, kind: 'plain', priceMicroUsd: DOLLAR } as const
const wbtc = {
  symbol: 'WBTC',
  name: 'Wrapped BTC',
  decimals: 8,
  kind: 'plain',
  priceMicroUsd: 90_000_000_000n,
} as const
const link = {
  symbol: 'LINK',
  name: 'ChainLink Token',
  decimals: 18,
  kind: 'plain',
  priceMicroUsd: 15_000_000n,
} as const
const uni = { symbol: 'UNI', name: 'Uniswap', decimals: 18, kind: 'plain', priceMicroUsd: 8_000_000n } as const
const weth = { symbol: 'WETH', name: 'Wrapped Ether', decimals: 18, priceMicroUsd: ETHER } as const

/** The chains of the stack: Ethereum, Polygon, Base. */
export const layouts: readonly ChainLayout[] = [
  {
    chainId: 1,
    wrapped: { ...weth, address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' },
    nativeSymbol: 'ETH',
    hasNames: true,
    tokens: [
      { ...usdc, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
      { ...usdt, address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
      { ...dai, address: '0x6B175474E89094C44Da98b954EedeAC495271d0F' },
      { ...wbtc, address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' },
      { ...link, address: '0x514910771AF9Ca656af840dff83E8264EcF986CA' },
      { ...uni, kind: 'permit', permitVersion: '', address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' },
    ],
  },
  {
    chainId: 137,
    wrapped: {
      symbol: 'WPOL',
      name: 'Wrapped Polygon Ecosystem Token',
      decimals: 18,
      priceMicroUsd: 250_000n,
      address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    },
    nativeSymbol: 'POL',
    hasNames: false,
    tokens: [
      { ...usdc, address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' },
      { ...usdt, address: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F' },
      { ...dai, address: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063' },
      { ...wbtc, address: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6' },
      { ...link, address: '0x53E0bca35eC356BD5ddDFebbD1Fc0fD03FaBad39' },
      { ...uni, address: '0xb33EaAd8d922B1083446DC23f610c2567fB5180f' },
      { ...weth, kind: 'plain', address: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619' },
    ],
  },
  {
    chainId: 8453,
    wrapped: { ...weth, address: '0x4200000000000000000000000000000000000006' },
    nativeSymbol: 'ETH',
    hasNames: false,
    tokens: [
      { ...usdc, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' },
      { ...usdt, address: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2' },
      { ...dai, address: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb' },
      { ...wbtc, address: '0x0555E30da8f98308EdB960aa94C0Db47230d2B9c' },
      { ...link, address: '0x88Fb150BDc53A65fe94Dea0c9BA0a6dAf8C6e196' },
      { ...uni, address: '0xC3de830Ea07524A0761646A6A4e4bE0E485A3C83' },
    ],
  },
]
