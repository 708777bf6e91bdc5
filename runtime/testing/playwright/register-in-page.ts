import type { makeStandardWallet, StandardParts } from '../solana/standard-wallet.js'
import type { Outcome } from './announce-in-page.js'

/** What the script of a page is told. */
export interface WalletScript {
  readonly parts: Pick<StandardParts, 'name' | 'icon' | 'chains' | 'without' | 'shared'>
  /** Global that takes a request to the test. */
  readonly binding: string
  /** Global that takes an event from the test. */
  readonly channel: string
}

/**
 * Runs in every frame before the page's own scripts, as an extension's does: registers a wallet by Wallet Standard whose
 * requests go to the test. It is sent as text, so it uses nothing from outside itself; `make` is given to it.
 */
export function registerInPage({ parts, binding, channel }: WalletScript, make: typeof makeStandardWallet): void {
  // Playwright puts the binding there under a name that no type knows.
  const page = window as unknown as Record<string, (request: unknown) => Promise<Outcome>>
  const wallet = make({
    ...parts,
    async ask(method, params) {
      const outcome = await page[binding]?.({ method, params })
      if (outcome && 'result' in outcome) return outcome.result
      const { code = 4900, message = 'The test wallet is gone.' } = outcome?.error ?? {}
      throw Object.assign(new Error(message), { code })
    },
    follow: (listener) => void Object.defineProperty(window, channel, { value: listener }),
  })
  const register = ({ register: take }: { register(wallet: unknown): unknown }) => void take(wallet)
  window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}
