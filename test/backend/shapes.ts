import { z } from 'zod'

/** Shapes of the answers of the HTTP interface, as its clients read them. Unknown keys are an error here. */
const decimal = z.string().regex(/^\d+(\.\d+)?$/)
const units = z.string().regex(/^\d+$/)
const caip2 = z.string().regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)
const caip10 = z.string().regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/)
const hexData = z.string().regex(/^0x([0-9a-f]{2})*$/i)

export const balance = z.strictObject({
  name: z.string(),
  symbol: z.string(),
  chainId: caip2,
  address: caip10.optional(),
  value: z.number().optional(),
  price: z.number(),
  quantity: z.strictObject({ decimals: units, numeric: decimal }),
  iconUrl: z.string(),
})

export const transaction = z.strictObject({
  id: z.string(),
  metadata: z.strictObject({
    operationType: z.string(),
    hash: z.string(),
    minedAt: z.iso.datetime(),
    sentFrom: z.string(),
    sentTo: z.string(),
    status: z.string(),
    nonce: z.number(),
    chain: caip2,
  }),
  transfers: z.array(
    z.strictObject({
      direction: z.enum(['in', 'out', 'self']),
      quantity: z.strictObject({ numeric: decimal }),
      fungible_info: z
        .strictObject({ name: z.string(), symbol: z.string(), icon: z.strictObject({ url: z.string() }) })
        .optional(),
      nft_info: z
        .strictObject({
          name: z.string(),
          content: z
            .strictObject({ preview: z.strictObject({ url: z.string() }), detail: z.unknown().optional() })
            .optional(),
          flags: z.strictObject({ is_spam: z.boolean() }),
        })
        .optional(),
      value: z.number().nullish(),
      price: z.number().nullish(),
    }),
  ),
})

const amount = z.strictObject({ amount: decimal, currency: z.string() })

const nameEntry = z.strictObject({
  name: z.string(),
  registered: z.number(),
  updated: z.number().nullable(),
  registered_at: z.number().optional(),
  updated_at: z.number().nullish(),
  addresses: z.record(z.string(), z.strictObject({ address: z.string(), created: z.number() })),
  attributes: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
})

const wallet = z.looseObject({ id: z.string(), name: z.string() })

export const answers = {
  supportedChains: z.strictObject({ http: z.array(caip2).min(1), ws: z.array(caip2) }),
  identity: z.strictObject({ name: z.string().nullable(), avatar: z.string().nullable() }),
  history: z.strictObject({ data: z.array(transaction), next: z.string().nullable() }),
  balances: z.strictObject({ balances: z.array(balance) }),
  prices: z.strictObject({
    fungibles: z.array(
      z.strictObject({ name: z.string(), symbol: z.string(), iconUrl: z.string(), price: z.number(), address: caip10 }),
    ),
  }),
  swapTokens: z.strictObject({
    tokens: z
      .array(
        z.strictObject({
          name: z.string(),
          symbol: z.string(),
          address: caip10,
          decimals: z.int(),
          logoUri: z.string(),
          eip2612: z.boolean().optional(),
        }),
      )
      .min(1),
  }),
  quotes: z.strictObject({
    quotes: z
      .array(
        z.strictObject({
          id: z.string().nullable(),
          fromAmount: units,
          fromAccount: z.string(),
          toAmount: units,
          toAccount: z.string(),
          source: z.string(),
          router: z.string(),
          spender: z.string(),
        }),
      )
      .min(1),
  }),
  allowance: z.strictObject({ allowance: units }),
  gasPrice: z.strictObject({ standard: units, fast: units, instant: units }),
  approve: z.strictObject({
    tx: z.strictObject({
      from: caip10,
      to: caip10,
      data: hexData,
      value: units,
      eip155: z.strictObject({ gas: z.number(), gasPrice: units }),
    }),
  }),
  swap: z.strictObject({
    tx: z.strictObject({
      from: caip10,
      to: caip10,
      data: hexData,
      amount: units,
      eip155: z.strictObject({ gas: units, gasPrice: units }),
    }),
  }),
  nameEntry,
  reverse: z.array(nameEntry),
  suggestions: z.strictObject({
    suggestions: z.array(z.strictObject({ name: z.string(), registered: z.boolean() })).min(1),
  }),
  onrampUrl: z.strictObject({ url: z.url() }),
  onrampOptions: z.strictObject({
    paymentCurrencies: z.array(z.looseObject({})),
    purchaseCurrencies: z.array(z.looseObject({})),
  }),
  onrampQuote: z.looseObject({
    paymentTotal: amount,
    paymentSubtotal: amount,
    purchaseAmount: amount,
    networkFee: amount,
    quoteId: z.string(),
  }),
  nfts: z.strictObject({
    data: z.array(
      z.looseObject({ chainId: caip2, contract: caip10, tokenId: units, standard: z.string(), amount: units }),
    ),
    next: z.string().nullable(),
  }),
  wallets: z.strictObject({ data: z.array(wallet), count: z.int() }),
  analyticsSwitch: z.strictObject({ isAnalyticsEnabled: z.boolean() }),
  config: z.strictObject({
    features: z.array(
      z.strictObject({ id: z.string(), isEnabled: z.boolean(), config: z.array(z.string()).nullable() }),
    ),
  }),
  origins: z.strictObject({ allowedOrigins: z.array(z.string()), defaultOrigins: z.array(z.string()) }),
  limits: z.strictObject({
    planLimits: z.strictObject({ tier: z.string(), isAboveRpcLimit: z.boolean(), isAboveMauLimit: z.boolean() }),
  }),
  health: z.looseObject({ status: z.string(), services: z.array(z.looseObject({ name: z.string() })) }),
} as const
