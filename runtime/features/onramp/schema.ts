import { z } from 'zod'
import { type Contact, defineManifest } from '../../../schema/feature.js'
import {
  MELD_URL,
  meldOf,
  namedProviders,
  type OnrampFlag,
  type ProviderName,
  providerLabels,
  restrictedTimeZones,
} from '../../../schema/onramp-providers.js'
import { originOf } from '../../../schema/url.js'
import { onrampActionTexts } from './action-texts.js'
import { onrampSelectTexts, onrampTexts, onrampWaitTexts, whatIsABuyTexts } from './texts.js'

const name = z.enum(['meld', 'coinbase', 'sandbox'] satisfies ProviderName[])
const meld = z.strictObject({
  publicKey: z.string().min(1).max(200).optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
})
const onrampFlag = z.union([
  z.boolean(),
  z.array(name),
  z.strictObject({
    meld: z.union([z.boolean(), meld]).optional(),
    coinbase: z.boolean().optional(),
    sandbox: z.boolean().optional(),
    restrictedTimeZones: z.array(z.string().min(1).max(60)).optional(),
  }),
])

/** The pages of the providers that the config names. The pretended one is on the app's own backend. */
function pages(onramp: OnrampFlag): readonly Contact[] {
  const origins = { meld: originOf(meldOf(onramp).url ?? MELD_URL), coinbase: 'https://pay.coinbase.com' }
  return namedProviders(onramp).flatMap((provider) =>
    provider === 'sandbox'
      ? []
      : {
          origin: origins[provider],
          why: `the page of ${providerLabels[provider]}`,
          when: 'when it is chosen',
          directive: 'none' as const,
        },
  )
}

/** Buying, as the CLI sees it: a form, two lists, a wait, the purchases, and an explanation. */
export const onramp = defineManifest({
  id: 'onramp',
  place: 6.7,
  title: 'Buy',
  requires: ['account', 'networks'],
  namespaces: ['eip155', 'solana'],
  views: {
    OnRampProviders: 'views/onramp/flow',
    OnRampTokenSelect: 'views/onramp/flow',
    OnRampFiatSelect: 'views/onramp/flow',
    BuyInProgress: 'views/onramp/flow',
    OnRampActivity: 'views/onramp/flow',
    WhatIsABuy: 'views/onramp/flow',
  },
  late: true,
  texts: [onrampTexts, onrampSelectTexts, onrampWaitTexts, whatIsABuyTexts, onrampActionTexts],
  css: 'onramp.css',
  styles: ['form.css'],
  contacts: [
    {
      service: 'api',
      why: 'whether the project has it switched off',
      when: 'while the modal is open',
      isOptional: true,
    },
    {
      service: 'blockchain',
      why: 'what is sold, what it costs, where to pay, and what came of it',
      when: 'while something is bought, or waited for',
    },
    { service: 'images', why: 'pictures of tokens', when: 'while tokens to buy are shown', directive: 'img-src' },
  ],
  contactsOf: (options) => pages(onrampFlag.parse(options['onramp'] ?? true)),
  storage: [
    { key: '@modal-kit/1/project', holds: 'which features the project has switched off, for five minutes' },
    { key: '@modal-kit/1/purchases', holds: 'what was bought here, and what came of it' },
  ],
  init: [
    {
      flag: 'onramp',
      comment: 'Buys crypto at Meld and Coinbase, outside the restricted time zones.',
      on: { restrictedTimeZones },
    },
  ],
  switch: 'onramp',
  flags: {
    /** Buys crypto (SPEC §3): true, the names of providers, or what is set for each. */
    onramp: onrampFlag.optional(),
  },
})
