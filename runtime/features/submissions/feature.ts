import type { Feature } from '../../contract/kit.js'
import { submittedTransactions } from '../../contract/provided.js'
import type { SubmissionRecord } from '../../contract/submission.js'
import { submissionsToken } from './contract.js'

/** Turns the record of submitted transactions on. It has nothing to see: other features show what it knows. */
export function submissions(): Feature<SubmissionRecord> {
  return {
    id: submissionsToken.id,
    provides: [submittedTransactions],
    load: (kit) => import('./record.js').then((it) => it.createRecord(kit)),
  }
}
