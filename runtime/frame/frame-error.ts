import { type ErrorArguments, ModalError } from '../../schema/error.js'
import { clean } from '../core/clean.js'
import { coreError } from '../core/errors.js'
import type { frameRows } from './error-rows.data.js'

/** Every code of the embedded wallet. */
export type FrameCode = keyof typeof frameRows

/** Longest reason of the wallet that is shown, in characters. */
const REASON_LENGTH = 200

/** Makes an error of the embedded wallet. Only its code travels with it: the prose is in `error-rows.data.ts`. */
export function frameError<Code extends FrameCode>(
  code: Code,
  ...[slots, cause]: ErrorArguments<(typeof frameRows)[Code]>
): ModalError {
  return new ModalError(code, slots, cause)
}

/** What the wallet said of its own, fit to be shown (SPEC §8: "An error occurred" where it said nothing). */
export function refusedError(message: string | undefined): ModalError {
  return frameError('frame/refused', { reason: clean(message ?? '', REASON_LENGTH) || 'An error occurred' })
}

/** What a request is rejected with that its caller no longer waits for. */
export function cancelledError(reason: unknown): ModalError {
  return ModalError.is(reason) ? reason : coreError('flow/cancelled', {}, reason)
}
