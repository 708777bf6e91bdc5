import { defineManifest } from '../../../schema/feature.js'

/** The record of submitted transactions, as the CLI sees it: on with whatever submits transactions or shows them. */
export const submissions = defineManifest({
  id: 'submissions',
  title: 'Submitted transactions',
  requires: ['connect'],
  impliedBy: ['activity', 'send', 'swaps'],
  views: {},
  texts: [],
  storage: [
    {
      key: '@modal-kit/1/submitted',
      holds: 'hashes, addresses and amounts of the last transactions sent from here, for two days',
    },
    { key: '@modal-kit/1/turn', holds: 'which account is sending, while a wallet is asked' },
  ],
  flags: {},
})
