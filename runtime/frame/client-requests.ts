import * as z from 'zod/mini'
import type { ModalError } from '../../schema/error.js'
import type { Clock, Log } from '../core/host.js'
import { cancelledError, frameError, refusedError } from './frame-error.js'
import { takeMessage } from './limits.js'
import {
  createFrameNotices,
  type FrameCalls,
  type FrameMessageName,
  type FrameMessages,
  type FrameProtocol,
} from './messages.js'
import { createOpenRequests, type OpenRequest, type RequestOptions } from './open-requests.js'
import { pathOf } from './read-call.js'
import { type RequestRules, rulesOf } from './request-rules.js'
import { settleDoubtful } from './settle-doubtful.js'
import { type FrameReply, idIn, readNotice, readReply, type WireMessage, writeRequest } from './wire.js'

/** After so many milliseconds without an answer the site is asked what became of what signs: its answer may be lost (SECURITY 4.2). */
const SILENT_MS = 10_000

/** What the requests of a client are made of. */
export interface ClientRequestsDeps {
  readonly clock: Clock
  readonly log: Log
  readonly messages: FrameMessages
  readonly isStrict: boolean
  id(): string
  /** Sends to the document that is ready. Gives whether there is one. */
  send(message: WireMessage): boolean
  /** A request waits for a document. */
  expect(): void
  /** The session may have changed; `token` is what the site knows it by. */
  onHint(token: string): void
  onDropped(): void
}

/** One request, checked. */
export interface ClientRequest {
  readonly name: FrameMessageName
  readonly payload: unknown
  readonly rules: RequestRules
  readonly signal?: AbortSignal
  readonly onWindow?: ((path: string) => void) | undefined
}

/** The requests of a client, over the documents of its frame. */
export interface ClientRequests {
  open(): number
  ask(request: ClientRequest): Promise<unknown>
  /** Takes what the document that is ready says. Never throws. */
  take(data: unknown): void
  ready(version: FrameProtocol | undefined): void
  restart(): void
  abortUnsafe(): void
  /** Rejects everything. */
  end(error: ModalError): void
}

/** Makes an empty table of requests. */
export function createClientRequests(deps: ClientRequestsDeps): ClientRequests {
  const { clock, log, messages, isStrict, id: newId, send, expect, onHint, onDropped } = deps
  const notices = createFrameNotices(isStrict)
  const table = createOpenRequests(clock)
  /** What the port agreed on; the envelope has none. */
  let version: FrameProtocol | undefined
  let restarts = 0
  const all = () => [...table.byId.values()]

  function sendOne(request: OpenRequest): void {
    const { id, name, payload, rules } = request
    if (send(writeRequest({ id, name, payload }))) {
      request.place = 'sent'
      table.startTime(request)
      if (rules.isUnsafe) table.lookAgain(request, SILENT_MS, () => void askResult(request))
    } else if (rules.isExpecting) expect()
  }

  function ask({ signal, onWindow, ...request }: ClientRequest): Promise<unknown> {
    const id = newId()
    const options: RequestOptions = { ...request, id, signal, onWindow, onCancel: cancel }
    const settled = table.open(options)
    const opened = table.byId.get(id)
    if (opened?.rules.isDoneAnyway) table.startTime(opened)
    if (opened) sendOne(opened)
    return settled
  }

  function cancel(request: OpenRequest, reason: unknown): void {
    request.reject(request.name === 'RPC_REQUEST' ? frameError('frame/aborted') : cancelledError(reason))
    if (request.rules.isUnsafe) tellAborted([request])
  }

  /** Without ids, the envelope's abort is of everything: it waits until nothing else would be lost. */
  function tellAborted(aborted: readonly OpenRequest[]): void {
    const ids = aborted.filter(({ place }) => place === 'sent').map(({ id }) => id)
    if (ids.length === 0) return
    const hasIds = version === 5
    if (!hasIds && all().some(({ rules, place }) => rules.isUnsafe && place === 'sent')) return
    send(writeRequest({ id: newId(), name: 'RPC_ABORT', payload: hasIds ? { ids } : undefined }))
  }

  function badAnswer(request: OpenRequest, path: string): void {
    log('error', `The wallet answered ${request.name} with something unreadable at ${path}.`)
    request.reject(frameError('frame/bad-answer', { request: request.name, path }))
  }

  /** A request of this document, by what may be no message at all. */
  function requestOf(data: unknown): OpenRequest | undefined {
    const request = table.byId.get(idIn(data) ?? '')
    return request?.place === 'sent' ? request : undefined
  }

  function takeReply(request: OpenRequest, { name, outcome, payload }: FrameReply): void {
    if (name !== request.name) return void badAnswer(request, 'type')
    if (outcome === 'NEEDS_WINDOW') return void takeWindow(request, payload)
    const schema = outcome === 'ERROR' ? notices.error : messages[request.name].answer
    const { success, data, error } = z.safeParse(schema as z.ZodMiniType, payload)
    if (!success) return void badAnswer(request, ['payload', pathOf(error)].filter(Boolean).join('.'))
    if (outcome === 'SUCCESS') request.resolve(data)
    else request.reject(refusedError((data as z.infer<typeof notices.error>)?.message))
  }

  function takeWindow(request: OpenRequest, payload: unknown): void {
    const { success, data } = z.safeParse(notices.window, payload)
    if (!success || request.name !== 'RPC_REQUEST' || version !== 5) return void badAnswer(request, 'payload.path')
    guard(() => request.onWindow?.(data.path))
  }

  /** What the app does with a message is no fault of the message. */
  function guard(work: () => void): void {
    try {
      work()
    } catch (cause) {
      log('error', 'A listener of the wallet’s frame failed.', cause)
    }
  }

  function take(data: unknown): void {
    const taken = takeMessage(data)
    const request = requestOf('value' in taken ? taken.value : data)
    const value = 'value' in taken ? taken.value : undefined
    if (request) {
      const reply = readReply(value, version)
      if (reply) takeReply(request, reply)
      else badAnswer(request, 'problem' in taken ? `(${taken.problem})` : 'type')
      return
    }
    const hint = readNotice(value, 'SESSION_UPDATE', version)
    const session = hint && z.safeParse(notices.session, hint.payload).data
    if (session) guard(() => onHint(session.token))
    else onDropped()
  }

  /** Asks for the answer of a request once more. One that a person still thinks about goes on. */
  async function askResult(request: OpenRequest): Promise<void> {
    // Another document is asked by itself, as it comes.
    if (version !== 5 || request.place !== 'sent') return
    const payload = { ids: [request.id] }
    const status = await ask({ name: 'STATUS', payload, rules: rulesOf('STATUS', payload) }).catch(() => undefined)
    const { done = [] } = Object(status) as Partial<FrameCalls['STATUS']['answer']>
    if (done.length > 0) settleDoubtful([request], { done, unknown: [] })
  }

  async function askStatus(doubtful: readonly OpenRequest[]): Promise<void> {
    const payload = { ids: doubtful.map(({ id }) => id) }
    const before = restarts
    const status = await ask({ name: 'STATUS', payload, rules: rulesOf('STATUS', payload) }).catch(() => undefined)
    // Another document is asked by itself.
    if (status !== undefined || before === restarts) settleDoubtful(doubtful, status)
  }

  return {
    open: () => table.byId.size,
    ask,
    take,
    ready(agreed) {
      version = agreed
      const doubtful = all().filter(({ place }) => place === 'doubtful')
      const waiting = all().filter(({ place }) => place === 'waiting')
      if (version === 5 && doubtful.length > 0) void askStatus(doubtful)
      else settleDoubtful(doubtful, undefined)
      for (const request of waiting) sendOne(request)
    },
    restart() {
      const hadStatus = version === 5
      restarts += 1
      for (const request of all().filter(({ place }) => place === 'sent')) {
        if (request.name === 'RELOAD') request.resolve(undefined)
        else if (request.rules.isUnsafe && hadStatus) request.place = 'doubtful'
        else if (!request.rules.isRepeatable) request.reject(frameError('frame/unsure'))
        else if (request.isRepeated) request.reject(frameError('frame/restarted'))
        else Object.assign(request, { place: 'waiting', isRepeated: true })
      }
    },
    abortUnsafe() {
      const unsafe = all().filter(({ rules }) => rules.isUnsafe)
      for (const request of unsafe) request.reject(frameError('frame/aborted'))
      tellAborted(unsafe)
    },
    end(error) {
      const isFailure = error.code !== 'frame/stopped'
      for (const request of all()) {
        const mayBeDone = request.rules.isUnsafe && request.place !== 'waiting'
        request.reject(isFailure && mayBeDone ? frameError('frame/unsure') : error)
      }
    },
  }
}
