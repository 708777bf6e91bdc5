import { shape, text } from '../../core/decode.js'
import type { SignClient, SignEvent } from './sign-client.js'

/** The subscribers to what the other end of a session does. */
export interface SessionListener {
  /** Whether a session is the one followed. */
  isOurs(topic: string): boolean
  /** The wallet approved something else; the client's store has it. */
  changed(topic: string): void
  said(name: string, data: unknown, caipNetworkId: string): void
  /** It was ended by the wallet or in another tab, or its time is over; `next` is the topic of what took its place. */
  ended(next?: string): void
}

const withTopic = /*#__PURE__*/ shape({ topic: text })
const withNext = /*#__PURE__*/ shape({ next: text })
const announcement = /*#__PURE__*/ shape({
  topic: text,
  params: shape<{ chainId: string; event: { name: string; data: unknown } }>({
    chainId: text,
    event: shape<{ name: string; data: unknown }>({ name: text, data: (input) => input ?? null }),
  }),
})

/** Follows the sessions of a client; the returned function stops. */
export function watchSession(client: SignClient, listener: SessionListener): () => void {
  const ours = (args: unknown) => {
    const topic = withTopic(args)?.topic
    return topic !== undefined && listener.isOurs(topic) ? topic : undefined
  }
  const end = (args: unknown) => {
    if (ours(args) !== undefined) listener.ended(withNext(args)?.next)
  }
  const listeners: Readonly<Record<SignEvent, (args: unknown) => void>> = {
    session_update(args) {
      const topic = ours(args)
      if (topic !== undefined) listener.changed(topic)
    },
    session_event(args) {
      const { event, chainId } = (ours(args) !== undefined && announcement(args)?.params) || {}
      if (event && chainId !== undefined) listener.said(event.name, event.data, chainId)
    },
    session_delete: end,
    session_expire: end,
  }
  const each = (method: 'on' | 'off') => {
    for (const [event, handle] of Object.entries(listeners)) client[method](event as SignEvent, handle)
  }
  each('on')
  return () => each('off')
}
