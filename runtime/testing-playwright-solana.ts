export type { ConnectOptions } from './testing/playwright/connect-by-clicks.js'
export {
  localSolana,
  type PageSolanaWallet,
  type PageSolanaWalletOptions,
  putSolanaWallet,
} from './testing/playwright/page-solana-wallet.js'
export { type SolanaFixtures, type SolanaSettings, test } from './testing/playwright/solana-fixtures.js'
export { solanaTestKey } from './testing/solana/accounts.js'
