import { announceWallet, createDevWallet } from 'create-modal-kit/testing'
import { createSolanaWallet, registerWallet } from 'create-modal-kit/testing/solana'
import { devChains, devCluster } from './dev-chains.js'

/**
 * Puts a wallet over the local chains beside the visitor's own extensions, once for EVM chains and once for Solana: the
 * modal lists both as one. It signs with keys everybody knows. Where the browser knows no Ed25519 it has no Solana.
 */
export function announceDevWallet(): void {
  const [name, storage] = ['Dev Wallet', localStorage]
  announceWallet(createDevWallet({ name, chains: devChains, storage }), window)
  createSolanaWallet({ name, clusters: [devCluster], storage }).then(
    (wallet) => void registerWallet(wallet, window),
    (cause: unknown) => console.warn('The Dev Wallet has no Solana here.', cause),
  )
}
