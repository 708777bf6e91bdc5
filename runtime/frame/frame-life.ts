import type { ModalError } from '../../schema/error.js'
import type { Clock } from '../core/host.js'
import type { WalletFrames } from '../core/host-iframe.js'
import { createEnvelopeLink } from './envelope-link.js'
import { frameError } from './frame-error.js'
import type { FrameLink, LinkEvents, LinkInit } from './frame-link.js'
import type { FrameProtocol } from './messages.js'
import { createPortLink } from './port-link.js'

/** A document that loads and stays silent is loaded once more after this (SECURITY 4.2). */
const RELOAD_MS = 2_500
/** From its first load: no handshake by then is a failure. */
const SILENT_MS = 8_000
/** The time-out of loading (SPEC §9). It runs while a request waits for the frame. */
const LOAD_MS = 20_000

/** What a frame is opened with. */
export interface FrameLifeDeps {
  readonly frames: WalletFrames
  readonly clock: Clock
  readonly url: string
  readonly title: string
  readonly origin: string
  readonly protocol: FrameProtocol
  readonly init: LinkInit
  readonly events: Pick<LinkEvents, 'onReady' | 'onRestart' | 'onMessage' | 'onDropped'> & {
    /** It is of no more use: close it. */
    onFailed(error: ModalError): void
  }
}

/** One frame in the page, until it fails or is closed. */
export interface FrameLife {
  readonly send: FrameLink['send']
  /** A request waits for it. The time-out of loading runs from the first such request. */
  expect(): void
  show(onCancel: () => void, cancelLabel: string): void
  hide(): void
  close(): void
}

/** Puts the frame into the page and keeps watch over its documents. */
export function openFrameLife({ frames, clock, url, title, origin, protocol, init, events }: FrameLifeDeps): FrameLife {
  const frame = frames.open({ url, title })
  /** Ends every timer of the frame. */
  const over = new AbortController()
  /** Ends at the first handshake: what loads after it is known by its loads. */
  const loading = new AbortController()
  let silence: AbortController | undefined
  let isReady = false
  let isExpected = false

  function after(ms: number, owner: AbortController, work: () => void): void {
    const signal = AbortSignal.any([over.signal, owner.signal])
    clock.sleep(ms, signal).then(
      () => signal.aborted || work(),
      () => {},
    )
  }

  function fail(error: ModalError): void {
    if (!over.signal.aborted) events.onFailed(error)
  }

  const notLoaded = () => fail(frameError('frame/not-loaded', { origin }))

  function expect(): void {
    if (isReady || isExpected) return
    isExpected = true
    after(LOAD_MS, loading, notLoaded)
  }

  function watchSilence(): void {
    if (isReady || silence) return
    silence = new AbortController()
    after(SILENT_MS, silence, notLoaded)
    after(RELOAD_MS, silence, () => {
      link.leave()
      frame.reload()
    })
  }

  const linkEvents: LinkEvents = {
    ...events,
    onReady(version, build) {
      isReady = true
      loading.abort()
      silence?.abort()
      silence = undefined
      events.onReady(version, build)
    },
    onRestart() {
      isReady = false
      events.onRestart()
    },
    onVersion: (min, max) => fail(frameError('frame/version', { min, max })),
  }
  const link =
    protocol === 5
      ? createPortLink({ frames, frame, origin, init, events: linkEvents })
      : createEnvelopeLink({ frame, origin, events: linkEvents })
  frame.onBlocked((directive) => fail(frameError('frame/blocked', { directive, origin })))
  // The last to be registered: the frame is put into the page by it.
  frame.onLoad(() => {
    if (over.signal.aborted) return
    link.load()
    watchSilence()
  })

  return {
    send: link.send,
    expect,
    show: frame.show,
    hide: frame.hide,
    close() {
      over.abort()
      link.close()
      frame.remove()
    },
  }
}
