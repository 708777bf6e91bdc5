import type { TextBlock } from '../../core/words.js'

/** The words of the directory. `{slots}` are filled with `fill`. */
export const allWalletsTexts = {
  id: 'allWallets',
  words: {
    list: 'Wallets',
    loading: 'Loading wallets',
    search: 'Search wallets',
    clear: 'Clear search',
    results: { one: '{count} wallet found', other: '{count} wallets found' },
    certified: 'Certified only',
    certifiedOn: 'Showing WalletConnect-certified wallets',
    code: 'Show QR code',
    installed: 'Installed',
    none: 'No wallets found',
    noneText: 'Try another name, or scan a QR code with any wallet.',
    /** No name was typed. */
    emptyText: 'Scan a QR code with any wallet to connect.',
    cut: 'Some wallets couldn’t be loaded.',
    retry: 'Try again',
  },
} as const satisfies TextBlock
