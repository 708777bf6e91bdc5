'use client'
import { type OnrampApi, onrampToken } from '../features/onramp/contract.js'
import { useFeature } from '../react/use-feature.js'

type Shown = 'wares' | 'form' | 'choice' | 'offers' | 'visit' | 'purchases'
type Acts = 'refresh' | 'fill' | 'amount' | 'start' | 'forget'

/** What a screen of the app's own shows and does to buy: the values of `OnrampApi` as they are now, and its functions. */
export type Buying = { readonly [Name in Shown]: OnrampApi[Name]['initial'] } & Pick<OnrampApi, Acts>

/**
 * Buying for the active account in a screen of the app's own, followed while the component is shown; the code is fetched with the
 * first one. `undefined` until it is here. Throws `feature/off` where `features.onramp` is off. A hook.
 */
export function useOnramp(): Buying | undefined {
  return useFeature(onrampToken, buyingOf)
}

function buyingOf(api: OnrampApi): Buying {
  const { wares, form, choice, offers, visit, purchases, refresh, fill, amount, start, forget } = api
  return {
    wares: wares.value,
    form: form.value,
    choice: choice.value,
    offers: offers.value,
    visit: visit.value,
    purchases: purchases.value,
    refresh,
    fill,
    amount,
    start,
    forget,
  }
}
