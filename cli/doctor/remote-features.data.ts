/** The switches a backend tells by `/appkit/v1/config`, and the flags of the config that turn the same thing on. */
export const remoteFeatures: Readonly<Record<string, readonly string[]>> = {
  social_login: ['email', 'socials'],
  swap: ['swaps'],
  onramp: ['onramp'],
  activity: ['activity'],
  reown_branding: ['reownBranding'],
  multi_wallet: ['multiWallet'],
}
