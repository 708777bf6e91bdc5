import type { ModalError } from '../../schema/error.js'
import type { Clock } from '../core/host.js'
import { frameError } from './frame-error.js'
import type { FrameMessageName } from './messages.js'
import type { RequestRules } from './request-rules.js'

/** Where a request is: not sent to this document, sent to it, or sent to an earlier one whose answer is asked for. */
type Place = 'waiting' | 'sent' | 'doubtful'

/** A request that has not settled. Its two ends may be called any number of times: the first counts. */
export interface OpenRequest {
  readonly id: string
  readonly name: FrameMessageName
  readonly payload: unknown
  readonly rules: RequestRules
  readonly onWindow: ((path: string) => void) | undefined
  place: Place
  /** It has been sent to more than one document. */
  isRepeated: boolean
  resolve(answer: unknown): void
  reject(error: ModalError): void
}

/** What a request is opened with. */
export interface RequestOptions extends Pick<OpenRequest, 'id' | 'name' | 'payload' | 'rules' | 'onWindow'> {
  readonly signal: AbortSignal | undefined
  /** Its caller has given it up. It is open still: settle it. */
  onCancel(request: OpenRequest, reason: unknown): void
}

/** The requests that have not settled, by id. At rest there is none, and no timer or listener of any. */
export interface OpenRequests {
  readonly byId: ReadonlyMap<string, OpenRequest>
  open(options: RequestOptions): Promise<unknown>
  /** Its time runs, where it has one and is not running yet. */
  startTime(request: OpenRequest): void
  /** Calls `look` each time so many milliseconds have passed, until the request has settled. For one that has no time. */
  lookAgain(request: OpenRequest, ms: number, look: () => void): void
}

/** Makes the table of open requests. */
export function createOpenRequests(clock: Clock): OpenRequests {
  const byId = new Map<string, OpenRequest>()
  const timers = new Map<string, AbortController>()

  /** Gives the signal of a timer that ends with the request; `undefined` where one runs, or nothing is left to wait for. */
  function timerOf({ id }: OpenRequest): AbortSignal | undefined {
    if (timers.has(id) || !byId.has(id)) return undefined
    const timer = new AbortController()
    timers.set(id, timer)
    return timer.signal
  }

  return {
    byId,
    open({ signal, onCancel, ...options }) {
      return new Promise((resolve, reject) => {
        const onAbort = () => onCancel(request, signal?.reason)
        const close = () => {
          if (!byId.delete(options.id)) return false
          // Its reason is read by nothing, and the browser's own is an error with a stack: a tenth of a short trip.
          timers.get(options.id)?.abort(null)
          timers.delete(options.id)
          signal?.removeEventListener('abort', onAbort)
          return true
        }
        const request: OpenRequest = {
          ...options,
          place: 'waiting',
          isRepeated: false,
          resolve: (answer) => void (close() && resolve(answer)),
          reject: (error) => void (close() && reject(error)),
        }
        byId.set(options.id, request)
        signal?.addEventListener('abort', onAbort, { once: true })
      })
    },
    startTime(request) {
      const { name, rules } = request
      const { ms } = rules
      const signal = ms === undefined ? undefined : timerOf(request)
      if (ms === undefined || !signal) return
      clock.sleep(ms, signal).then(
        () =>
          rules.isDoneAnyway
            ? request.resolve(undefined)
            : request.reject(frameError('frame/timed-out', { request: name, seconds: ms / 1000 })),
        () => {},
      )
    },
    lookAgain(request, ms, look) {
      const signal = timerOf(request)
      if (!signal) return
      const run = async () => {
        for (;;) {
          await clock.sleep(ms, signal)
          look()
        }
      }
      run().catch(() => {
        // It has settled.
      })
    },
  }
}
