import { ModalError } from '../../../schema/error.js'
import type { Kit } from '../../contract/kit.js'
import type { Submission, SubmissionIntent } from '../../contract/submission.js'
import { coreError, toModalError } from '../../core/errors.js'
import { randomId } from '../../core/host-random.js'
import { namespaceOf } from '../../session/connections.js'
import { hashText } from './hash-text.js'
import { placeOf, type SubmissionStore } from './store.js'
import { takeTurn } from './turn.js'

/** What an intent is run with. */
export interface RunDeps {
  readonly kit: Kit
  readonly store: SubmissionStore
  /** Ids of those that this page is asking a wallet for. */
  readonly asked: Set<string>
}

/** Errors by which the wallet, or the kit before it, says that nothing was sent. */
const unsent: readonly string[] = [
  'wallet/rejected',
  'wallet/pending',
  'wallet/unauthorized',
  'wallet/unsupported',
  'wallet/bad-request',
  'network/not-switched',
  // Of the embedded wallet: it says so itself, or was not asked.
  'frame/not-loaded',
  'frame/blocked',
  'frame/version',
  'frame/restarted',
  'frame/not-allowed',
  'frame/signed-out',
  'frame/busy',
]

/** Writes an intent and asks the wallet, in the turn of its account; `SubmissionRecord.run` says what comes of it. */
export async function runIntent(
  { kit, store, asked }: RunDeps,
  intent: SubmissionIntent,
  ask: (signed: (hash: string) => void) => Promise<string>,
  signal: AbortSignal,
): Promise<Submission> {
  const place = placeOf(intent)
  const endTurn = await takeTurn(kit, place, signal)
  if (!endTurn) throw new ModalError('send/other-tab')
  const isWaiting = (sent: Submission) =>
    placeOf(sent) === place && (sent.status === 'asking' || sent.status === 'unknown')
  if (store.list().some(isWaiting)) {
    endTurn()
    throw new ModalError('send/unresolved')
  }
  const id = randomId()
  const at = kit.host.clock.now()
  const sent: Submission = { ...intent, id, at, hash: null, nonce: null, status: 'asking', by: null, isLate: false }
  // On the disk before the wallet is asked: a page that dies meanwhile knows of it when it comes back.
  store.add(sent)
  asked.add(id)
  let isLate = false
  const answer = asksWallet(() => ask((hash) => store.change(id, (was) => ({ ...was, hash: hashText(hash) ?? null }))))
    .then(
      (hash): Submission => {
        const known: Submission = { ...sent, hash, status: 'pending', isLate }
        // Added anew: it may have been dismissed while the wallet was silent.
        store.add(known)
        return known
      },
      async (cause: unknown): Promise<never> => {
        const isSent = await maybeSent(kit, sent, toModalError(cause))
        store.change(id, (was) => (isSent ? { ...was, status: 'unknown' } : undefined))
        throw cause
      },
    )
    .finally(() => {
      asked.delete(id)
      endTurn()
    })
  let stopWaiting = () => {}
  const left = new Promise<never>((_, reject) => {
    stopWaiting = () => reject(signal.reason)
    signal.addEventListener('abort', stopWaiting, { once: true })
  })
  try {
    return await Promise.race([answer, left])
  } catch (cause) {
    if (!signal.aborted) throw cause
    isLate = true
    asked.delete(id)
    // A wallet may be silent for ever: what is kept of it holds others back from then on.
    endTurn()
    store.change(id, abandoned)
    answer.catch(() => {
      // What came of it is kept above.
    })
    throw coreError('flow/cancelled', {}, cause)
  } finally {
    signal.removeEventListener('abort', stopWaiting)
  }
}

/** What is known of an intent that nobody waits for any more; `undefined` for one that was not sent, and will not be. */
export function abandoned(was: Submission): Submission | undefined {
  if (was.status !== 'asking') return was
  if (!was.isSentHere) return { ...was, status: 'unknown' }
  return was.hash === null ? undefined : { ...was, status: 'pending' }
}

async function asksWallet(ask: () => Promise<string>): Promise<string> {
  const hash = hashText(await ask())
  if (!hash) throw coreError('wallet/bad-answer', { wallet: '', method: 'eth_sendTransaction', expected: 'a hash' })
  return hash
}

/** Whether a wallet that gave no hash may have sent it. One that answered with an error has done with it: the chain is asked once. */
async function maybeSent(kit: Kit, sent: Submission, { code }: ModalError): Promise<boolean> {
  if (sent.isSentHere || unsent.includes(code)) return false
  if (code !== 'wallet/failed' && code !== 'frame/refused') return true
  const network = kit.network(sent.caipNetworkId)
  try {
    const chain = await kit.chain(namespaceOf(sent.caipNetworkId))
    const transfers = await chain.transfers?.()
    return !network || !transfers || (await transfers.moved(network, sent, new AbortController().signal))
  } catch {
    return true
  }
}
