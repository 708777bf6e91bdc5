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
    unsupportedHint: 'Your wallet is on a network this app does not use.',
    wallets: 'Wallets',
    explorer: 'Explorer',
    disconnect: 'Disconnect',
    network: 'Network: {network}',
  },
} as const satisfies TextBlock

/** The words of the tabs under the balance, and of the tokens. `{slots}` are filled with `fill`. */
export const tokensTexts = {
  id: 'tokens',
  words: {
    /** Names the row of tabs for those who do not see it. */
    tabs: 'Assets and activity',
    tokens: 'Tokens',
    total: 'Total',
    loading: 'Loading the tokens',
    small: 'Show small balances ({count})',
    spam: 'Looks like spam ({count})',
    spamHint: 'No price is known, and the name has a link or an offer in it. Do not follow it.',
    empty: 'No tokens yet',
    emptyHint: 'Tokens that arrive on this network are shown here.',
    more: 'Show more ({count} left)',
    unnamed: 'Token without a name',
    retry: 'Try again',
    receive: 'Receive',
  },
} as const satisfies TextBlock
