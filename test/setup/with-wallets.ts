import type { WalletPageOptions } from './wallet-page.js'

/** The bundled test wallet as a script with its options before it. */
export function withWallets(code: string, options: WalletPageOptions): string {
  return `window.walletPage = ${JSON.stringify(options)};\n${code}`
}
