import { serve } from '../setup/serve.js'
import type { WalletPageOptions } from '../setup/wallet-page.js'
import { type HostPage, openHostPage } from './host-page.js'
import { connectBrowser, walletScript } from './shared.js'

/** A built app in the browser, with the test wallet in every page. */
export interface AppPages {
  /** Opens the app in a browser context of its own; `query` says how its wallet behaves. */
  open(query?: string): Promise<HostPage>
  /** Ends its contexts and the server. */
  stop(): Promise<void>
}

/** Serves the files of `dist` and connects to the browser. `chains` are those the wallet knows at first. */
export async function startAppPages(dist: string, chains: WalletPageOptions['chains']): Promise<AppPages> {
  const served = await serve({ dir: dist, script: await walletScript({ chains }) })
  try {
    const browser = await connectBrowser()
    return {
      open: (query) => openHostPage(browser, served.origin, query),
      async stop() {
        await Promise.all([browser.close(), served.stop()])
      },
    }
  } catch (cause) {
    await served.stop()
    throw cause
  }
}
