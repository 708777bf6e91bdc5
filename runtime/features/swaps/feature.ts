import type { Feature } from '../../contract/kit.js'
import { type SwapApi, type SwapOptions, swapToken } from './contract.js'

/** Turns swapping on: the views Swap, SwapSelectToken and SwapPreview. */
export function swaps(options: SwapOptions = {}): Feature<SwapApi, SwapOptions> {
  return {
    id: swapToken.id,
    options,
    remote: 'swap',
    load: (kit) => import('./flow.view.js').then((it) => it.logic(kit)),
  }
}
