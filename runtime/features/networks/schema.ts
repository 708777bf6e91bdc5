import { defineManifest } from '../../../schema/feature.js'
import { activeChainTexts } from './active-chain-texts.js'
import { networkGuideTexts } from './guide-texts.js'
import { switchingTexts } from './switching-texts.js'
import { networksTexts } from './texts.js'
import { unsupportedTexts } from './unsupported-texts.js'

/** The networks feature, as the CLI sees it: the list, switching the wallet, and what is said when that cannot be. */
export const networks = defineManifest({
  id: 'networks',
  place: 3,
  title: 'Switch networks',
  requires: ['connect'],
  views: {
    Networks: 'views/networks/networks',
    SwitchActiveChain: 'views/networks/switch-active-chain',
    SwitchNetwork: 'views/networks/switch-network',
    UnsupportedChain: 'views/networks/unsupported-chain',
    WhatIsANetwork: 'views/networks/what-is-a-network',
  },
  texts: [networksTexts, unsupportedTexts, switchingTexts, activeChainTexts, networkGuideTexts],
  css: 'networks.css',
  flags: {},
})
