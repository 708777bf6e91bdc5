import type { Backend } from '../../backend.js'
import { referenceOf } from '../../caip.js'
import { needChain } from '../../chains/chains.js'
import { withDeadline } from '../../clock.js'
import { checkCall } from '../../rpc/check-call.js'
import type { User } from '../users/user.js'

/** A call of a page through its wallet. */
export interface RpcCall {
  readonly chainId: string
  readonly method: string
  readonly params: readonly unknown[] | Readonly<Record<string, unknown>>
}

/** What the frame is answered. */
export type RpcAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

/** Below the deadline of the request, in ms. */
const CALL_MS = 14_000
/** Longer words of a node are cut. */
const MESSAGE_MOST = 300

/**
 * Answers a method that only reads, by the nodes of the settings: never by one that a page names (SECURITY 0, decision
 * 12). The accounts are the wallet's own: a node may keep others. Throws the problem `unsupported_chain`, and what the
 * chain throws when no node answers.
 */
export async function answerRpc(
  backend: Pick<Backend, 'chains' | 'signal'>,
  user: User,
  { chainId, method, params }: RpcCall,
  signal: AbortSignal,
): Promise<RpcAnswer> {
  const chain = needChain(backend.chains, chainId)
  if (method === 'eth_accounts') {
    return { result: user.accounts.filter(({ namespace }) => namespace === 'eip155').map(({ address }) => address) }
  }
  if (method === 'eth_chainId') return { result: `0x${BigInt(referenceOf(chainId)).toString(16)}` }
  return withDeadline(CALL_MS, [signal, backend.signal], async (deadline) => {
    const call = { id: 1, method, params }
    const refusal = await checkCall(chain, call, deadline)
    if (refusal) return { error: { code: refusal.code, message: refusal.problem.message } }
    const answer = await chain.forward(call, deadline)
    if (!('error' in answer)) return { result: answer.result }
    const { code, message } = answer.error
    return { error: { code, message: message.slice(0, MESSAGE_MOST) } }
  })
}
