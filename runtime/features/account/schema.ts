import { defineManifest } from '../../../schema/feature.js'

/** The account feature, as the CLI sees it: address, balance, copy, disconnect. */
export const account = defineManifest({
  id: 'account',
  title: 'Account',
  requires: ['connect'],
  views: { Account: 'views/account/account' },
  css: 'account.css',
  flags: {},
})
