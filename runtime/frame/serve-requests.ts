import * as z from 'zod/mini'
import type { Clock } from '../core/host.js'
import { createBudget, MOST_OPEN } from './budget.js'
import { takeMessage } from './limits.js'
import {
  createFrameMessages,
  createFrameNotices,
  type FrameCallName,
  type FrameCalls,
  type FrameProtocol,
} from './messages.js'
import { isSafe, isUnsafe } from './methods.data.js'
import { rulesOf } from './request-rules.js'
import type { Outcome, Results } from './results.js'
import { type AppMessage, readRequest, type WireMessage, writeReply } from './wire.js'

/** One request, as what handles it sees it. */
export interface ServedRequest {
  readonly id: string
  /** Aborts when the app gives the request up, and once it is over. What has been signed by then goes to nobody. */
  readonly signal: AbortSignal
  /** Asks the app to open this page of the wallet's own site. The request stays open. */
  needsWindow(path: string): void
}

/** What the site does, by the name of the message. What has no handler is refused. */
export type FrameHandlers = {
  readonly [Name in FrameCallName]?: (
    payload: FrameCalls[Name]['payload'],
    request: ServedRequest,
  ) => Promise<FrameCalls[Name]['answer']> | FrameCalls[Name]['answer']
}

/** What serving is made of. */
export interface ServeRequestsDeps {
  readonly handlers: FrameHandlers
  readonly results: Results
  readonly clock: Clock
  /** What the port agreed on; `undefined` for the envelope. */
  readonly version: FrameProtocol | undefined
  reply(message: WireMessage): void
  onIgnored(): void
}

/** Answers the messages of one app. */
export interface ServedRequests {
  /** Never throws. */
  take(data: unknown): void
  stop(): void
}

const unknownError = 'An error occurred'
const aborted = 'Request was aborted'

/** Answers what one bound app asks: each request once, and none that signs, sends or grants is done twice. */
export function serveRequests({
  handlers,
  results,
  clock,
  version,
  reply,
  onIgnored,
}: ServeRequestsDeps): ServedRequests {
  const isStrict = version !== undefined
  const messages = createFrameMessages(isStrict)
  const notices = createFrameNotices(isStrict)
  const budget = createBudget(clock)
  const running = new Map<string, { readonly isUnsafe: boolean; settle(outcome: Outcome): void }>()

  function answer({ id, name }: AppMessage, outcome: Outcome): void {
    const [kind, payload] =
      'error' in outcome ? (['ERROR', { message: outcome.error }] as const) : (['SUCCESS', outcome.answer] as const)
    reply(writeReply({ id, name, outcome: kind, payload }))
  }

  function abort(ids: readonly string[] | undefined): void {
    for (const [id, request] of [...running]) {
      if (request.isUnsafe && (ids?.includes(id) ?? true)) request.settle({ error: aborted })
    }
  }

  /** Why it is not done. */
  function refusal({ name, payload }: AppMessage, unsafe: boolean): string | undefined {
    const { method } = Object(payload) as { readonly method?: unknown }
    if (name === 'RPC_REQUEST' && !isSafe(method) && !isUnsafe(method)) return 'Requested RPC call is not allowed'
    if (!z.safeParse(messages[name].payload as z.ZodMiniType, payload).success) return unknownError
    if (running.size >= MOST_OPEN || (unsafe && !budget.take())) return 'Too many requests'
    return undefined
  }

  /** A request that was begun before is not begun again. Gives whether this is one. */
  function isRepeat(request: AppMessage, unsafe: boolean): boolean {
    const { id } = request
    const known = unsafe ? results.read(id) : undefined
    if (running.has(id)) onIgnored()
    else if (known === 'open') answer(request, { error: 'The wallet restarted before it answered.' })
    else if (known) answer(request, known)
    else return false
    return true
  }

  async function outcomeOf({ id, name, payload }: AppMessage, signal: AbortSignal): Promise<Outcome> {
    const needsWindow = (path: string) => {
      const notice = z.safeParse(notices.window, { path })
      if (version === 5 && name === 'RPC_REQUEST' && notice.success && running.has(id))
        reply(writeReply({ id, name, outcome: 'NEEDS_WINDOW', payload: notice.data }))
    }
    const handler = handlers[name as FrameCallName] as
      | ((payload: unknown, request: ServedRequest) => unknown)
      | undefined
    if (!handler) return { error: unknownError }
    try {
      const read = z.parse(messages[name].payload as z.ZodMiniType, payload)
      const taken = takeMessage(await handler(read, { id, signal, needsWindow }))
      const checked = z.safeParse(messages[name].answer as z.ZodMiniType, 'value' in taken ? taken.value : taken)
      return 'value' in taken && checked.success ? { answer: checked.data } : { error: unknownError }
    } catch (cause) {
      return { error: (cause instanceof Error && cause.message) || unknownError }
    }
  }

  async function run(request: AppMessage, unsafe: boolean): Promise<void> {
    const { id } = request
    const over = new AbortController()
    const own = {
      isUnsafe: unsafe,
      /** What is answered counts no more, even where its handler goes on. */
      settle(outcome: Outcome) {
        if (running.get(id) !== own) return
        running.delete(id)
        answer(request, outcome)
        // Nothing is given up where it was answered: making an error for each answer would cost a tenth of the trip.
        over.abort('error' in outcome ? new Error(aborted) : null)
      },
    }
    running.set(id, own)
    const { ms } = rulesOf(request.name, request.payload)
    // The app waits no longer either.
    if (ms !== undefined)
      clock.sleep(ms, over.signal).then(
        () => own.settle({ error: unknownError }),
        () => {},
      )
    if (unsafe) results.begin(id)
    const outcome = await outcomeOf(request, over.signal)
    if (unsafe) results.finish(id, outcome)
    own.settle(outcome)
  }

  function serve(request: AppMessage): void {
    const { name, payload } = request
    const { method } = Object(payload) as { readonly method?: unknown }
    const unsafe = name === 'RPC_REQUEST' && isUnsafe(method)
    if (isRepeat(request, unsafe)) return
    const error = refusal(request, unsafe)
    if (error !== undefined) return void answer(request, { error })
    if (name === 'RPC_ABORT') return void abort((payload as FrameCalls['RPC_ABORT']['payload'])?.ids)
    if (name !== 'STATUS') return void run(request, unsafe)
    if (version === 4) return void onIgnored()
    answer(request, { answer: results.status((payload as FrameCalls['STATUS']['payload']).ids) })
  }

  return {
    take(data) {
      const taken = takeMessage(data)
      const request = 'value' in taken ? readRequest(taken.value, messages, version) : undefined
      if (request) serve(request)
      else onIgnored()
    },
    stop() {
      for (const request of [...running.values()]) request.settle({ error: aborted })
    },
  }
}
