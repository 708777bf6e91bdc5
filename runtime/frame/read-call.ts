import * as z from 'zod/mini'
import { clean } from '../core/clean.js'
import { coreError } from '../core/errors.js'
import { frameError } from './frame-error.js'
import { takeMessage } from './limits.js'
import type { FrameMessageName, FrameMessages } from './messages.js'
import { isSafe, isUnsafe } from './methods.data.js'

/**
 * Checks what the app is about to send. Gives a copy, in which nothing changes any more. Throws `frame/not-allowed` for a
 * method that is not on the lists and `wallet/bad-request` for anything that is not of its shape.
 */
export function readCall(messages: FrameMessages, name: FrameMessageName, payload: unknown): unknown {
  const taken = takeMessage(payload)
  if ('problem' in taken)
    throw coreError('wallet/bad-request', { method: name, expected: `within its limits (${taken.problem})` })
  const { method } = Object(taken.value) as { readonly method?: unknown }
  if (name === 'RPC_REQUEST' && !isSafe(method) && !isUnsafe(method))
    throw frameError('frame/not-allowed', { method: typeof method === 'string' ? clean(method) : `a ${typeof method}` })
  const { success, data, error } = z.safeParse(messages[name].payload, taken.value)
  if (success) return data
  const path = pathOf(error)
  throw coreError('wallet/bad-request', { method: name, expected: `valid${path && ` at ${path}`}` })
}

/** Where the first thing is that a schema refuses: `accounts.0.type`. */
export function pathOf(error: z.core.$ZodError): string {
  const [issue] = error.issues
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return [...(issue?.path ?? []), ...keys].map(String).join('.')
}
