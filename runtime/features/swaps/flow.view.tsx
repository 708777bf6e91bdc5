'use client'

import type { ViewsModule } from '../../contract/view.js'
import { createSwap } from './create-swap.js'
import { SwapPreviewView } from './swap-preview-view.js'
import { SwapSelectTokenView } from './swap-select-token-view.js'
import { SwapView } from './swap-view.js'

/** Makes the logic, which comes with the views: neither is of use without the other. */
export const logic = createSwap

/** The views of a swap, in one script. */
export const views: ViewsModule['views'] = {
  Swap: SwapView,
  SwapSelectToken: SwapSelectTokenView,
  SwapPreview: SwapPreviewView,
}
