import type { Feature } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { swapActionTexts } from './action-texts.js'
import { type SwapApi, type SwapOptions, swapToken } from './contract.js'

/** Numbers of the networks whose routers are published (FACTS 13.1). */
const published = /^eip155:(1|10|56|100|137|250|324|8217|8453|42161|43114|1313161554)$/

/** Turns swapping on: the views Swap, SwapSelectToken and SwapPreview. */
export function swaps(options: SwapOptions = {}): Feature<SwapApi, SwapOptions> {
  return {
    id: swapToken.id,
    options,
    remote: 'swap',
    slots: {
      accountAction: {
        order: 45,
        label: label(swapActionTexts, 'label'),
        view: 'Swap',
        drawing: 'M6.5 4v12m-2.75-2.75L6.5 16l2.75-2.75M13.5 16V4m-2.75 2.75L13.5 4l2.75 2.75',
        isFor: ({ caipNetworkId }) => published.test(caipNetworkId) || !!options.swap?.routers?.[caipNetworkId],
      },
    },
    load: (kit) => import('./create-swap.js').then((it) => it.createSwap(kit)),
  }
}
