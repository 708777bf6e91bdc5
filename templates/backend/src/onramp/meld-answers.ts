import { z } from 'zod'
import { countedNumber } from './decimal-text.js'

const code = z.string().min(1).max(40)
const words = z.string().max(200).nullish()

/** `GET /service-providers/properties/crypto-currencies`. */
export const meldTokens = z
  .array(
    z.object({
      currencyCode: code,
      name: words,
      chainCode: words,
      chainName: words,
      chainId: z.union([z.string().max(40), z.number().transform(String)]).nullish(),
      contractAddress: words,
    }),
  )
  .max(20_000)

/** `GET /service-providers/limits/fiat-currency-purchases`. */
export const meldLimits = z
  .array(z.object({ currencyCode: code, minimumAmount: countedNumber, maximumAmount: countedNumber }))
  .max(1_000)

const quote = z.object({
  serviceProvider: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  sourceAmount: countedNumber,
  sourceAmountWithoutFees: countedNumber.nullish(),
  destinationAmount: countedNumber,
  totalFee: countedNumber.nullish(),
  networkFee: countedNumber.nullish(),
})

/** One seller's quote. */
export type MeldQuote = z.output<typeof quote>

/** `POST /payments/crypto/quote`. */
export const meldQuotes = z.object({ quotes: z.array(quote).max(200) })

/** `POST /crypto/session/widget`. Another scheme than https would run as script in the page that opens it. */
export const meldWidget = z.object({ widgetUrl: z.url({ protocol: /^https$/ }).max(4_000) })
