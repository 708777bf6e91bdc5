/** What a site does wrong. Each is one thing, and one rule of the suite is about it. */
export type SitePageFault =
  | 'no-nonce'
  | 'answers-twice'
  | 'any-origin'
  | 'signs-again'
  | 'unknown-fields'
  | 'dies-on-large'
  | 'no-frame-ancestors'
  | 'forgets-status'

/** Stands between the app and the site: what goes in and what comes out, as none, one or several messages. */
export interface PortTap {
  in(data: unknown): readonly unknown[]
  out(data: unknown): readonly unknown[]
}

/** A message, as far as it is read here. */
interface Wire {
  readonly t?: unknown
  readonly id?: unknown
  readonly type?: unknown
  readonly payload?: unknown
}

const MOST_BYTES = 256 * 1024
const through = (data: unknown): readonly unknown[] => [data]

/** Makes the fault of one port; nothing for a fault that is none of its messages. */
export function tapOf(fault: string | null): PortTap | undefined {
  switch (fault) {
    case 'no-nonce':
      return { in: through, out: (data) => [(data as Wire).t === 'ready' ? { ...(data as Wire), nonce: '' } : data] }
    case 'answers-twice':
      return { in: through, out: (data) => (typeof (data as Wire).type === 'string' ? [data, data] : [data]) }
    case 'unknown-fields':
      return { in: (data) => [withoutUnknown(data)], out: through }
    case 'dies-on-large':
      return deadly()
    case 'signs-again':
      return signingAgain()
    case 'forgets-status':
      return { in: through, out: (data) => [forgetful(data)] }
    default:
      return undefined
  }
}

/** A port behind the fault. */
export function tapPort(port: MessagePort, tap: PortTap): MessagePort {
  const { port1, port2 } = new MessageChannel()
  port.onmessage = ({ data }) => {
    for (const each of tap.in(data)) port2.postMessage(each)
  }
  port2.onmessage = ({ data }) => {
    for (const each of tap.out(data)) port.postMessage(each)
  }
  return port1
}

/** Drops the fields that no message has, in place of refusing them. */
function withoutUnknown(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  const { v, id, type, payload } = data as Wire & { readonly v?: unknown }
  const { token } = Object(payload) as { readonly token?: unknown }
  const known = type === '@w3m-app/IS_CONNECTED' && token !== undefined ? { token } : payload
  return { v, id, type, ...(known !== undefined && { payload: known }) }
}

function deadly(): PortTap {
  let isDead = false
  return {
    in(data) {
      isDead ||= (JSON.stringify(data) ?? '').length > MOST_BYTES
      return isDead ? [] : [data]
    },
    out: through,
  }
}

/** Gives a request that is repeated another id inside, so that it is done again. */
function signingAgain(): PortTap {
  const times = new Map<unknown, number>()
  return {
    in(data) {
      const { id, type } = Object(data) as Wire
      if (type !== '@w3m-app/RPC_REQUEST' || typeof id !== 'string') return [data]
      const time = times.get(id) ?? 0
      times.set(id, time + 1)
      return [time === 0 ? data : { ...(data as Wire), id: `${id}#${time}` }]
    },
    out(data) {
      const { id } = Object(data) as Wire
      return [typeof id === 'string' ? { ...(data as Wire), id: id.replace(/#\d+$/, '') } : data]
    },
  }
}

function forgetful(data: unknown): unknown {
  const { type, payload } = Object(data) as Wire
  if (type !== '@w3m-frame/STATUS_SUCCESS') return data
  const { done, open, unknown } = payload as {
    readonly done: readonly { readonly id: string }[]
    readonly open: readonly string[]
    readonly unknown: readonly string[]
  }
  const ids = [...done.map(({ id }) => id), ...open, ...unknown]
  return { ...(data as Wire), payload: { done: [], open: [], unknown: ids } }
}
