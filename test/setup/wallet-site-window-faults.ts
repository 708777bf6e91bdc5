import type { WindowMessage } from '../../runtime/frame/serve-frame.js'

/** What a site does wrong with the messages of its window. */
export type WindowFault = keyof typeof changes

/** What a site knows of the page around it. */
interface Around {
  readonly parent: unknown
  readonly allowedOrigins: readonly string[]
}

const keys = ['t', 'versions', 'projectId', 'sdk', 'nonce']

/** What the site takes a message for. */
const changes = {
  'any-origin': (message, { allowedOrigins: [first = ''] }) =>
    message.origin === 'null' ? message : { ...message, origin: first },
  'no-origin': (message, { allowedOrigins: [first = ''] }) =>
    message.origin === 'null' ? { ...message, origin: first } : message,
  'any-window': (message, { parent }) => ({ ...message, source: parent }),
  'two-ports': (message) => ({ ...message, ports: message.ports.slice(0, 1) }),
  'always-best': (message) => {
    const { versions } = Object(message.data) as { readonly versions?: unknown }
    return Array.isArray(versions) && versions.includes(4)
      ? { ...message, data: { ...Object(message.data), versions: [...versions, 5] } }
      : message
  },
  'lenient-introduction': (message) => {
    const { data } = message
    if (typeof Object(data).t !== 'string') return message
    return { ...message, data: Object.fromEntries(Object.entries(Object(data)).filter(([key]) => keys.includes(key))) }
  },
  // These are more than a change of one message: the page of the site does them.
  'binds-again': (message) => message,
  'portless-answers': (message) => message,
  'posts-to-window': (message) => message,
} as const satisfies Readonly<Record<string, (message: WindowMessage, around: Around) => WindowMessage>>

/** The message as a site with these faults hears it. */
export function heardWith(faults: readonly string[], message: WindowMessage, around: Around): WindowMessage {
  return faults.reduce(
    (heard, fault) => (Object.hasOwn(changes, fault) ? changes[fault as WindowFault](heard, around) : heard),
    message,
  )
}
