import { z } from 'zod'
import { countedNumber } from './decimal-text.js'

const text = (most: number) => z.string().max(most)
const id = text(100).min(1)

/** Its documents write keys in both ways; here they are all like `paymentCurrencies`. */
function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys)
  if (typeof value !== 'object' || value === null) return value
  const rename = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [rename(key), camelKeys(each)]))
}

function answer<T extends z.ZodType>(schema: T) {
  return z.unknown().transform(camelKeys).pipe(schema)
}

const limits = z.array(z.object({ id, min: countedNumber, max: countedNumber })).max(50)
const network = z.object({
  name: id,
  displayName: text(100).default(''),
  chainId: z.union([text(40), z.number().transform(String)]).default(''),
  contractAddress: text(128).default(''),
})

/** `GET /onramp/v1/buy/options`. */
export const coinbaseOptions = answer(
  z.object({
    paymentCurrencies: z
      .array(z.object({ id, limits: limits.optional(), paymentMethodLimits: limits.optional() }))
      .max(500),
    purchaseCurrencies: z
      .array(z.object({ id, name: text(100), symbol: text(40).min(1), networks: z.array(network).max(50) }))
      .max(5_000),
  }),
)

const amount = z
  .object({ value: countedNumber.optional(), amount: countedNumber.optional(), currency: id })
  .transform(({ value, amount: other, currency }) => ({ amount: value ?? other, currency }))
  .pipe(z.object({ amount: z.string(), currency: z.string() }))

/** `POST /onramp/v1/buy/quote`. */
export const coinbaseQuote = answer(
  z.object({
    paymentTotal: amount,
    paymentSubtotal: amount,
    purchaseAmount: amount,
    networkFee: amount,
    coinbaseFee: amount,
    quoteId: id,
  }),
)

/** `POST /onramp/v1/token`. */
export const coinbaseToken = answer(z.object({ token: z.string().regex(/^[\w.~+/=-]{1,2000}$/) }))
