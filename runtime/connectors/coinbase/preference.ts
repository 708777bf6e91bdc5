/** What Coinbase's SDK may connect with: anything, its smart wallet alone, or wallets with a key of their own alone. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'
