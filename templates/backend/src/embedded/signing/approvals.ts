import { cleanText } from '../../wallets/clean-text.js'
import { audit } from '../audit.js'
import type { EmbeddedBackend } from '../part.js'
import type { Asking } from '../sessions/asking.js'

/** What became of a request that the wallet's owner was asked about. */
export interface ApprovalNote {
  /** Id of the page's request. */
  readonly id: string
  readonly method: string
  /** SHA-256 of what was shown and signed, in hex. */
  readonly digest: string
  readonly outcome: 'approved' | 'rejected' | 'aborted' | 'window'
}

/** Writes it into the audit. The id is the page's own text: it comes last, without what can't be seen. */
export async function noteApproval(
  { db, clock }: Pick<EmbeddedBackend, 'db' | 'clock'>,
  { caller, session, network }: Asking,
  { id, method, digest, outcome }: ApprovalNote,
): Promise<void> {
  const subject = `${method} ${digest} ${cleanText(id, 64)}`
  await db
    .transaction()
    .execute((change) =>
      audit(change, clock, { ...caller, userId: session.userId, network, event: 'approval', outcome, subject }),
    )
}
