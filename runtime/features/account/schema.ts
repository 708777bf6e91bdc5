import { defaults } from '../../../schema/defaults.data.js'
import { defineManifest } from '../../../schema/feature.js'
import { orderOf } from '../../../schema/shapes.js'
import { addressTexts } from '../../ui/address-texts.js'
import { accountTexts, tokensTexts } from './texts.js'

/** The account feature, as the CLI sees it: address, balance, copy, disconnect. */
export const account = defineManifest({
  id: 'account',
  place: 2,
  title: 'Account',
  requires: ['connect'],
  views: { Account: 'views/account/account' },
  texts: [accountTexts, tokensTexts, addressTexts],
  css: 'account.css',
  contacts: [
    {
      service: 'blockchain',
      why: 'the tokens of the connected account, with their prices',
      when: 'while the view Account is open',
      isOptional: true,
    },
    {
      service: 'images',
      why: 'pictures of tokens',
      when: 'while the tokens of the account are shown',
      directive: 'img-src',
      isOptional: true,
    },
    { service: 'blockchain', why: 'name and picture of the account', when: 'while Account is shown', isOptional: true },
  ],
  storage: [
    { key: '@modal-kit/1/balance', holds: 'native balances read in the last thirty seconds' },
    { key: '@modal-kit/1/tokens', holds: 'token balances of the last four accounts looked at, until a disconnect' },
    { key: '@modal-kit/1/identity', holds: 'name and picture of the accounts shown last, for five minutes' },
  ],
  permissions: [{ permission: 'clipboard-write', when: 'a click copies the address' }],
  flags: {
    /** What stands first among the things to do with a wallet (SPEC §9, wallet features order). */
    walletFeaturesOrder: orderOf(defaults.features.walletFeaturesOrder).optional(),
  },
  needs: { walletFeaturesOrder: 'entries' },
})
