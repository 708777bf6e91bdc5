import type { Chain } from '../chains/chains.js'
import type { NodeCall } from '../chains/upstream.js'
import { Problem } from '../http/problems.js'
import { checkLogs } from './check-logs.js'
import { checkSimulation } from './check-simulation.js'
import { allowedMethods } from './methods.data.js'
import { INVALID_PARAMS, METHOD_NOT_FOUND } from './read-calls.js'

/** Why a call is not passed on: `code` is of JSON-RPC 2.0. */
export interface Refusal {
  readonly code: number
  readonly problem: Problem
}

const withFilter: readonly string[] = ['eth_getLogs', 'eth_newFilter']

/**
 * Checks a call against the list of its chain's namespace, a filter of logs against its range, and a simulation against
 * its size. A refusal asks no node.
 */
export async function checkCall(chain: Chain, call: NodeCall, signal?: AbortSignal): Promise<Refusal | undefined> {
  if (!(allowedMethods[chain.namespace] ?? []).includes(call.method)) {
    return { code: METHOD_NOT_FOUND, problem: new Problem('method_not_allowed', { words: { method: call.method } }) }
  }
  if (chain.namespace === 'eip155' && withFilter.includes(call.method)) {
    const fault = await checkLogs(chain, call.params, signal)
    if (fault) return { code: INVALID_PARAMS, problem: new Problem('range_too_long', { words: { fault } }) }
  }
  if (chain.namespace === 'eip155' && call.method === 'eth_simulateV1') {
    const fault = checkSimulation(call.params)
    if (fault) return { code: INVALID_PARAMS, problem: new Problem('simulation_too_large', { words: { fault } }) }
  }
  return undefined
}
