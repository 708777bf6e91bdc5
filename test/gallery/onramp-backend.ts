const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const token = (symbol: string, name: string, contract: string) => ({
  id: symbol,
  name,
  symbol,
  networks: [
    { name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: contract },
    { name: 'base', display_name: 'Base', chain_id: '8453', contract_address: contract },
  ],
})

/** Answers of a backend that sells many tokens for many currencies. */
export const manyWares = {
  paymentCurrencies: ['USD', 'EUR', 'JPY', 'GBP', 'CHF', 'CAD', 'AUD', 'BRL', 'MXN'].map((id) => ({
    id,
    payment_method_limits: limits,
  })),
  purchaseCurrencies: [
    token('USDC', 'USD Coin', USDC),
    token('ETH', 'Ether', ''),
    token('LINK', 'Chainlink', '0x514910771AF9Ca656af840dff83E8264EcF986CA'),
    token('UNI', 'Uniswap', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'),
  ],
}

/** What the backend of a state does otherwise. */
export interface OnrampPlanned {
  /** What is sold; a list of two tokens for three currencies where it is left out. */
  readonly options?: object | number
  /** Sellers that do not sell this. */
  readonly unsold?: readonly string[]
  /** Sellers that do not answer. */
  readonly down?: readonly string[]
  /** The page to pay on; of Coinbase where it is left out. A number is a status. */
  readonly page?: string | number
  /** What the history tells of what was bought. */
  readonly bought?: readonly object[]
}

/** Answers what buying asks: what is sold, quotes, a page, and what came of it. */
export function onrampBackend({
  options = {
    paymentCurrencies: ['USD', 'EUR', 'JPY'].map((id) => ({ id, payment_method_limits: limits })),
    purchaseCurrencies: [token('USDC', 'USD Coin', USDC), token('ETH', 'Ether', '')],
  },
  unsold = [],
  down = [],
  page = 'https://pay.coinbase.com/buy/select-asset?sessionToken=gallery',
  bought = [],
}: OnrampPlanned = {}) {
  return async (url: URL, body?: unknown): Promise<Response> => {
    const seller = url.searchParams.get('provider') ?? ''
    if (down.includes(seller)) return new Response('', { status: 503 })
    if (url.pathname === '/v1/onramp/options') return answer(options)
    if (url.pathname === '/v1/onramp/quote') return unsold.includes(seller) ? answer(404) : answer(quote(seller, body))
    if (url.pathname === '/v1/generators/onrampurl') return answer(typeof page === 'number' ? page : { url: page })
    if (url.pathname.endsWith('/history')) return answer({ data: bought, next: null })
    return answer({ balances: [] })
  }
}

function answer(what: object | number): Response {
  return typeof what === 'number' ? new Response('', { status: what }) : Response.json(what)
}

/** A dollar buys a dollar less the fees: 1.5 % at Meld, 2 % elsewhere. Whole cents. */
function quote(seller: string, body: unknown): object {
  const {
    amount = '0',
    paymentCurrency,
    purchaseCurrency,
  } = Object(body) as {
    readonly amount?: string
    readonly paymentCurrency?: { readonly id: string }
    readonly purchaseCurrency?: { readonly symbol: string }
  }
  const cents = Math.round(Number(amount) * 100)
  const fee = Math.ceil((cents * (seller === 'meld' ? 150 : 200)) / 10_000)
  const money = (value: number) => ({ amount: (value / 100).toFixed(2), currency: paymentCurrency?.id ?? 'USD' })
  const isCoin = purchaseCurrency?.symbol === 'ETH'
  return {
    paymentTotal: { ...money(cents), amount },
    paymentSubtotal: money(cents - fee),
    purchaseAmount: {
      amount: isCoin ? ((cents - fee) / 250_000).toFixed(8) : ((cents - fee) / 100).toFixed(2),
      currency: purchaseCurrency?.symbol ?? 'USDC',
    },
    networkFee: money(0),
    coinbaseFee: money(fee),
    quoteId: 'gallery',
  }
}
