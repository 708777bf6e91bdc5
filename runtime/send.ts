/** The entry `create-modal-kit/send`: sending from a screen of the app's own, and several calls at once (EIP-5792). */
export type { SubmissionStatus } from './contract/submission.js'
export { readCallsStatus } from './send/calls-status.js'
export type {
  BatchSupport,
  Call,
  CallsKit,
  CallsOutcome,
  NoBatch,
  SendCallsOptions,
  SentCalls,
} from './send/contract.js'
export { readBatchSupport, sendCalls } from './send/send-calls.js'
export { type Sending, useSend } from './send/use-send.js'
