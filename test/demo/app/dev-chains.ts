import type { DevChain } from 'create-modal-kit/testing'
import type { SolanaCluster } from 'create-modal-kit/testing/solana'

/** The chains of the demo's own wallet; `npm run demo` writes the ports it found free. */
export const devChains: readonly [DevChain, ...DevChain[]] = [
  { id: 1, rpcUrl: 'http://127.0.0.1:8545' },
  { id: 137, rpcUrl: 'http://127.0.0.1:8546' },
  { id: 8453, rpcUrl: 'http://127.0.0.1:8547' },
]

/** The cluster of Solana that it signs for as well. */
export const devCluster: SolanaCluster = { chain: 'solana:mainnet', rpcUrl: 'http://127.0.0.1:8899' }
