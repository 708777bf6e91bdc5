import {
  announceWallet,
  createDevWallet,
  type DevChain,
  type DevWallet,
  type WalletBehaviour,
} from '../../runtime/testing.js'
import { announceGarbage } from './announce-garbage.js'

/** What the wallets of a page are made of. */
export interface WalletPageOptions {
  readonly chains: readonly [DevChain, ...DevChain[]]
}

declare global {
  interface Window {
    walletPage: WalletPageOptions
    /** The wallet that behaves as the page's `?behaviour=` says, well by default. */
    testWallet: DevWallet
    /** The same wallet as another provider, once `announceAgain` was called: what an extension that is reloaded leaves. */
    secondWallet: DevWallet
    announceAgain(): void
  }
}

/**
 * Runs before the page's own scripts, as an extension does: announces one wallet that behaves as `?behaviour={…}` says,
 * takes several calls at once with `?atomic`, and, with `?garbage`, a few dozen announcements that no wallet would make.
 */
const query = new URLSearchParams(location.search)
const behaviour: WalletBehaviour = JSON.parse(query.get('behaviour') ?? '{}')
const make = () =>
  createDevWallet({
    chains: window.walletPage.chains,
    name: 'Test Wallet',
    rdns: 'test.wallet',
    storage: localStorage,
    behaviour,
    batches: query.has('atomic') ? 'atomic' : 'oneByOne',
  })
window.testWallet = make()
window.announceAgain = () => {
  window.secondWallet = make()
  announceWallet(window.secondWallet, window)
}
if (query.has('garbage')) announceGarbage(window)
announceWallet(window.testWallet, window)
if (query.has('garbage')) announceGarbage(window)
