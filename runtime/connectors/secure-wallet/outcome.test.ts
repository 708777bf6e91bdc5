import { expect, test } from 'vitest'
import { frameError } from '../../frame/frame-error.js'
import { asWalletError } from './outcome.js'

const codeOf = (reason: string) => asWalletError(frameError('frame/refused', { reason }), 'Embedded wallet').code

test.each([
  'User rejected',
  'User rejected the request.',
  'MetaMask Tx Signature: User denied transaction signature.',
  'The user has cancelled this',
  'Cancelled by user',
  'Declined.',
  'Request was declined',
  'access_denied',
  'user_cancelled_authorize',
])('behavior: “%s” is a person’s no', (reason) => {
  expect(codeOf(reason)).toBe('wallet/rejected')
})

test.each([
  'Sepolia rejected the transaction: nonce too low',
  'A waiting transfer can only be sped up or cancelled',
  'Access denied for this project',
  'Card declined',
  'Request denied by the policy of this project',
  'Requested RPC call is not allowed',
  '',
])('error: “%s” is told as a failure', (reason) => {
  expect(codeOf(reason)).toBe('frame/refused')
})
