import { ModalError } from '../schema/error.js'
import { cliError } from './errors.js'

/** An error as people read it: title, what happened, what to do, code. What is no `ModalError` is a bug of ours. */
export function describeError(cause: unknown): { readonly text: string; readonly isBug: boolean } {
  const { title, message, fix, code } = known(cause)
  const lines = [title, ...[message, fix, `(${code})`].filter(Boolean).map((line) => line.replace(/^(?=.)/gm, '  '))]
  return { text: lines.join('\n'), isBug: code.startsWith('internal/') }
}

/** An error for programs, as one document. Keys are only ever added. */
export function errorJson(cause: unknown): string {
  const { code, title, message, fix } = known(cause)
  return JSON.stringify({ error: { code, title, message, fix } }, null, 2)
}

/** Where an error came from: its stack, and those of its causes. */
export function traceError(cause: unknown): string {
  const stacks: string[] = []
  for (let at = cause; at instanceof Error; at = at.cause) stacks.push(at.stack ?? at.message)
  return stacks.join('\nCaused by: ')
}

function known(cause: unknown): ModalError {
  return ModalError.is(cause) ? cause : cliError('internal/unexpected', { reason: reasonOf(cause) }, cause)
}

function reasonOf(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : `A value was thrown: ${String(cause)}`
  return text.endsWith('.') ? text : `${text}.`
}
