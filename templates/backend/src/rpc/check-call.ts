import type { Chain } from '../chains/chains.js'
import type { NodeCall } from '../chains/upstream.js'
import { Problem } from '../http/problems.js'
import { checkLogs } from './check-logs.js'
import { allowedMethods } from './methods.data.js'
import { INVALID_PARAMS, METHOD_NOT_FOUND } from './read-calls.js'

/** Why a call is not passed on: `code` is of JSON-RPC 2.0. */
export interface Refusal {
  readonly code: number
  readonly problem: Problem
}

const withFilter: readonly string[] = ['eth_getLogs', 'eth_newFilter']

/**
 * Checks a call against the list of its chain's namespace, and a filter of logs against its range. A refusal asks no
 * node.
 */
export async function checkCall(chain: Chain, call: NodeCall, signal?: AbortSignal): Promise<Refusal | undefined> {
  if (!(allowedMethods[chain.namespace] ?? []).includes(call.method)) {
    return { code: METHOD_NOT_FOUND, problem: new Problem('method_not_allowed', { words: { method: call.method } }) }
  }
  if (chain.namespace === 'eip155' && withFilter.includes(call.method)) {
    const fault = await checkLogs(chain, call.params, signal)
    if (fault) return { code: INVALID_PARAMS, problem: new Problem('range_too_long', { words: { fault } }) }
  }
  return undefined
}
