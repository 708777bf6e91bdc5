import { ModalError } from '../schema/error.js'
import { cliError } from './errors.js'

/** An error as people read it: title, what happened, what to do, code. What is no `ModalError` is a bug of ours. */
export function describeError(cause: unknown): { readonly text: string; readonly isBug: boolean } {
  const error = ModalError.is(cause) ? cause : cliError('internal/unexpected', { reason: reasonOf(cause) }, cause)
  const { title, message, fix, code } = error
  const lines = [title, ...[message, fix, `(${code})`].filter(Boolean).map((line) => line.replace(/^(?=.)/gm, '  '))]
  return { text: lines.join('\n'), isBug: code.startsWith('internal/') }
}

/** Where an error came from: its stack, and those of its causes. */
export function traceError(cause: unknown): string {
  const stacks: string[] = []
  for (let at = cause; at instanceof Error; at = at.cause) stacks.push(at.stack ?? at.message)
  return stacks.join('\nCaused by: ')
}

function reasonOf(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : `A value was thrown: ${String(cause)}`
  return text.endsWith('.') ? text : `${text}.`
}
