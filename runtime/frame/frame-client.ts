import type { ModalError } from '../../schema/error.js'
import { type Cell, cell } from '../core/cell.js'
import type { Clock, Log } from '../core/host.js'
import type { WalletFrames } from '../core/host-iframe.js'
import { createBudget, MOST_OPEN } from './budget.js'
import { createClientRequests } from './client-requests.js'
import { cancelledError, frameError } from './frame-error.js'
import { type FrameLife, openFrameLife } from './frame-life.js'
import { createFrameMessages, type FrameCallName, type FrameCalls, type FrameProtocol } from './messages.js'
import { readCall } from './read-call.js'
import { rulesOf } from './request-rules.js'

/** `failed` stays until `retry`. */
export type FrameState = 'idle' | 'loading' | 'ready' | 'failed'

/** What a client is made of. */
export interface FrameClientOptions {
  readonly frames: WalletFrames
  readonly clock: Clock
  readonly log: Log
  /** The whole address of the wallet's page. */
  readonly url: string
  /** The only origin that is spoken to: that of `url`. */
  readonly origin: string
  readonly protocol: FrameProtocol
  readonly projectId: string
  /** Names this kit and its version to the wallet. */
  readonly sdk: string
  /** The accessible name of the frame. */
  readonly title: string
}

/** What goes with one call. */
export interface FrameCallOptions {
  readonly signal: AbortSignal
  /**
   * Only for RPC_REQUEST: the wallet asks for its own window at this path of its origin. Open it within the click; the
   * call goes on, and settles as any other.
   */
  readonly onWindow?: (path: string) => void
}

/** The wallet behind the frame. Every promise settles once. */
export interface FrameClient {
  readonly state: Cell<FrameState>
  /**
   * Asks the wallet; the frame is put into the page with the first call. Throws `frame/*`, `wallet/bad-request` for
   * a payload that is not of its shape, and the signal's reason (`frame/aborted` for RPC_REQUEST).
   */
  call<Name extends FrameCallName>(
    name: Name,
    payload: FrameCalls[Name]['payload'],
    options: FrameCallOptions,
  ): Promise<FrameCalls[Name]['answer']>
  /** Calls back when the wallet's session may have changed. Ask it then: nothing may be concluded; `token` goes with IS_CONNECTED. The returned function stops. */
  onHint(listener: (token: string) => void): () => void
  /** Rejects the open requests that sign, send or grant with `frame/aborted`, and tells the wallet. */
  abortOpen(): void
  /** Opens the frame over everything else; `onCancel` is Escape, or the button of that label above it. Nothing happens without a frame. */
  show(onCancel: () => void, cancelLabel: string): void
  hide(): void
  /** After a failure: a new frame. */
  retry(): void
  /** Messages that were no answer to anything. */
  dropped(): number
  /** Takes the frame out of the page. What is open rejects with `frame/stopped`, as does every later call. */
  stop(): void
}

/** Makes the client of one wallet. Nothing is in the page until the first call. */
export function createFrameClient(options: FrameClientOptions): FrameClient {
  const { frames, clock, log, url, origin, protocol, projectId, sdk, title } = options
  const state = cell<FrameState>('idle')
  const messages = createFrameMessages(protocol === 5)
  const budget = createBudget(clock)
  const hints = new Set<(token: string) => void>()
  let life: FrameLife | undefined
  let failure: ModalError | undefined
  let isStopped = false
  let dropped = 0
  const drop = () => {
    dropped += 1
  }
  const requests = createClientRequests({
    clock,
    log,
    messages,
    isStrict: protocol === 5,
    id: frames.id,
    send: (message) => life?.send(message) ?? false,
    expect: () => life?.expect(),
    onHint(token) {
      for (const listener of [...hints]) listener(token)
    },
    onDropped: drop,
  })

  function end(error: ModalError): void {
    life?.close()
    life = undefined
    requests.end(error)
  }

  function open(): void {
    state.value = 'loading'
    life = openFrameLife({
      frames,
      clock,
      url,
      title,
      origin,
      protocol,
      init: { projectId, sdk },
      events: {
        onReady(version) {
          state.value = 'ready'
          requests.ready(version)
        },
        onRestart() {
          state.value = 'loading'
          requests.restart()
        },
        onMessage: requests.take,
        onDropped: drop,
        onFailed(error) {
          failure = error
          log('error', error.message, error)
          end(error)
          state.value = 'failed'
        },
      },
    })
  }

  /** Why nothing can be asked. */
  function refusal(): ModalError | undefined {
    if (isStopped) return frameError('frame/stopped')
    if (origin === frames.origin) return frameError('frame/same-origin', { origin })
    return failure
  }

  return {
    state,
    async call(name, payload, { signal, onWindow }) {
      const refused = refusal()
      if (refused) throw refused
      const read = readCall(messages, name, payload)
      const rules = rulesOf(name, read)
      if (signal.aborted) throw name === 'RPC_REQUEST' ? frameError('frame/aborted') : cancelledError(signal.reason)
      if (requests.open() >= MOST_OPEN || (rules.isUnsafe && !budget.take())) throw frameError('frame/busy')
      if (!life) open()
      return (await requests.ask({ name, payload: read, rules, signal, onWindow })) as FrameCalls[typeof name]['answer']
    },
    onHint(listener) {
      hints.add(listener)
      return () => hints.delete(listener)
    },
    abortOpen: requests.abortUnsafe,
    show: (onCancel, cancelLabel) => life?.show(onCancel, cancelLabel),
    hide: () => life?.hide(),
    retry() {
      if (state.peek() !== 'failed' || isStopped) return
      failure = undefined
      open()
      life?.expect()
    },
    dropped: () => dropped,
    stop() {
      if (isStopped) return
      isStopped = true
      hints.clear()
      end(frameError('frame/stopped'))
      state.value = 'idle'
    },
  }
}
