import type { TextBlock } from '../../core/words.js'

/** The words of the account. `{slots}` are filled with `fill`. */
export const accountTexts = {
  id: 'account',
  words: {
    title: 'Account',
    wallet: 'Connected with {wallet}',
    balance: 'Balance',
    loadingBalance: 'Loading the balance',
    /** SPEC §8. */
    balanceFailed: 'Token Balance Unavailable',
    balanceHint: 'Balance not available right now',
    /** `{time}` is such as "2 minutes ago". */
    asOf: 'As of {time}',
    balanceRetry: 'Asking again every 30 seconds',
    unsupported: 'Unsupported network',
    unsupportedHint: 'Your wallet is on a network this app does not use.',
    wallets: 'Wallets',
    explorer: 'Explorer',
    disconnect: 'Disconnect',
    network: 'Network: {network}',
  },
} as const satisfies TextBlock
