import { ModalError } from '../../../schema/error.js'
import { coreError, detailOf } from '../../core/errors.js'

/** Seconds a request lives: the client's default. */
const REQUEST_S = 300

/** The code with which whatever was asked ends when the session does. */
const ENDED = 6000

/** A range of WalletConnect's codes, and the code of EIP-1193 that says the same. */
const ranges: readonly (readonly [number, number, number])[] = [
  // Refused by the user: the session, its chains, methods or events.
  [5000, 5099, 4001],
  // Chains, methods, events or accounts the wallet does not support.
  [5100, 5199, 4200],
  // Not authorised to ask.
  [3000, 3999, 4100],
]

/**
 * Puts an error of the client into the words of EIP-1193, so that every library reads it. What the kit itself says
 * (`ModalError`) becomes the cause.
 */
export function toProviderError(cause: unknown, wallet: string): Error & { readonly code: number } {
  const kept = fromClient(cause, wallet)
  const said = codeOf(cause)
  const range = ranges.find(([first, last]) => said >= first && said <= last)
  if (!kept && !range && isProviderError(cause)) return cause
  const code = kept ? providerCode(kept) : (range?.[2] ?? (said || -32000))
  return Object.assign(new Error(kept?.message ?? detailOf(cause), { cause: kept ?? cause }), { code })
}

/** What the client itself says, in words of the catalogue; `undefined` for what the wallet answered. */
function fromClient(cause: unknown, wallet: string): ModalError | undefined {
  if (ModalError.is(cause)) return cause
  const detail = detailOf(cause)
  if (/request expired/i.test(detail)) return coreError('flow/timeout', { step: wallet, seconds: REQUEST_S }, cause)
  if (isGone(cause)) return coreError('wallet/session-ended', { wallet }, cause)
  return undefined
}

/** Whether the client says that it no longer knows the session: it has ended, and there is nothing left to end. */
export function isGone(cause: unknown): boolean {
  return codeOf(cause) === ENDED || /record was recently deleted|no matching key/i.test(detailOf(cause))
}

function isProviderError(cause: unknown): cause is Error & { readonly code: number } {
  return cause instanceof Error && codeOf(cause) !== 0
}

function providerCode({ code }: ModalError): number {
  if (code === 'wallet/rejected') return 4001
  if (code === 'wallet/unauthorized') return 4100
  if (code === 'wallet/unsupported') return 4200
  if (code === 'wallet/session-ended' || code === 'wallet/disconnected' || code.startsWith('relay/')) return 4900
  return -32000
}

function codeOf(cause: unknown): number {
  const { code } = Object(cause) as { code?: unknown }
  return typeof code === 'number' ? code : 0
}
