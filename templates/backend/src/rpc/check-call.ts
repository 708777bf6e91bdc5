import type { Chain } from '../chains/chain.js'
import type { NodeCall } from '../chains/upstream.js'
import { checkLogs } from './check-logs.js'
import { allowedMethods } from './methods.data.js'
import { INVALID_PARAMS, METHOD_NOT_FOUND } from './read-calls.js'

/** Why a call is not passed on. `name` is for code. */
export interface Refusal {
  readonly code: number
  readonly name: 'method_not_allowed' | 'range_too_long'
  readonly message: string
}

const withFilter: readonly string[] = ['eth_getLogs', 'eth_newFilter']

/** Checks a call against the list of its chain's family, and a filter of logs against its range. Asks no node to refuse. */
export async function checkCall(chain: Chain, call: NodeCall, signal?: AbortSignal): Promise<Refusal | undefined> {
  if (!(allowedMethods[chain.namespace] ?? []).includes(call.method)) {
    return { code: METHOD_NOT_FOUND, name: 'method_not_allowed', message: `${call.method} is not passed on here` }
  }
  if (chain.namespace === 'eip155' && withFilter.includes(call.method)) {
    const problem = await checkLogs(chain, call.params, signal)
    if (problem) return { code: INVALID_PARAMS, name: 'range_too_long', message: problem }
  }
  return undefined
}
