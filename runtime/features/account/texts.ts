/** The words of the account. `{slots}` are filled with `fill`. */
export const accountTexts = {
  title: 'Account',
  wallet: 'Connected with {wallet}',
  copy: 'Copy address {address}',
  copied: 'Address copied',
  notCopied: 'The address could not be copied',
  balance: 'Balance',
  loadingBalance: 'Loading the balance',
  /** SPEC §8. */
  balanceFailed: 'Token Balance Unavailable',
  balanceHint: 'Balance not available right now',
  balanceRetry: 'Asking again every 30 seconds',
  unsupported: 'Unsupported network',
  unsupportedHint: 'Your wallet is on a network this app does not use.',
  explorer: 'Explorer',
  disconnect: 'Disconnect',
  network: 'Network: {network}',
} as const
