import type { DevChain } from '../dev-chains.js'

/** The EVM chains of `modal-kit dev` on their own ports: Ethereum, Polygon and Base. */
export function localChains(): readonly [DevChain, ...DevChain[]] {
  return [
    { id: 1, rpcUrl: 'http://127.0.0.1:8545' },
    { id: 137, rpcUrl: 'http://127.0.0.1:8546' },
    { id: 8453, rpcUrl: 'http://127.0.0.1:8547' },
  ]
}
