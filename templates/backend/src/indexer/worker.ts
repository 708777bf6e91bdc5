import type { Backend, Worker } from '../backend.js'
import type { Chain } from '../chains/chains.js'
import { followNftMetadata } from '../nfts/follow-metadata.js'
import { followEvm } from './evm/index-step.js'
import { lead } from './leader.js'
import { followSolana } from './solana/follow-solana.js'

/** How long after the head of a chain was reached the next look at it comes, in ms. */
const POLL_MS = { development: 1_000, production: 3_000 } as const

/**
 * Follows every chain whose settings have `index`, in one process of all that share the database. Where there is no such
 * chain it only waits for the end.
 */
export function indexerWorker(backend: Backend): Worker {
  const pollMs = POLL_MS[backend.settings.mode]
  const chains = backend.chains.list().filter(({ settings }) => settings.index)
  return {
    name: 'indexer',
    run: async () => {
      if (chains.length === 0) return aborted(backend.signal)
      await lead(backend, 'indexer', async (signal) => {
        await Promise.all([aborted(signal), ...chains.flatMap((chain) => jobsOf(backend, { chain, pollMs }, signal))])
      })
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function jobsOf(
  backend: Backend,
  { chain, pollMs }: { readonly chain: Chain; readonly pollMs: number },
  signal: AbortSignal,
): readonly Promise<void>[] {
  if (chain.namespace === 'eip155') {
    return [followEvm(backend, chain, pollMs, signal), followNftMetadata(backend, chain, pollMs, signal)]
  }
  if (chain.namespace === 'solana') return [followSolana(backend, chain, pollMs, signal)]
  backend.log.warn({ chainId: chain.settings.chainId }, 'chains of this family can not be indexed')
  return []
}
