/** Who buys. */
export const ADDRESS = '0x00000000000000000000000000000000000000aa'
const money = (value: string, currency = 'USD') => ({ value, currency })
/** What Coinbase answers, by path: its documents write keys in both ways. */
export const coinbaseAnswers: Readonly<Record<string, unknown>> = {
  '/onramp/v1/buy/options': {
    payment_currencies: [{ id: 'USD', limits: [{ id: 'CARD', min: '2', max: '7500' }] }],
    purchase_currencies: [
      {
        id: '2b92315d-eab7-5bef-84fa-089a131333f5',
        name: 'USDC',
        symbol: 'USDC',
        icon_url: 'https://example.com/x.png',
        networks: [
          {
            name: 'base',
            display_name: 'Base',
            chain_id: '8453',
            contract_address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
          },
        ],
      },
    ],
  },
  '/onramp/v1/buy/quote': {
    paymentTotal: money('100.00'),
    paymentSubtotal: money('97.00'),
    purchaseAmount: money('97', 'USDC'),
    coinbaseFee: money('2.50'),
    networkFee: money('0.50'),
    quoteId: 'quote-1',
  },
  '/onramp/v1/token': { token: 'session-token', channel_id: '' },
}
const meldQuote = {
  serviceProvider: 'TRANSAK',
  sourceAmount: 100,
  sourceAmountWithoutFees: 96.5,
  destinationAmount: 96.1,
  totalFee: 3.5,
  networkFee: 0.5,
  transactionFee: 3,
}
/** What Meld answers, by path. */
export const meldAnswers: Readonly<Record<string, unknown>> = {
  '/service-providers/properties/crypto-currencies': [
    {
      currencyCode: 'USDC',
      name: 'USD Coin',
      chainCode: 'ETH',
      chainName: 'Ethereum',
      chainId: '1',
      contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      symbolImageUrl: null,
    },
    {
      currencyCode: 'USDC_BASE',
      name: null,
      chainCode: 'BASE',
      chainName: 'Base',
      chainId: '8453',
      contractAddress: null,
    },
  ],
  '/service-providers/limits/fiat-currency-purchases': [
    { currencyCode: 'EUR', defaultAmount: null, minimumAmount: 5, maximumAmount: 30000.5 },
  ],
  '/payments/crypto/quote': {
    quotes: [meldQuote, { ...meldQuote, serviceProvider: 'MOONPAY', destinationAmount: 96.2 }],
  },
  '/crypto/session/widget': { id: 'w', customerId: 'c', widgetUrl: 'https://meldcrypto.com/?token=t', token: 't' },
}

/** A client's wish for a quote. */
export const wish = {
  purchaseCurrency: {
    id: '2b92315d-eab7-5bef-84fa-089a131333f5',
    name: 'USDC',
    symbol: 'USDC',
    networks: [{ name: 'base', chain_id: '8453' }],
  },
  paymentCurrency: { id: 'USD', payment_method_limits: [] },
  amount: '100',
  network: 'USDC',
}
/** A client's wish for a page. */
export const urlWish = {
  destinationWallets: [{ address: ADDRESS, blockchains: ['base', 'ethereum'], assets: ['USDC'] }],
  defaultNetwork: 'base',
  partnerUserId: ADDRESS,
  defaultExperience: 'buy',
  presetFiatAmount: 50,
}
