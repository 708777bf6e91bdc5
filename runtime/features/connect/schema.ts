import { z } from 'zod'
import { defaults } from '../../../schema/defaults.data.js'
import { defineManifest } from '../../../schema/feature.js'
import { orderOf } from '../../../schema/shapes.js'
import { namespaceTexts } from '../../core/namespace-texts.js'
import { downloadsTexts } from './downloads-texts.js'
import { getWalletTexts } from './get-wallet-texts.js'
import { multiChainTexts } from './multi-chain-texts.js'
import { noWalletTexts } from './no-wallet-texts.js'
import { connectTexts } from './texts.js'
import { waitingTexts } from './waiting-texts.js'
import { whatIsAWalletTexts } from './what-is-a-wallet-texts.js'

/** The connect feature, as the CLI sees it. Its view Connect comes with `create-modal-kit/modal`. */
export const connect = defineManifest({
  id: 'connect',
  place: 1,
  title: 'Connect a wallet',
  requires: [],
  views: {
    ConnectingExternal: 'views/connect/connecting-external',
    ConnectingMultiChain: 'views/connect/connecting-multi-chain',
    ConnectWallets: 'views/connect/connect-wallets',
    Downloads: 'views/connect/downloads',
    GetWallet: 'views/connect/get-wallet',
    NoWallet: 'views/connect/no-wallet',
    WhatIsAWallet: 'views/connect/what-is-a-wallet',
  },
  texts: [
    connectTexts,
    waitingTexts,
    noWalletTexts,
    namespaceTexts,
    multiChainTexts,
    whatIsAWalletTexts,
    getWalletTexts,
    downloadsTexts,
  ],
  css: 'connect.css',
  storage: [{ key: '@modal-kit/1/recent', holds: 'id and name of the wallets used last' }],
  permissions: [{ permission: 'clipboard-write', when: 'a click copies the address of the page for another browser' }],
  init: [
    {
      flag: 'connectorTypeOrder',
      comment: 'Which wallets come first: one on a phone, those used before, those the browser has.',
    },
  ],
  connect: ['exclude', 'customWallets', 'recentLimit'],
  flags: {
    /** The groups of wallets that come first, in this order (SPEC §9, connector type order). */
    connectorTypeOrder: orderOf(defaults.features.connectorTypeOrder).optional(),
    /** What stands first in Connect (SPEC §2, connect methods order). */
    connectMethodsOrder: orderOf(['email', 'social', 'wallet']).optional(),
    /** Puts the wallets behind one button where there is another way to connect. */
    collapseWallets: z.boolean().optional(),
    /** `false` does the same where that other way is e-mail. */
    emailShowWallets: z.boolean().optional(),
  },
  needs: {
    connectMethodsOrder: ['email', 'socials'],
    collapseWallets: ['email', 'socials'],
    emailShowWallets: ['email'],
  },
})
