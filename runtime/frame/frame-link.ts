import type { FrameProtocol } from './messages.js'
import type { WireMessage } from './wire.js'

/** One way of speaking to the frame. It outlives the documents of the frame: each of them is an epoch. */
export interface FrameLink {
  /** The frame has loaded a document. */
  load(): void
  /** The frame is told to load anew: what comes until then is of no document. */
  leave(): void
  /** Sends to the document that is ready. Gives whether there is one. */
  send(message: WireMessage): boolean
  close(): void
}

/** What a link tells. */
export interface LinkEvents {
  /** The document is ready to be asked. `version` is what the port agreed on, and `undefined` for the envelope. */
  onReady(version: FrameProtocol | undefined, build: string): void
  /** What was ready is gone, and what it was asked stays without an answer. */
  onRestart(): void
  /** From the document that is ready; unread. */
  onMessage(data: unknown): void
  /** No common version. */
  onVersion(min: number, max: number): void
  /** Something came that was not for this epoch. */
  onDropped(): void
}

/** What the app says of itself to the frame. */
export interface LinkInit {
  readonly projectId: string
  readonly sdk: string
}
