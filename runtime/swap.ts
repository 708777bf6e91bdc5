/** The entry `create-modal-kit/swap`: swapping from a screen of the app's own. */
export type {
  QuoteState,
  StandingApproval,
  SwapFacts,
  SwapForm,
  SwapOutcome,
  SwapPlan,
  SwapProblem,
  SwapQuote,
  SwapStep,
  SwapToken,
} from './features/swaps/contract.js'
export { type Swapping, useSwap } from './swap/use-swap.js'
