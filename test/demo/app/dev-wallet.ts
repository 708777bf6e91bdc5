import { announceWallet, createDevWallet } from 'create-modal-kit/testing'
import { devChains } from './dev-chains.js'

/** Puts a wallet over the local chains beside the visitor's own extensions. It signs with a key everybody knows. */
export function announceDevWallet(): void {
  const wallet = createDevWallet({ name: 'Dev Wallet', chains: devChains, storage: localStorage })
  announceWallet(wallet, window)
}
