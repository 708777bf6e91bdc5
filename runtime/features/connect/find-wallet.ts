/** Where users find a wallet: run by a foundation, sells nothing. */
export const findWalletUrl = 'https://ethereum.org/wallets/find-wallet/'
