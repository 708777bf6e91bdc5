/** Packages that put a wallet into an app whose requests are answered in a window of another site. */
export const windowWallets: readonly string[] = ['@base-org/account', '@coinbase/wallet-sdk', '@coinbase/onchainkit']
