/**
 * Ids, as thirdweb's list gives them, of the wallets that most users have. They lead the directory in this order, so that a
 * modal without wallets of its own choice recommends them. The rest follows in the order of the source, which leads with
 * less known ones. After a change here run `npm run import-wallets`.
 */
export const bestKnown: readonly string[] = [
  'io.metamask',
  'com.trustwallet.app',
  'com.coinbase.wallet',
  'com.binance.wallet',
  'com.okex.wallet',
  'app.phantom',
  'me.rainbow',
  'com.bitget.web3',
  'org.uniswap',
  'io.rabby',
  'io.zerion.wallet',
  'com.ledger',
  'global.safe',
]
