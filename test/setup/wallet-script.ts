import { resolve } from 'node:path'
import { build } from 'vite'
import type { MetamaskPageOptions } from './metamask-page.js'
import type { WalletPageOptions } from './wallet-page.js'
import { withWallets } from './with-wallets.js'

/** The test wallet as one script, for `serve({ script })`: it works the same in every browser and under a strict policy. */
export async function walletScript(options: WalletPageOptions): Promise<string> {
  return withWallets(await walletCode(), options)
}

/** The published adapter of MetaMask for Solana as one script. */
export async function metamaskScript(options: MetamaskPageOptions): Promise<string> {
  return `window.metamaskPage = ${JSON.stringify(options)};\n${await walletCode('metamask-page.ts')}`
}

/** Bundles a script of this folder, or at a whole path, without its options. */
export async function walletCode(entry = 'wallet-page.ts'): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(import.meta.dirname, entry), name: 'walletPageScript', formats: ['iife'] },
    },
  })
  const [first] = [output].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The wallet script was not built.')
  return chunk.code
}
