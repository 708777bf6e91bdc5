/** The entry `create-modal-kit/send`: sending from a screen of the app's own, and several calls at once (EIP-5792). */
export type { BatchSupport, Call, CallsOutcome, NoBatch } from './contract/batch.js'
export type { SubmissionStatus } from './contract/submission.js'
export { readCallsStatus } from './send/calls-status.js'
export type {
  CallsKit,
  SendCallsOptions,
  SentCalls,
} from './send/contract.js'
export { readBatchSupport, sendCalls } from './send/send-calls.js'
export { type Sending, useSend } from './send/use-send.js'
