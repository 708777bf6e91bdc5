export { type Account, testAccount, testPrivateKey } from './testing/accounts.js'
export type { ConnectOptions } from './testing/playwright/connect-by-clicks.js'
export { describeWalletSite } from './testing/playwright/describe-wallet-site.js'
export { test, type WalletFixtures, type WalletSettings } from './testing/playwright/fixtures.js'
export { localChains } from './testing/playwright/local-chains.js'
export { type PageWallet, type PageWalletOptions, putWallet } from './testing/playwright/page-wallet.js'
export type { EmailLogin, NewDevice, SiteLevel, WalletSiteSubject } from './testing/playwright/site-rules/rule.js'
export type { AskOptions, SiteAnswer, SiteApp } from './testing/playwright/site-rules/site-app.js'
export {
  putWalletSite,
  type SiteFault,
  type WalletSite,
  type WalletSiteOptions,
} from './testing/playwright/wallet-site.js'
