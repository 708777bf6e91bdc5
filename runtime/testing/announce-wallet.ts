import type { DevWallet } from './dev-wallet.js'

/**
 * Announces a wallet to the page by EIP-6963: at once, and again whenever a page asks. `page` is the window.
 * The returned function stops answering.
 */
export function announceWallet(wallet: Pick<DevWallet, 'info' | 'provider'>, page: EventTarget): () => void {
  const detail = Object.freeze({ info: Object.freeze({ ...wallet.info }), provider: wallet.provider })
  const announce = () => void page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => page.removeEventListener('eip6963:requestProvider', announce)
}
