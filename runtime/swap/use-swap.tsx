'use client'
import { type SwapApi, swapToken } from '../features/swaps/contract.js'
import { useFeature } from '../react/use-feature.js'

type Shown = 'tokens' | 'form' | 'facts' | 'quote' | 'step' | 'outcome' | 'standing' | 'unresolved'
type Acts = 'fill' | 'turn' | 'findToken' | 'review' | 'confirm' | 'cancel' | 'revoke' | 'dismiss'

/** What a screen of the app's own shows and does to swap: the values of `SwapApi` as they are now, and its functions. */
export type Swapping = { readonly [Name in Shown]: SwapApi[Name]['initial'] } & Pick<SwapApi, Acts>

/**
 * Swapping from the active account in a screen of the app's own, followed while the component is shown; the code is fetched with
 * the first one. `undefined` until it is here. Throws `feature/off` where `features.swaps` is off. A hook.
 */
export function useSwap(): Swapping | undefined {
  return useFeature(swapToken, swappingOf)
}

function swappingOf(api: SwapApi): Swapping {
  const { tokens, form, facts, quote, step, outcome, standing, unresolved } = api
  const { fill, turn, findToken, review, confirm, cancel, revoke, dismiss } = api
  return {
    tokens: tokens.value,
    form: form.value,
    facts: facts.value,
    quote: quote.value,
    step: step.value,
    outcome: outcome.value,
    standing: standing.value,
    unresolved: unresolved.value,
    fill,
    turn,
    findToken,
    review,
    confirm,
    cancel,
    revoke,
    dismiss,
  }
}
