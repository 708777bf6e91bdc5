import type { TextBlock } from '../../core/words.js'

/** The words of the account. `{slots}` are filled with `fill`. */
export const accountTexts = {
  id: 'account',
  words: {
    title: 'Account',
    wallet: 'Connected with {wallet}',
    balance: 'Balance',
    loadingBalance: 'Loading balance',
    /** SPEC §8. */
    balanceFailed: 'Token Balance Unavailable',
    balanceHint: 'Balance unavailable',
    /** `{time}` is such as "2 minutes ago". */
    asOf: 'As of {time}',
    balanceRetry: 'Retrying every 30 seconds',
    unsupportedHint: 'This app doesn’t support your wallet’s current network.',
    explorer: 'View on explorer',
    /** On a tile of a quarter of the panel. */
    explorerShort: 'Explorer',
    disconnect: 'Disconnect',
    /** Shows what else can be done with the account. */
    more: 'More',
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
    loading: 'Loading tokens',
    failed: 'Couldn’t load tokens',
    small: 'Show small balances ({count})',
    spam: 'Possible spam ({count})',
    spamHint: 'These tokens have no price and advertise a link. Don’t open it.',
    empty: 'No tokens yet',
    emptyHint: 'Tokens you receive on this network will appear here.',
    more: 'Show {count} more',
    unnamed: 'Unknown token',
    retry: 'Try again',
    receive: 'Receive',
  },
} as const satisfies TextBlock
