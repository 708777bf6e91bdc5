import type { Backend } from '../../backend.js'
import type { Chain } from '../../chains/chains.js'
import { type Followed, follow } from '../follow.js'
import { indexStep } from './index-step.js'

/** A head below the cursor is taken for the chain's new end after so many looks in a row, for a lagging node before. */
const PATIENCE = 5

/** Indexes an EVM chain until the signal is aborted, with a look every `pollMs` once it has caught up. */
export function followEvm(
  backend: Pick<Backend, 'db' | 'log' | 'clock'>,
  chain: Chain,
  pollMs: number,
  signal: AbortSignal,
): Promise<void> {
  return follow(backend, { name: chain.settings.chainId, pollMs, step: evmSteps(backend, chain) }, signal)
}

/** The steps of `followEvm`, one a call; whether there is more to do at once. */
export function evmSteps(backend: Pick<Backend, 'db' | 'log'>, chain: Chain): Followed['step'] {
  let behind = 0
  return async (signal) => {
    const step = await indexStep(backend, chain, behind >= PATIENCE, signal)
    behind = step === 'behind' ? behind + 1 : 0
    return step === 'more'
  }
}
