import { defineErrors } from '../../schema/explain-error.js'

/** What an app may do wrong with calls, and what a wallet may refuse of them. */
export const callsError = /*#__PURE__*/ defineErrors({
  'calls/not-connected': {
    title: 'No wallet is connected',
    message: 'No EVM wallet is connected, so the calls have no wallet to go to.',
    fix: 'Connect a wallet first, for example by opening the modal.',
  },
  'calls/bad-call': {
    title: 'Not a call',
    message: 'Call {place} has no {field} like {expected}.',
    fix: 'Correct the call. Nothing was sent.',
  },
  'calls/none': {
    title: 'No calls',
    message: 'The list of calls is empty.',
    fix: 'Give at least one call.',
  },
  'calls/not-atomic': {
    title: 'Not all at once',
    message: '{wallet} can’t promise all calls or none on {network} ({why}).',
    fix: 'Leave isAtomic out and send the calls one by one, or use another wallet. Nothing was sent.',
  },
  'calls/stopped': {
    title: 'Call failed',
    message: 'Call {place} of {count} failed in transaction {hash}.',
    fix: 'Check the transaction. The calls after it weren’t sent.',
  },
})
