import type { SocialName } from './contract.js'

/** What each provider is called, in every language, in the order of SPEC §9. */
export const providerNames: Readonly<Record<SocialName, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}

/** All of them, in that order. */
// A record has the keys that its type says.
export const providers = /*#__PURE__*/ Object.keys(providerNames) as readonly SocialName[]
