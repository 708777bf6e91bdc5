import { defaults } from '../../../schema/defaults.data.js'
import { defineManifest } from '../../../schema/feature.js'
import { orderOf } from '../../../schema/list.js'
import { addressTexts } from '../../ui/address-texts.js'
import { accountTexts } from './texts.js'

/** The account feature, as the CLI sees it: address, balance, copy, disconnect. */
export const account = defineManifest({
  id: 'account',
  title: 'Account',
  requires: ['connect'],
  views: { Account: 'views/account/account' },
  texts: [accountTexts, addressTexts],
  css: 'account.css',
  flags: {
    /** What stands first among the things to do with a wallet (SPEC §9, wallet features order). */
    walletFeaturesOrder: orderOf(defaults.features.walletFeaturesOrder).optional(),
  },
})
