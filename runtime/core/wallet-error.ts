import type { ModalError } from '../../schema/error.js'
import { coreError, detailOf } from './errors.js'

/** Wallets wrap errors in each other; no honest one goes deeper. */
const DEEPEST = 5

/** Longest text of a wallet that is shown, in characters. */
const DETAIL_LENGTH = 200

/** Translates what a provider threw (EIP-1193, EIP-1474 codes) at the border, keeping the original as the cause. */
export function toWalletError(cause: unknown, wallet: string, method: string): ModalError {
  const codes = codesOf(cause)
  const detail = wordsOf(cause)
  if (codes.includes(4001) || /user (rejected|denied|cancell?ed)/i.test(detail))
    return coreError('wallet/rejected', { wallet }, cause)
  if (codes.includes(-32002)) return coreError('wallet/pending', { wallet }, cause)
  if (codes.includes(4100)) return coreError('wallet/unauthorized', { wallet }, cause)
  if (codes.includes(4200) || codes.includes(-32601)) return coreError('wallet/unsupported', { wallet, method }, cause)
  if (codes.includes(4900) || codes.includes(4901)) return coreError('wallet/disconnected', { wallet }, cause)
  // What browsers say in place of an extension that was updated or restarted under the page.
  if (/context invalidated/i.test(detail)) return coreError('wallet/restarted', { wallet }, cause)
  return coreError('wallet/failed', { wallet, detail }, cause)
}

/** What a wallet throws is its own object, whose getters may throw again; its message is cut and cleaned. */
function wordsOf(cause: unknown): string {
  try {
    return detailOf(cause).replace(/\p{C}/gu, ' ').slice(0, DETAIL_LENGTH)
  } catch {
    return 'Unknown error'
  }
}

/** Whether the user has answered or is still to answer: nothing else may be asked in place of it. */
export function isAnswer({ code }: ModalError): boolean {
  return code === 'wallet/rejected' || code === 'wallet/pending'
}

/** Whether the wallet says that it does not know the chain: 4902 at any depth, or the -32603 some wallets answer instead. */
export function isUnknownChain(error: ModalError): boolean {
  const codes = codesOf(error)
  return !isAnswer(error) && (codes.includes(4902) || codes.includes(-32603))
}

/** Every numeric code on the way down. What a wallet throws is its own object, whose getters may throw again. */
export function codesOf(cause: unknown): readonly number[] {
  const codes: number[] = []
  let level: unknown = cause
  try {
    for (let depth = 0; depth < DEEPEST && typeof level === 'object' && level !== null; depth += 1) {
      const {
        code,
        data,
        cause: inner,
      } = level as {
        code?: unknown
        data?: { originalError?: unknown } | null
        cause?: unknown
      }
      if (typeof code === 'number') codes.push(code)
      level = data?.originalError ?? inner
    }
  } catch {
    // What was read so far is what it says.
  }
  return codes
}
