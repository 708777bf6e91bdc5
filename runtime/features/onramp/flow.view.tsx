'use client'

import type { ViewsModule } from '../../contract/view.js'
import { BuyInProgressView } from './buy-in-progress-view.js'
import { createOnramp } from './create-onramp.js'
import { OnRampActivityView } from './on-ramp-activity-view.js'
import { OnRampFiatSelectView } from './on-ramp-fiat-select-view.js'
import { OnRampProvidersView } from './on-ramp-providers-view.js'
import { OnRampTokenSelectView } from './on-ramp-token-select-view.js'
import { WhatIsABuyView } from './what-is-a-buy-view.js'

/** Makes the logic, which comes with the views: neither is of use without the other. */
export const logic = createOnramp

/** The views of buying, in one script. */
export const views: ViewsModule['views'] = {
  OnRampProviders: OnRampProvidersView,
  OnRampTokenSelect: OnRampTokenSelectView,
  OnRampFiatSelect: OnRampFiatSelectView,
  BuyInProgress: BuyInProgressView,
  OnRampActivity: OnRampActivityView,
  WhatIsABuy: WhatIsABuyView,
}
