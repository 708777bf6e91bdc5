import { ModalError } from '../../../schema/error.js'
import { coreError, detailOf } from '../../core/errors.js'

/** What the relay says when it closes the door (SPEC §8), and what that is called here. */
const refusals = [
  ['Unauthorized: origin not allowed', 'relay/origin'],
  ['JWT validation error: JWT Token is not yet valid', 'relay/clock'],
  ['Unauthorized: invalid key', 'relay/project-id'],
] as const

/** Longest untrusted text that is shown, in characters. */
const DETAIL_LENGTH = 200

/** Translates what the client says about its relay. */
export function toRelayError(cause: unknown, url: string): ModalError {
  if (ModalError.is(cause)) return cause
  const detail = detailOf(cause)
  const refusal = refusals.find(([words]) => detail.includes(words))
  if (refusal) return coreError(refusal[1], {}, cause)
  return coreError('relay/unreachable', { url, detail: detail.slice(0, DETAIL_LENGTH) }, cause)
}
