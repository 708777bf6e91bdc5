import type { ModalError } from '../../../schema/error.js'
import { coreError, toModalError } from '../../core/errors.js'

/** Methods that change something for good: one that is taken back may have been done by then. */
const submitting: readonly string[] = [
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'solana_signAndSendTransaction',
]

/**
 * What the frame threw, as any wallet would: a "no" is `wallet/rejected`, what cannot be read is `wallet/bad-answer`. That a
 * request was taken back says nothing of whether it was sent.
 */
export function asWalletError(cause: unknown, wallet: string, method = 'GET_USER'): ModalError {
  const error = toModalError(cause)
  const { code, slots } = error
  const isNo =
    (code === 'frame/aborted' && !submitting.includes(method)) ||
    (code === 'frame/refused' && isRefusal(slots['reason']))
  if (isNo) return coreError('wallet/rejected', { wallet }, error)
  if (code === 'frame/bad-answer')
    return coreError('wallet/bad-answer', { wallet, method, expected: 'an answer of this method' }, error)
  return error
}

/**
 * "User rejected", "cancelled by the user", "request was declined", the word alone, and what providers of logins say
 * (`access_denied` of RFC 6749, `user_cancelled_login`). A network that rejects something is no person.
 */
const refusal =
  /\buser[ _](has )?(rejected|declined|denied|cancell?ed)|\b(rejected|declined|denied|cancell?ed) by (the )?user\b|^\W*(request was )?(rejected|declined|denied|cancell?ed)\W*$|\baccess_denied\b/i

/** Whether it is a person's "no": the site says why in words alone (SPEC §7: `{ message }`). */
export function isRefusal(reason: unknown): boolean {
  return refusal.test(String(reason ?? ''))
}
