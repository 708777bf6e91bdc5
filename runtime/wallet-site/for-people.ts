import { clean } from '../core/clean.js'
import type { Clock, Log } from '../core/host.js'
import type { FrameHandlers, ServedRequest } from '../frame/serve-requests.js'
import { puzzled, SiteError } from './site-error.js'

/** What answers are told with. */
export interface ToldDeps {
  readonly clock: Pick<Clock, 'now'>
  /** Writes a line for developers, where the address of the document asks for it. */
  readonly log: Log | undefined
}

/**
 * Gives handlers whose errors are words for people, and no others: what a browser or a schema says may hold what was typed.
 * A line of the log has the type, the id and the duration alone (SECURITY T38, A-59).
 */
export function forPeople(handlers: FrameHandlers, { clock, log }: ToldDeps): FrameHandlers {
  const each = Object.entries(handlers).map(([name, handler]) => {
    // Each takes the payload of its own name, which `serveRequests` has checked.
    const handle = handler as (payload: unknown, request: ServedRequest) => unknown
    const told = async (payload: unknown, request: ServedRequest): Promise<unknown> => {
      const start = clock.now()
      let outcome = 'done'
      try {
        return await handle(payload, request)
      } catch (cause) {
        outcome = 'failed'
        throw cause instanceof SiteError ? cause : new SiteError(puzzled)
      } finally {
        log?.('warn', `${name} ${clean(request.id)} ${outcome} in ${clock.now() - start} ms`)
      }
    }
    return [name, told] as const
  })
  // The same names with the same answers.
  return Object.fromEntries(each) as FrameHandlers
}
