import { defineErrors } from '../../schema/explain-error.js'

/** What an app may do wrong with the wallet of an account on Solana. */
export const solanaError = /*#__PURE__*/ defineErrors({
  'solana/not-connected': {
    title: 'No wallet is connected',
    message: 'No wallet of Solana is connected, so {method} has no wallet to ask.',
    fix: 'Connect a wallet first, for example by opening the modal.',
  },
  'solana/other-account': {
    title: 'Not the connected account',
    message: 'The connected wallet of Solana doesn’t share the account {address}.',
    fix: 'Use the account that is connected now.',
  },
})
