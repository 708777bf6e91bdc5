import type { Decoder } from '../core/decode.js'
import { coreError } from '../core/errors.js'
import type { Network } from '../core/network.js'
import { resultOf } from './answers.js'
import { askRound } from './ask-round.js'
import type { ChainQuestion } from './chain-question.js'
import { type NodeFailure, unreadable } from './node-failure.js'
import { passOn } from './pass-on.js'
import { createPool, type Pool, type PoolNode } from './pool.js'
import { RpcError } from './rpc-error.js'
import type { RpcHost } from './rpc-host.js'
import { rpcRules } from './rules.data.js'
import type { Call } from './sender.js'

/** Reads of the networks of one namespace of an app. */
export interface Rpc {
  /**
   * Reads from the nodes of a network: the best first, the next when it fails or is slow, and all of them again after
   * 1, 3, 5 and 10 s (SPEC §9) while that may help. `decode` says what the answer must be. Only for what may be asked
   * twice. `signal` lives as long as the value is needed: until it aborts, 20 s at most, the nodes are ranked. Throws
   * `rpc/unreachable`, `rpc/wrong-chain`, and `flow/cancelled` once `signal` has aborted.
   */
  read<T>(network: Network, call: Call, decode: Decoder<T>, signal: AbortSignal): Promise<T>
  /**
   * Passes a call of a library on to one node, the same as long as it answers, and to one more where it does not. Gives
   * the node's result. Throws an `RpcError` with the node's own code, message and data where it answers with an error,
   * else `rpc/unreachable`, `rpc/wrong-chain`, and `flow/cancelled` once `signal` has aborted.
   */
  request(network: Network, call: Call, signal: AbortSignal): Promise<unknown>
}

/** Makes the reader of a namespace, whose nodes are asked `question`. Nothing is contacted before a read. */
export function createRpc(host: RpcHost, question: ChainQuestion): Rpc {
  const pools = new Map<string, Pool>()

  function poolOf(network: Network): Pool {
    const key = [network.caipNetworkId, ...network.rpcUrls].join(' ')
    const pool = pools.get(key) ?? createPool(host, question, network)
    pools.set(key, pool)
    return pool
  }

  async function read<T>(network: Network, call: Call, decode: Decoder<T>, signal: AbortSignal): Promise<T> {
    const pool = poolOf(network)
    pool.follow(signal)
    for (let tries = 0; ; tries += 1) {
      const round = await askRound(host.clock, pool.order(), (node, inner) => ask(node, call, decode, inner), signal)
      if ('value' in round) return round.value
      const waitMs = waitBefore(rpcRules.retryWaitsMs[tries], round.failures)
      if (waitMs === undefined) throw errorOf(pool, network, round.failures)
      await host.clock.sleep(waitMs, signal)
    }
  }

  async function request(network: Network, call: Call, signal: AbortSignal): Promise<unknown> {
    const pool = poolOf(network)
    const outcome = await passOn(host.clock, pool, call, signal)
    if ('failures' in outcome) throw errorOf(pool, network, outcome.failures)
    if ('error' in outcome.answer) throw new RpcError(outcome.answer.error)
    return outcome.answer.result
  }

  async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      return await work
    } catch (cause) {
      throw signal.aborted ? coreError('flow/cancelled', {}, signal.reason) : cause
    }
  }

  return {
    read: (network, call, decode, signal) => untilAborted(read(network, call, decode, signal), signal),
    request: (network, call, signal) => untilAborted(request(network, call, signal), signal),
  }
}

async function ask<T>(node: PoolNode, call: Call, decode: Decoder<T>, signal: AbortSignal): Promise<T> {
  const value = decode(resultOf(await node.send(call, signal)))
  if (value === undefined) throw unreadable(`to ${call.method} cannot be read`)
  return value
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
