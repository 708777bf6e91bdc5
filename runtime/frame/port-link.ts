import * as z from 'zod/mini'
import type { WalletFrame, WalletFrames } from '../core/host-iframe.js'
import type { FrameLink, LinkEvents, LinkInit } from './frame-link.js'
import { type InitMessage, portVersions, readySchema } from './handshake.js'
import { takeMessage } from './limits.js'
import type { FrameProtocol } from './messages.js'

/** What the link over a port is made of. */
export interface PortLinkDeps {
  readonly frames: Pick<WalletFrames, 'channel' | 'id'>
  readonly frame: Pick<WalletFrame, 'post'>
  readonly origin: string
  readonly init: LinkInit
  readonly events: LinkEvents
}

/** One document, and the port it was handed. */
interface Epoch {
  post(message: object): void
  /** Nothing of the port is heard any more. */
  close(): void
  version?: FrameProtocol
}

/**
 * Speaks on a port that each document of the frame is handed as it loads. Nothing is read from the window, so that no
 * other frame of the page has a say.
 */
export function createPortLink({ frames, frame, origin, init, events }: PortLinkDeps): FrameLink {
  const schema = readySchema()
  let epoch: Epoch | undefined

  function leave(): void {
    const wasReady = epoch?.version !== undefined
    epoch?.close()
    epoch = undefined
    if (wasReady) events.onRestart()
  }

  function take(own: Epoch, nonce: string, data: unknown): void {
    if (own.version !== undefined) return void events.onMessage(data)
    const taken = takeMessage(data)
    const ready = z.safeParse(schema, 'value' in taken ? taken.value : undefined).data
    if (ready?.t === 'version_unsupported') return void events.onVersion(ready.min, ready.max)
    if (ready?.nonce !== nonce) return void events.onDropped()
    if (ready.v !== 5 && ready.v !== 4) return void events.onVersion(ready.v, ready.v)
    own.version = ready.v
    events.onReady(ready.v, ready.build)
  }

  return {
    load() {
      leave()
      const { port1, port2 } = frames.channel()
      const nonce = frames.id()
      const onMessage = ({ data }: MessageEvent) => take(own, nonce, data)
      const own: Epoch = {
        post: (message) => port1.postMessage(message),
        close() {
          port1.removeEventListener('message', onMessage)
          port1.removeEventListener('messageerror', events.onDropped)
          port1.close()
        },
      }
      epoch = own
      port1.addEventListener('message', onMessage)
      port1.addEventListener('messageerror', events.onDropped)
      port1.start()
      const message: InitMessage = { t: 'init', versions: [...portVersions], ...init, nonce }
      frame.post(message, origin, [port2])
    },
    leave,
    send(message) {
      if (epoch?.version === undefined) return false
      epoch.post({ v: epoch.version, ...message })
      return true
    },
    close() {
      epoch?.close()
      epoch = undefined
    },
  }
}
