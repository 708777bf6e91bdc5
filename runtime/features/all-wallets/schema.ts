import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'
import { moreWalletsTexts } from './more-wallets-texts.js'
import { allWalletsTexts } from './texts.js'

/** The directory of wallets, as the CLI sees it: the list of all of them, and a few of them in Connect. */
export const allWallets = defineManifest({
  id: 'allWallets',
  place: 10,
  title: 'All wallets',
  requires: ['connect', 'walletConnect'],
  views: { AllWallets: 'views/all-wallets/all-wallets' },
  texts: [moreWalletsTexts, allWalletsTexts],
  css: 'all-wallets.css',
  styles: ['long-list.css'],
  contacts: [
    { service: 'api', why: 'the directory of wallets', when: 'while Connect or AllWallets is open' },
    {
      service: 'images',
      why: 'pictures of wallets',
      when: 'while a wallet of the directory is shown',
      directive: 'img-src',
    },
  ],
  init: [
    {
      flag: 'allWallets',
      comment: 'Every wallet of the directory at services.api, and the best known ones in the first list.',
    },
  ],
  switch: 'allWallets',
  connect: ['include', 'featured'],
  flags: {
    /** Lists every wallet of the directory, and the featured or recommended ones in Connect (SPEC §3). */
    allWallets: z.boolean().optional(),
  },
})
