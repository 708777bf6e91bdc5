import * as z from 'zod/mini'
import type { WalletFrame } from '../core/host-iframe.js'
import type { FrameLink, LinkEvents } from './frame-link.js'
import { takeMessage } from './limits.js'
import { createFrameNotices } from './messages.js'
import { readNotice } from './wire.js'

/** What the link over window messages is made of. */
export interface EnvelopeLinkDeps {
  readonly frame: Pick<WalletFrame, 'post' | 'onMessage'>
  readonly origin: string
  readonly events: LinkEvents
}

/**
 * Speaks the specification's envelope over window messages, to and from exactly one origin and one window. READY makes it
 * ready; it may come before the load of its document or after it.
 */
export function createEnvelopeLink({ frame, origin, events }: EnvelopeLinkDeps): FrameLink {
  const { ready } = createFrameNotices(false)
  let isReady = false
  /** The document that is ready has had its load: another load is another document. */
  let isLoaded = false
  let isClosed = false

  function drop(): void {
    if (!isReady) return
    isReady = false
    events.onRestart()
  }

  frame.onMessage(origin, (data) => {
    if (isClosed) return
    const taken = takeMessage(data)
    const notice = 'value' in taken ? readNotice(taken.value, 'READY', undefined) : undefined
    if (!notice) return isReady ? events.onMessage(data) : events.onDropped()
    const { success, data: payload } = z.safeParse(ready, notice.payload)
    if (!success) return events.onDropped()
    if (isReady) {
      isLoaded = false
      drop()
    }
    isReady = true
    events.onReady(undefined, payload?.version ?? '')
  })

  return {
    load() {
      if (isLoaded) drop()
      isLoaded = true
    },
    leave() {
      isLoaded = false
      drop()
    },
    send(message) {
      if (isReady) frame.post(message, origin)
      return isReady
    },
    close() {
      isClosed = true
    },
  }
}
