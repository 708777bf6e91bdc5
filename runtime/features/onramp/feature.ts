import type { Feature } from '../../contract/kit.js'
import { type OnrampApi, type OnrampOptions, onrampToken } from './contract.js'

/** Turns buying on: the views OnRampProviders, its lists, BuyInProgress, OnRampActivity and WhatIsABuy. */
export function onramp(options: OnrampOptions = {}): Feature<OnrampApi, OnrampOptions> {
  return {
    id: onrampToken.id,
    options,
    remote: 'onramp',
    load: (kit) => import('./flow.view.js').then((it) => it.logic(kit)),
  }
}
