import type { FeatureToken } from '../../contract/feature-token.js'
import type { SubmissionRecord } from '../../contract/submission.js'

/** The record of what the app submitted. Other parts reach it by the token `submittedTransactions`. */
export const submissionsToken: FeatureToken<SubmissionRecord> = { id: 'submissions' }
