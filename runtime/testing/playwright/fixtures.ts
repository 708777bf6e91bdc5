import { type Locator, test as playwright } from '@playwright/test'
import type { Account } from '../accounts.js'
import type { PendingRequest } from '../person.js'
import type { WalletConnectPeer, WalletConnectPeerOptions } from '../walletconnect/walletconnect-peer.js'
import { type ConnectOptions, connectByClicks } from './connect-by-clicks.js'
import { localChains } from './local-chains.js'
import { type PageWallet, type PageWalletOptions, putWallet } from './page-wallet.js'
import { atSandboxSeller, type SellerAct } from './sandbox-seller.js'
import { scanCode } from './scan-code.js'
import { putWalletSite, type WalletSite, type WalletSiteOptions } from './wallet-site.js'

/** What a test sets with `test.use({ … })` or the configuration's `use`. */
export interface WalletSettings {
  /** What the wallet in the page is made of. */
  readonly walletOptions: PageWalletOptions
  /** What the wallet at the other end of WalletConnect is made of. */
  readonly walletConnectOptions: Partial<WalletConnectPeerOptions>
  /** What the site of the embedded wallet is played with. */
  readonly walletSiteOptions: WalletSiteOptions
}

/** What a test is given. */
export interface WalletFixtures {
  /** A wallet in every page of the test, put there before its scripts run. Name it, or one of the next three, to have it. */
  readonly wallet: PageWallet
  /** Connects `page` by clicks as an account, or as the wallet's current one. */
  readonly connectAs: (account?: Account, options?: ConnectOptions) => Promise<void>
  /** Says yes to the oldest request that waits in `wallet`, or to the next that comes. Gives the request. */
  readonly approveNext: (timeoutMs?: number) => Promise<PendingRequest>
  /** Says no to it, in the same manner. */
  readonly rejectNext: (timeoutMs?: number) => Promise<PendingRequest>
  /** A wallet on another device, reached by WalletConnect. Needs `@reown/walletkit` and `@walletconnect/core`. */
  readonly walletConnectPeer: WalletConnectPeer
  /** Lets that wallet scan the code that `page` shows, by the button that copies its link (`Copy link` in English). */
  readonly scanCode: (button?: Locator) => Promise<void>
  /** Presses what leads to the sandbox seller of the local stack, and pays there or gives up. */
  readonly payAtSeller: (button: Locator, act?: SellerAct) => Promise<void>
  /** The site of the embedded wallet, in place of the real one: fixed codes, no mail. Name it to have it. */
  readonly walletSite: WalletSite
}

/** Playwright's `test` with wallets. Put it together with fixtures of your own by `mergeTests`. */
export const test = playwright.extend<WalletFixtures & WalletSettings>({
  walletOptions: [{}, { option: true }],
  walletConnectOptions: [{}, { option: true }],
  walletSiteOptions: [{}, { option: true }],
  wallet: async ({ context, walletOptions }, use) => use(await putWallet(context, walletOptions)),
  connectAs: async ({ page, wallet }, use) =>
    use(async (account, options) => {
      if (account) await wallet.selectAccount(account)
      await connectByClicks(page, { ...wallet, id: wallet.info.rdns }, options)
    }),
  approveNext: async ({ wallet }, use) => use(wallet.approveNext),
  rejectNext: async ({ wallet }, use) => use(wallet.rejectNext),
  walletConnectPeer: async ({ walletConnectOptions }, use) => {
    const { createWalletConnectPeer } = await import('../walletconnect/walletconnect-peer.js')
    const relayUrl = 'ws://127.0.0.1:8787/relay'
    const peer = await createWalletConnectPeer({ relayUrl, chains: localChains(), ...walletConnectOptions })
    await use(peer)
    await peer.stop()
  },
  scanCode: async ({ page, walletConnectPeer }, use) => use((button) => scanCode(page, walletConnectPeer, button)),
  payAtSeller: async ({ page }, use) => use((button, act) => atSandboxSeller(page, () => button.click(), { act })),
  walletSite: async ({ context, walletSiteOptions }, use) => use(await putWalletSite(context, walletSiteOptions)),
})
