import { z } from 'zod'
import { defaults } from '../../../schema/defaults.data.js'
import { defineManifest } from '../../../schema/feature.js'
import { discriminate, orderOf } from '../../../schema/shapes.js'
import { socialsPartTexts } from './part-texts.js'
import { farcasterTexts, socialsTexts } from './texts.js'

const providers = orderOf(defaults.features.socials, 0)

/** Logins with a provider, as the CLI sees them: signing in to the embedded wallet with an account elsewhere. */
export const socials = defineManifest({
  id: 'socials',
  title: 'Sign in with Google, X and others (embedded wallet)',
  requires: ['connect', 'secureWallet'],
  views: {
    ConnectSocials: 'views/socials/connect-socials',
    ConnectingSocial: 'views/socials/connecting-social',
    ConnectingFarcaster: 'views/socials/connecting-farcaster',
  },
  texts: [socialsPartTexts, socialsTexts, farcasterTexts],
  css: 'socials.css',
  styles: ['code.css'],
  contacts: [
    {
      service: 'api',
      why: 'which providers the project has switched off',
      when: 'while the modal is open',
      isOptional: true,
    },
  ],
  storage: [{ key: '@modal-kit/1/project', holds: 'which features the project has switched off, for five minutes' }],
  permissions: [{ permission: 'clipboard-write', when: 'a click copies the link of a login with Farcaster' }],
  switch: 'socials',
  flags: {
    /** Signs users in to a wallet of the app through a provider: true for all of them, or some in the app's order. */
    socials: discriminate<boolean | readonly (typeof defaults.features.socials)[number][]>((value) =>
      typeof value === 'boolean' ? z.boolean() : providers,
    ).optional(),
  },
})
