import { defineManifest } from '../../../schema/feature.js'
import { walletActionTexts } from './action-texts.js'
import { walletSettingsTexts } from './settings-texts.js'
import { secureWalletTexts } from './texts.js'

/** The embedded wallet, as the CLI sees it: on with whatever signs people in to it. */
export const secureWallet = defineManifest({
  id: 'secureWallet',
  title: 'Embedded wallet',
  requires: ['connect'],
  impliedBy: ['email', 'socials'],
  namespaces: ['eip155', 'solana'],
  views: {
    AccountSettings: 'views/secure-wallet/account-settings',
    ApproveTransaction: 'views/secure-wallet/approve-transaction',
  },
  texts: [secureWalletTexts, walletSettingsTexts, walletActionTexts],
  css: 'secure-wallet.css',
  late: true,
  contacts: [
    {
      service: 'frame',
      why: "the wallet's own site, in a frame: it signs people in, and signs for them",
      when: 'from the first sign-in, and at page load where the wallet was used before',
      directive: 'frame-src',
    },
  ],
  storage: [
    {
      key: '@modal-kit/1/secure-wallet',
      holds:
        "the e-mail (masked unless secureWallet.storeEmail), the provider of a login and the user's name there, whether a login was used, the last network, the networks with smart accounts, the type of account, when a mail was last asked for, and a token for the wallet's site",
    },
  ],
  keys: ['secureWallet'],
  flags: {},
})
