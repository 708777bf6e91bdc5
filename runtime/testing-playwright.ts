export { type Account, testAccount, testPrivateKey } from './testing/accounts.js'
export type { ConnectOptions } from './testing/playwright/connect-by-clicks.js'
export { test, type WalletFixtures, type WalletSettings } from './testing/playwright/fixtures.js'
export { localChains } from './testing/playwright/local-chains.js'
export { type PageWallet, type PageWalletOptions, putWallet } from './testing/playwright/page-wallet.js'
export {
  putWalletSite,
  type SiteFault,
  type WalletSite,
  type WalletSiteOptions,
} from './testing/playwright/wallet-site.js'
