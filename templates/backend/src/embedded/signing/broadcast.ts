import type { Chain } from '../../chains/chains.js'
import { NodeError, UpstreamError } from '../../chains/upstream.js'
import { withDeadline } from '../../clock.js'
import { Problem } from '../../http/problems.js'
import type { EmbeddedBackend } from '../part.js'
import { rules } from '../rules.data.js'
import type { Asking } from '../sessions/asking.js'
import { claimTransaction, type SignedTransaction, settleTransaction } from './sent-transactions.js'

/** How a chain takes a transaction. */
export interface Sending extends SignedTransaction {
  /** Id of the page's request. */
  readonly requestId: string
  /** Gives it to the nodes. Resolves to the hash that they name. */
  give(signal: AbortSignal): Promise<unknown>
  /** Whether the nodes have it, whatever they said when they were given it. */
  isThere(signal: AbortSignal): Promise<boolean>
}

/**
 * Sends a signed transaction, at most twice in its life, and remembers how it fared. It goes on when the client hangs up:
 * half a sending is none. Throws the problems `nonce_taken`, `transaction_refused`, and `send_unknown` when no node says
 * what became of it: it may be on its way then, and another one with its nonce takes its place.
 */
export async function broadcast(
  backend: EmbeddedBackend,
  chain: Chain,
  asking: Asking,
  sending: Sending,
): Promise<{ readonly hash: string }> {
  const { hash } = sending
  const claim = await claimTransaction(backend, asking, sending)
  if (claim === 'known') return { hash }
  if (claim === 'taken') throw new Problem('nonce_taken')
  if (claim === 'refused') throw refused(chain)
  const { state, cause } = await withDeadline(rules.signingMs, [backend.signal], (signal) => attempt(sending, signal))
  await settleTransaction(backend, asking, { ...sending, state })
  if (state === 'sent' || claim === 'again') return { hash }
  if (state === 'refused') throw refused(chain, cause)
  throw new Problem('send_unknown', { cause })
}

interface Attempt {
  readonly state: 'sent' | 'refused' | 'unknown'
  readonly cause?: unknown
}

async function attempt(sending: Sending, signal: AbortSignal): Promise<Attempt> {
  try {
    if ((await sending.give(signal)) === sending.hash) return { state: 'sent' }
    throw new UpstreamError('The node names another hash than that of what it was given')
  } catch (cause) {
    if (!(cause instanceof NodeError)) return { state: 'unknown', cause }
    // "Already known" is said in many words.
    const isThere = await sending.isThere(signal).catch(() => undefined)
    if (isThere === undefined) return { state: 'unknown', cause }
    return isThere ? { state: 'sent' } : { state: 'refused', cause }
  }
}

function refused(chain: Chain, cause?: unknown): Problem {
  return new Problem('transaction_refused', { words: { network: chain.settings.name }, cause })
}
