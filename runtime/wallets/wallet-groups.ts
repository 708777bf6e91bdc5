import type { WalletGroup } from '../contract/wallet-row.js'

/** The order of the groups where the app has none of its own (SPEC §9). */
const walletGroups: readonly WalletGroup[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/**
 * The groups in the order of the app; those that it does not name follow in the order of SPEC §9. On a phone, where the app
 * has no order, WalletConnect comes last: wallets that open on it come before what leads to another device.
 */
export function groupOrder(
  isMobile: boolean,
  named: readonly WalletGroup[] = walletGroups.slice(+isMobile),
): readonly WalletGroup[] {
  return [...new Set([...named, ...walletGroups])]
}
