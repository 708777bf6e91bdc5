import type { ModalError } from '../../../schema/error.js'
import { coreError, toModalError } from '../../core/errors.js'

/** What the frame threw, as any wallet would: a "no" is `wallet/rejected`, what cannot be read is `wallet/bad-answer`. */
export function asWalletError(cause: unknown, wallet: string, method = 'GET_USER'): ModalError {
  const error = toModalError(cause)
  const { code, slots } = error
  const isNo = code === 'frame/aborted' || (code === 'frame/refused' && isRefusal(slots['reason']))
  if (isNo) return coreError('wallet/rejected', { wallet }, error)
  if (code === 'frame/bad-answer')
    return coreError('wallet/bad-answer', { wallet, method, expected: 'an answer of this method' }, error)
  return error
}

/** The site says why in words alone (SPEC §7: `{ message }`). */
function isRefusal(reason: unknown): boolean {
  return /reject|declin|cancel|denied/i.test(String(reason ?? ''))
}
