import type { StandardWallet } from '../../contract/standard-wallet.js'

/** What an app gives a wallet to register itself with. */
interface WalletsApi {
  register(wallet: StandardWallet): () => void
}

/**
 * Registers a wallet with the page by Wallet Standard: at once, and again with every app that comes later. `page` is the
 * window. The returned function takes it out of all of them again.
 */
export function registerWallet({ wallet }: { readonly wallet: StandardWallet }, page: EventTarget): () => void {
  const leaving: (() => void)[] = []
  const register = (api: WalletsApi) => void leaving.push(api.register(wallet))
  const onReady = (event: Event) => register((event as CustomEvent<WalletsApi>).detail)
  page.addEventListener('wallet-standard:app-ready', onReady)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onReady)
    for (const leave of leaving.splice(0)) leave()
  }
}
