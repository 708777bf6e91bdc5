import type { Chain } from '../chains/chains.js'
import { mapLimit } from '../chains/map-limit.js'
import { UPSTREAM_BYTES } from '../chains/upstream.js'
import { checkCall } from './check-call.js'
import { INTERNAL_ERROR, type ReadCall } from './read-calls.js'

/** Calls of a batch that are under way at once. */
const AT_ONCE = 10

/**
 * Answers the calls of a batch, in their order, as JSON texts: what a node said, letter by letter, so that no number
 * loses digits. A call that is refused or fails has its error in its place. All answers together stay below 5 MiB.
 */
export async function answerCalls(
  chain: Chain,
  calls: readonly ReadCall[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  let size = 0
  return mapLimit(calls, AT_ONCE, async (each) => {
    const isFull = size > UPSTREAM_BYTES
    const text = isFull
      ? errorText(idOf(each), INTERNAL_ERROR, 'The batch is too long')
      : await answer(chain, each, signal)
    const isTooLong = size + text.length > UPSTREAM_BYTES && text.length > 1_000
    size += text.length
    return isTooLong ? errorText(idOf(each), INTERNAL_ERROR, 'The answers are longer than 5 MiB') : text
  })
}

async function answer(chain: Chain, each: ReadCall, signal?: AbortSignal): Promise<string> {
  if (!('call' in each)) return errorText(each.id, each.code, each.problem.message)
  const { id } = each.call
  try {
    const refusal = await checkCall(chain, each.call, signal)
    if (refusal) return errorText(id, refusal.code, refusal.problem.message)
    return (await chain.forward(each.call, signal)).text
  } catch {
    // The chain has logged and counted it; the client learns that this call of the batch has no answer.
    return errorText(id, INTERNAL_ERROR, 'No node of this chain answers')
  }
}

/** A JSON-RPC error as text. */
function errorText(id: string | number | null, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })
}

function idOf(each: ReadCall): string | number | null {
  return 'call' in each ? each.call.id : each.id
}
