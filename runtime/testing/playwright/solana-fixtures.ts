import { test as playwright } from '@playwright/test'
import { type ConnectOptions, connectByClicks } from './connect-by-clicks.js'
import { type PageSolanaWallet, type PageSolanaWalletOptions, putSolanaWallet } from './page-solana-wallet.js'

/** What a test sets with `test.use({ … })` or the configuration's `use`. */
export interface SolanaSettings {
  /** What the wallet in the page is made of. */
  readonly solanaWalletOptions: PageSolanaWalletOptions
}

/** What a test is given. */
export interface SolanaFixtures {
  /** A wallet of Solana in every page of the test, put there before its scripts run. */
  readonly solanaWallet: PageSolanaWallet
  /** Connects `page` by clicks as the account of a private key, or as the wallet's current one. */
  readonly connectSolanaAs: (privateKey?: Uint8Array, options?: ConnectOptions) => Promise<void>
}

/** Playwright's `test` with a wallet of Solana. Put it together with other fixtures by `mergeTests`. */
export const test = playwright.extend<SolanaFixtures & SolanaSettings>({
  solanaWalletOptions: [{}, { option: true }],
  solanaWallet: async ({ context, solanaWalletOptions }, use) =>
    use(await putSolanaWallet(context, solanaWalletOptions)),
  connectSolanaAs: async ({ page, solanaWallet: wallet }, use) =>
    use(async (privateKey, options) => {
      if (privateKey) await wallet.selectAccount(privateKey)
      await connectByClicks(page, { ...wallet, id: wallet.name }, options)
    }),
})
