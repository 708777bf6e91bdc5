import type { WalletGroup } from '../contract/wallet-row.js'

/** The order of the groups where the app has none of its own (SPEC §9). */
export const walletGroups: readonly WalletGroup[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]
