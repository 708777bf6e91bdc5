import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { routers } from '../../runtime/features/swaps/routers.data.js'
import { galleryAddress } from './gallery-wallet.js'
import { galleryToken, tokensBackend } from './tokens-backend.js'

/** Tokens of the gallery that can be swapped, by symbol. */
export const swapTokens = {
  USDC: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  DAI: '0x6b175474e89094c44da98b954eedeac495271d0f',
  LINK: '0x514910771af9ca656af840dff83e8264ecf986ca',
  WBTC: '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
} as const

const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const mainnet = routers['eip155:1']
const routerAbi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'struct Swap { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Swap) payable',
])
/** The time of the newest block of the gallery, in seconds. */
export const GALLERY_SECONDS = 1_700_000_000n

const names = { USDC: 'USD Coin', DAI: 'Dai', LINK: 'ChainLink Token', WBTC: 'Wrapped BTC' } as const
const prices = { USDC: 0.9998, DAI: 1, LINK: 15.2, WBTC: 90_112 } as const
const symbols = ['USDC', 'DAI', 'LINK', 'WBTC'] as const
const list = [
  { name: 'Ether', symbol: 'ETH', address: NATIVE },
  ...symbols.map((symbol) => ({ name: names[symbol], symbol, address: swapTokens[symbol] })),
].map((token) => ({ ...token, address: `eip155:1:${token.address}`, decimals: 18 }))
const owned = [
  galleryToken('ETH', 'Ether', '1.23456789', 2_512.34, { address: undefined }),
  ...(['USDC', 'DAI'] as const).map((symbol) =>
    galleryToken(symbol, names[symbol], '1250', prices[symbol], { address: `eip155:1:${swapTokens[symbol]}` }),
  ),
]

/** What the backend of a state does otherwise. */
export interface SwapPlanned {
  /** Base units that arrive for one of what is paid, in thousandths; 2,500,000 by default. */
  readonly rate?: bigint
  readonly hasRoute?: boolean
  /** Where a token is swapped: the second version of Uniswap by default. */
  readonly source?: 'uniswap-v2' | 'uniswap-v3'
  /** Whether it lists any token. */
  readonly hasList?: boolean
  /** Changes the transaction that was asked for. */
  readonly build?: (tx: { to: string; data: string }) => object
  readonly tokens?: readonly object[]
}

/** Answers what swapping asks: tokens, quotes, a transaction of Uniswap, and the balances of the account. */
export function swapBackend({
  rate = 2_500_000n,
  hasRoute = true,
  source = 'uniswap-v2',
  hasList = true,
  build = (tx) => tx,
  tokens = list,
}: SwapPlanned = {}) {
  const balances = tokensBackend(owned)
  let asked = new URLSearchParams()
  return async (url: URL): Promise<Response> => {
    const { pathname, searchParams } = url
    if (pathname === '/v1/convert/tokens')
      return hasList ? Response.json({ tokens }) : new Response('{}', { status: 400 })
    if (pathname === '/v1/convert/quotes') {
      asked = searchParams
      if (!hasRoute) return new Response('{}', { status: 404 })
      const [fromAmount, fromAccount, toAccount] = ['amount', 'from', 'to'].map((name) => asked.get(name) ?? '')
      const toAmount = `${toAmountOf()}`
      return Response.json({ quotes: [{ id: source, fromAmount, fromAccount, toAmount, toAccount }] })
    }
    if (pathname === '/v1/convert/build-transaction') return Response.json({ tx: build(transaction()) })
    return balances(url)
  }

  function toAmountOf(): bigint {
    return (BigInt(asked.get('amount') ?? '0') * rate) / 1_000n
  }

  function transaction() {
    const [from = '', to = ''] = ['from', 'to'].map((name) => asked.get(name)?.split(':')[2] ?? '')
    const amount = BigInt(asked.get('amount') ?? '0')
    const isNative = from === NATIVE
    const path = [isNative ? mainnet?.wrapped : from, to] as Hex[]
    const [least, deadline] = [(toAmountOf() * 99n) / 100n + 1n, GALLERY_SECONDS + 1_200n]
    const rest = [least, path, galleryAddress as Hex, deadline] as const
    const single = { tokenIn: from as Hex, tokenOut: to as Hex, fee: 3_000, recipient: galleryAddress as Hex, deadline }
    const amounts = { amountIn: amount, amountOutMinimum: least, sqrtPriceLimitX96: 0n }
    const ofTokens =
      source === 'uniswap-v2'
        ? encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForTokens', args: [amount, ...rest] })
        : encodeFunctionData({ abi: routerAbi, functionName: 'exactInputSingle', args: [{ ...single, ...amounts }] })
    const ofCoin = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args: rest })
    return {
      from: `eip155:1:${galleryAddress}`,
      to: `eip155:1:${mainnet?.[source]}`,
      data: isNative ? ofCoin : ofTokens,
      amount: `${amount}`,
    }
  }
}
