import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'
import { multiWalletActionTexts } from './action-texts.js'
import { multiWalletTexts } from './texts.js'

/** Several wallets at once, as the CLI sees it: the list of them, from a button of the account. */
export const multiWallet = defineManifest({
  id: 'multiWallet',
  place: 11,
  title: 'Several wallets at once',
  requires: ['connect', 'account', 'networks'],
  views: { ProfileWallets: 'views/multi-wallet/profile-wallets' },
  late: true,
  texts: [multiWalletTexts, multiWalletActionTexts],
  css: 'multi-wallet.css',
  contacts: [
    {
      service: 'api',
      why: 'whether the project has it switched off',
      when: 'while the modal is open',
      isOptional: true,
    },
  ],
  storage: [{ key: '@modal-kit/1/project', holds: 'which features the project has switched off, for five minutes' }],
  init: [{ flag: 'multiWallet', comment: 'Several wallets at once: earlier ones stay connected when another one is.' }],
  switch: 'multiWallet',
  wiring: { multiWallet: true },
  flags: {
    /** Keeps earlier wallets connected when another one is, and lets users switch between them (SPEC §3). */
    multiWallet: z.boolean().optional(),
  },
})
