import { expect, test } from 'vitest'
import { ModalError } from '../../schema/error.js'
import { toSolanaError } from './solana-error.js'

const codeOf = (cause: unknown) => toSolanaError(cause, 'Fake', 'solana_signMessage').code

test.each([
  ['wallet/rejected', 'User rejected the request.'],
  ['wallet/rejected', 'Transaction was cancelled'],
  ['wallet/rejected', 'Request declined'],
  ['wallet/rejected', 'Approval Denied'],
  ['wallet/rejected', 'The signature was rejected by the user'],
  ['transaction/expired', 'Transaction simulation failed: Blockhash not found'],
  ['transaction/expired', 'BlockhashNotFound'],
  ['transaction/expired', 'Signature x has expired: block height exceeded.'],
  ['wallet/failed', 'Transaction simulation failed: Error processing Instruction 0'],
  ['wallet/failed', 'insufficient lamports'],
])('error: %s is what wallets mean by "%s"', (code, message) => {
  expect(codeOf(new Error(message))).toBe(code)
  expect(codeOf(message)).toBe(code)
})

test('error: a code goes before words, and what is known already is given back', () => {
  expect(codeOf(Object.assign(new Error('x'), { code: 4001 }))).toBe('wallet/rejected')
  expect(codeOf({ code: -32002 })).toBe('wallet/pending')
  const preflight = { code: -32002, message: 'Transaction simulation failed: Error processing Instruction 0' }
  expect(toSolanaError(preflight, 'Fake', 'x')).toMatchObject({
    code: 'wallet/failed',
    slots: { detail: preflight.message },
  })
  const known = new ModalError('wallet/disconnected', { wallet: 'A' })
  expect(toSolanaError(known, 'Fake', 'x')).toBe(known)
})

test('error: an object whose getters throw is a failure', () => {
  const hostile = {
    get message(): string {
      throw new Error('message')
    },
  }
  expect(codeOf(hostile)).toBe('wallet/failed')
})
