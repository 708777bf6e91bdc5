/** The entry `create-modal-kit/onramp`: buying from a screen of the app's own. */
export type { ProviderName } from '../schema/onramp-providers.js'
export type {
  AmountProblem,
  BuyForm,
  BuyQuote,
  BuyToken,
  Currency,
  MethodLimits,
  ProviderOffer,
  Purchase,
  QuoteState,
  VisitState,
  Wares,
  WaresState,
} from './features/onramp/contract.js'
export { type Buying, useOnramp } from './onramp/use-onramp.js'
