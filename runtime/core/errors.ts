import { type ErrorArguments, ModalError } from '../../schema/error.js'
import type { coreRows } from './error-rows.data.js'

/** Every code the core throws. */
export type CoreCode = keyof typeof coreRows

/**
 * Makes an error of the core catalogue. Only the code travels with the page: the prose of `error-rows.data.ts`
 * is put on it by `kit.explain` or by the screen that shows it. Until then the message is the code with its slots.
 */
export function coreError<Code extends CoreCode>(
  code: Code,
  ...[slots, cause]: ErrorArguments<(typeof coreRows)[Code]>
): ModalError {
  return new ModalError(code, slots, cause)
}

/** What a foreign error says. Order of SPEC §8: a string, then the first issue message, then an Error message. */
export function detailOf(cause: unknown): string {
  const { issues, message } = Object(cause) as { issues?: readonly ({ message?: unknown } | null)[]; message?: unknown }
  const detail = typeof cause === 'string' ? cause : (issues?.[0]?.message ?? message)
  return typeof detail === 'string' && detail ? detail : 'Unknown error'
}

/** Gives what was thrown as a catalogue error, keeping the original as its cause. */
export function toModalError(cause: unknown): ModalError {
  return ModalError.is(cause) ? cause : coreError('internal/unknown', { detail: detailOf(cause) }, cause)
}
