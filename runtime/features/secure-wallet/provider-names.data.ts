import type { SocialIdentity } from '../../connectors/secure-wallet/wallet.js'

/** What providers of logins call themselves, in every language. */
export const providerNames: Readonly<Record<SocialIdentity['provider'], string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
}
