import type { Chain, Explored } from '../../contract/chain.js'
import { fromBase58, solanaKey } from '../../core/base58.js'
import type { Network } from '../../core/network.js'

/** The clusters beside mainnet, as explorers call them, by the reference of their CAIP-2 id. */
const clusters: Readonly<Record<string, string>> = {
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
}

/** Solana. A wallet signs for any cluster. Its code is fetched with the first read or signature, never with the page. */
export function solana(): Chain {
  return {
    namespace: 'solana',
    switching: 'chooses',
    sends: true,
    explorerPath,
    load: (host) => import('./adapter.js').then((it) => it.createSolanaAdapter(host)),
  }
}

/** One explorer shows all clusters: those beside mainnet are named in its query. */
function explorerPath({ id, blockExplorers }: Network, what: Explored): string | undefined {
  const [explorer] = blockExplorers ?? []
  const path = 'transaction' in what ? transactionPath(what.transaction) : accountPath(what.address, explorer?.url)
  const cluster = clusters[id]
  return path && cluster ? `${path}?cluster=${cluster}` : path
}

function transactionPath(signature: string): string | undefined {
  return signature.length <= 88 && fromBase58(signature)?.length === 64 ? `/tx/${signature}` : undefined
}

/** Solscan has a page of its own for accounts; others have them under their address. */
function accountPath(address: string, explorer = ''): string | undefined {
  const page = /^https:\/\/([\w-]+\.)?solscan\.io(\/|$)/.test(explorer) ? 'account' : 'address'
  return solanaKey(address) ? `/${page}/${address}` : undefined
}
