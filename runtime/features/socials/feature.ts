import type { Feature } from '../../contract/kit.js'
import { type SocialsApi, type SocialsOptions, socialsToken } from './contract.js'
import { providers } from './providers.js'
import { SocialsPart } from './socials-part.js'

/** Turns logins with a provider on: buttons in Connect, and the views ConnectSocials, ConnectingSocial, ConnectingFarcaster. */
export function socials(options: SocialsOptions = {}): Feature<SocialsApi, SocialsOptions> {
  const on = options.socials ?? providers
  return {
    id: socialsToken.id,
    options: { socials: on },
    remote: 'social_login',
    remoteEntries: on,
    narrowed: (entries) => ({ socials: on.filter((provider) => entries.includes(provider)) }),
    slots: { connectMethod: { place: 'social', Part: SocialsPart } },
    load: (kit) => import('./create-socials.js').then((it) => it.createSocials(kit)),
  }
}
