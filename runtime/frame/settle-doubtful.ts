import { frameError, refusedError } from './frame-error.js'
import type { FrameCalls } from './messages.js'
import type { OpenRequest } from './open-requests.js'

/**
 * Settles what was sent to a document that is gone, by what the new one knows of it. Only where that says it never began
 * is it said that nothing was sent; without an answer nothing is known.
 */
export function settleDoubtful(requests: readonly OpenRequest[], status: unknown): void {
  const { done, unknown } = (status ?? { done: [], unknown: [] }) as FrameCalls['STATUS']['answer']
  for (const request of requests) {
    const known = done.find(({ id }) => id === request.id)
    if (known?.error) request.reject(refusedError(known.error.message))
    else if (known) request.resolve(known.answer)
    else if (unknown.includes(request.id)) request.reject(frameError('frame/restarted'))
    else request.reject(frameError('frame/unsure'))
  }
}
