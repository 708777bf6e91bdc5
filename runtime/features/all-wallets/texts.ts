import type { TextBlock } from '../../core/words.js'

/** The words of the directory. `{slots}` are filled with `fill`. */
export const allWalletsTexts = {
  id: 'allWallets',
  words: {
    title: 'All wallets',
    list: 'Wallets',
    loading: 'Wallets are being fetched',
    search: 'Search wallets',
    clear: 'Clear search',
    results: { one: '{count} wallet found', other: '{count} wallets found' },
    certified: 'Only certified wallets',
    certifiedOn: 'Only wallets certified for WalletConnect are shown',
    code: 'Show a QR code',
    installed: 'Installed',
    none: 'No wallet matches “{query}”',
    nothing: 'No wallet to show',
    noneText: 'Try another name, or connect any wallet with a QR code.',
    cut: 'Not all wallets could be fetched.',
    retry: 'Try again',
  },
} as const satisfies TextBlock
