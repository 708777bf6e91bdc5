import type { Decoder } from '../../../core/decode.js'
import { coreError } from '../../../core/errors.js'
import type { Host } from '../../../core/host.js'
import type { Network } from '../../../core/network.js'
import { askRound } from './ask-round.js'
import type { NodeFailure } from './node-failure.js'
import { createPool, type Pool } from './pool.js'
import { rpcRules } from './rules.data.js'
import type { Call } from './sender.js'

/** Reads of every EVM network of an app. */
export interface Rpc {
  /**
   * Reads from the nodes of a network: the best first, the next when it fails or is slow, and all of them again after 1,
   * 3, 5 and 10 s (SPEC §9) while that may help. `decode` says what the answer must be. Only for what may be asked twice.
   * `signal` lives as long as somebody wants to read: until it aborts, 20 s at most, the nodes are ranked. Throws
   * `rpc/unreachable`, `rpc/wrong-chain`, and `flow/cancelled` once `signal` has aborted.
   */
  read<T>(network: Network, call: Call, decode: Decoder<T>, signal: AbortSignal): Promise<T>
}

/** Makes the reader. Nothing is contacted before a read. */
export function createRpc(host: Host): Rpc {
  const pools = new Map<string, Pool>()

  function poolOf(network: Network): Pool {
    const key = [network.caipNetworkId, ...network.rpcUrls].join(' ')
    const pool = pools.get(key) ?? createPool(host, network)
    pools.set(key, pool)
    return pool
  }

  async function read<T>(network: Network, call: Call, decode: Decoder<T>, signal: AbortSignal): Promise<T> {
    const pool = poolOf(network)
    pool.follow(signal)
    for (let tries = 0; ; tries += 1) {
      const round = await askRound(host.clock, pool.order(), { call, decode }, signal)
      if ('value' in round) return round.value
      const waitMs = waitBefore(rpcRules.retryWaitsMs[tries], round.failures)
      if (waitMs === undefined) throw errorOf(pool, network, round.failures)
      await host.clock.sleep(waitMs, signal)
    }
  }

  return {
    async read(network, call, decode, signal) {
      try {
        return await read(network, call, decode, signal)
      } catch (cause) {
        throw signal.aborted ? coreError('flow/cancelled', {}, signal.reason) : cause
      }
    },
  }
}

/** Milliseconds until another try may help: what SPEC §9 says, or longer where every node asks for it. */
function waitBefore(ms: number | undefined, failures: readonly NodeFailure[]): number | undefined {
  const asked = failures.filter(({ facts }) => facts.mayPass).map(({ facts }) => facts.waitMs ?? 0)
  if (ms === undefined || asked.length === 0) return undefined
  const waitMs = Math.max(ms, Math.min(...asked))
  return waitMs <= Math.max(...rpcRules.retryWaitsMs) ? waitMs : undefined
}

/** What a developer can correct comes first: a node of another network. */
function errorOf(pool: Pool, { name }: Network, failures: readonly NodeFailure[]) {
  for (const { url, wrong } of pool.nodes) {
    const found = wrong()?.facts.wrongChain
    if (found !== undefined) return coreError('rpc/wrong-chain', { url, found, network: name }, wrong())
  }
  const [first] = failures
  return coreError('rpc/unreachable', { network: name, detail: first?.message ?? 'no rpcUrls are configured' }, first)
}
