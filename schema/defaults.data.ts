import { type AccountTypes, defaultAccountTypes } from './account-types.js'

/** The defaults of SPEC §9, whether this version has built the feature or not. */
export const defaults = {
  features: {
    receive: true,
    send: true,
    /** Not a flag of SPEC §3, whose kits always have it. */
    walletConnect: true,
    allWallets: true,
    analytics: true,
    legalCheckbox: false,
    smartSessions: false,
    collapseWallets: false,
    pay: false,
    walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
    connectorTypeOrder: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
    swaps: ['1inch'],
    onramp: ['meld', 'coinbase'],
    email: true,
    socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
    activity: true,
    /** Not a flag of SPEC §3, whose account always has the tab (SPEC §1). */
    nfts: true,
    multiWallet: false,
  },
  accounts: defaultAccountTypes,
  connect: { recentLimit: 2 },
  theme: { mode: 'system' },
} as const satisfies Defaults

/** Shape of the table: flags by name, account types by namespace. */
interface Defaults {
  readonly features: Readonly<Record<string, boolean | readonly string[]>>
  readonly accounts: AccountTypes
  readonly connect: { readonly recentLimit: number }
  readonly theme: { readonly mode: 'light' | 'dark' | 'system' }
}
