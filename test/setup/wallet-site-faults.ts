import { createFrameMessages } from '../../runtime/frame/messages.js'
import type { AnswerFault } from './wallet-site-answer-faults.js'
import type { HeaderFault } from './wallet-site-header-faults.js'
import type { WindowFault } from './wallet-site-window-faults.js'

/** What a site does wrong. Each is one thing that a rule of the suite is about. */
export type SitePageFault = MessageFault | WindowFault | AnswerFault | HeaderFault

/** What a site does wrong with the messages on its port; with those of its window where it speaks the envelope. */
export type MessageFault = keyof typeof taps

/** Stands between the app and the site: what goes in and what comes out, as none, one or several messages. */
export interface MessageTap {
  in(data: unknown): readonly unknown[]
  out(data: unknown): readonly unknown[]
}

/** A message, as far as it is read here. */
interface Wire {
  readonly v?: unknown
  readonly t?: unknown
  readonly id?: unknown
  readonly type?: unknown
  readonly payload?: unknown
}

const app = (name: string) => `@w3m-app/${name}`
const frame = (name: string) => `@w3m-frame/${name}`
const MOST_BYTES = 256 * 1024
const MOST_ITEMS = 1_000
const MOST_DEPTH = 16
const through = (data: unknown): readonly unknown[] => [data]

/** Another message in place of one that comes in. Nothing leaves it as it is. */
const incoming = (change: (message: Wire) => unknown): MessageTap => ({
  in: (data) => [change(Object(data) as Wire) ?? data],
  out: through,
})
const outgoing = (change: (message: Wire) => unknown): MessageTap => ({
  in: through,
  out: (data) => [change(Object(data) as Wire) ?? data],
})
const payloadOf = ({ payload }: Wire) => Object(payload) as Readonly<Record<string, unknown>>

const taps = {
  'no-nonce': () => outgoing((message) => (message.t === 'ready' ? { ...message, nonce: '' } : undefined)),
  'no-build': () => outgoing((message) => (message.t === 'ready' ? { ...message, build: undefined } : undefined)),
  'no-range': () => outgoing(({ t }) => (t === 'version_unsupported' ? { t } : undefined)),
  'ready-in-words': () =>
    outgoing((message) => (message.type === frame('READY') ? { ...message, payload: 'ready' } : undefined)),
  'answers-twice': () => ({
    in: through,
    out: (data: unknown) => (typeof Object(data).type === 'string' ? [data, data] : [data]),
  }),
  'unknown-fields': () => incoming(withoutUnknown),
  'any-version': () => incoming((message) => (typeof message.type === 'string' ? { ...message, v: 5 } : undefined)),
  'number-ids': () =>
    incoming((message) => (typeof message.id === 'number' ? { ...message, id: `${message.id}` } : undefined)),
  'bends-payloads': () =>
    incoming((message) => {
      const { token } = payloadOf(message)
      return typeof token === 'number' ? { ...message, payload: { token: `${token}` } } : undefined
    }),
  'takes-large': () =>
    incoming((message) => {
      const { token } = payloadOf(message)
      return typeof token === 'string' && token.length > MOST_BYTES ? { ...message, payload: { token: '' } } : undefined
    }),
  'dies-on-large': deadly,
  'long-lists': () =>
    incoming((message) => {
      const { ids } = payloadOf(message)
      const isLong = Array.isArray(ids) && ids.length > MOST_ITEMS
      return isLong ? { ...message, payload: { ids: ids.slice(0, MOST_ITEMS) } } : undefined
    }),
  'fails-after-deep': failingAfterDeep,
  'any-theme': () =>
    incoming((message) => {
      const { themeMode = 'dark' } = payloadOf(message)
      const isOdd = message.type === app('SYNC_THEME') && themeMode !== 'dark' && themeMode !== 'light'
      return isOdd ? { ...message, payload: {} } : undefined
    }),
  'unknown-types': () => {
    const names = Object.keys(createFrameMessages(true)).map(app)
    return incoming((message) => {
      const isNone =
        typeof message.type === 'string' && message.type.startsWith(app('')) && !names.includes(message.type)
      return isNone ? { ...message, type: app('IS_CONNECTED') } : undefined
    })
  },
  'silent-reads': () => ({
    in: (data: unknown) => (payloadOf(Object(data) as Wire)['method'] === 'eth_gasPrice' ? [] : [data]),
    out: through,
  }),
  'adds-networks': addingNetworks,
  'own-words': () =>
    outgoing((message) => {
      const isRefused = payloadOf(message)['message'] === 'Requested RPC call is not allowed'
      return isRefused ? { ...message, payload: { message: 'Method not found' } } : undefined
    }),
  'ignores-abort': () => ({
    in: (data: unknown) => (Object(data).type === app('RPC_ABORT') ? [] : [data]),
    out: through,
  }),
  'signs-aborted': signingAborted,
  'aborts-all': () =>
    incoming((message) => (message.type === app('RPC_ABORT') ? { ...message, payload: undefined } : undefined)),
  'signs-again': signingAgain,
  'forgets-status': () => outgoing(forgetful),
} as const satisfies Readonly<Record<string, () => MessageTap>>

/** Makes the faults of one port, one behind the other; nothing where none of them is of its messages. */
export function tapOf(faults: readonly string[]): MessageTap | undefined {
  const made = faults.flatMap((fault) => (Object.hasOwn(taps, fault) ? taps[fault as MessageFault]() : []))
  if (made.length === 0) return undefined
  return {
    in: (data) => made.reduce<readonly unknown[]>((all, tap) => all.flatMap((each) => tap.in(each)), [data]),
    out: (data) => made.reduceRight<readonly unknown[]>((all, tap) => all.flatMap((each) => tap.out(each)), [data]),
  }
}

/** A port behind the fault. */
export function tapPort(port: MessagePort, tap: MessageTap): MessagePort {
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
function withoutUnknown(message: Wire): unknown {
  const { v, id, type, payload } = message
  if (typeof type !== 'string') return undefined
  const { token } = payloadOf(message)
  const known = type === app('IS_CONNECTED') && token !== undefined ? { token } : payload
  return { v, id, type, ...(known !== undefined && { payload: known }) }
}

function deadly(): MessageTap {
  let isDead = false
  return {
    in(data) {
      isDead ||= (JSON.stringify(data) ?? '').length > MOST_BYTES
      return isDead ? [] : [data]
    },
    out: through,
  }
}

/** Refuses everything once it was sent something deep. */
function failingAfterDeep(): MessageTap {
  let isBroken = false
  return {
    in(data) {
      isBroken ||= depthOf(data) > MOST_DEPTH
      return [data]
    },
    out(data) {
      const { type } = Object(data) as Wire
      if (!isBroken || typeof type !== 'string') return [data]
      return [{ ...(data as Wire), type: type.replace(/_SUCCESS$/, '_ERROR'), payload: { message: 'Stack overflow' } }]
    },
  }
}

function depthOf(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0
  return 1 + Math.max(0, ...Object.values(data).map(depthOf))
}

/** Says yes to networks that an app adds. */
function addingNetworks(): MessageTap {
  const added = new Set<unknown>()
  return {
    in(data) {
      const message = Object(data) as Wire
      if (payloadOf(message)['method'] !== 'wallet_addEthereumChain') return [data]
      added.add(message.id)
      return [{ ...message, type: app('GET_CHAIN_ID'), payload: undefined }]
    },
    out(data) {
      const message = Object(data) as Wire
      return [added.has(message.id) ? { ...message, type: frame('RPC_REQUEST_SUCCESS'), payload: null } : data]
    },
  }
}

/** Gives a request that is repeated another id inside, so that it is done again. */
function signingAgain(): MessageTap {
  const times = new Map<unknown, number>()
  return {
    in(data) {
      const { id, type } = Object(data) as Wire
      if (type !== app('RPC_REQUEST') || typeof id !== 'string') return [data]
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

/** Answers what was aborted once more, with the next signature. */
function signingAborted(): MessageTap {
  const aborted: unknown[] = []
  return {
    in(data) {
      const message = Object(data) as Wire
      const { ids } = payloadOf(message)
      if (message.type === app('RPC_ABORT') && Array.isArray(ids)) aborted.push(...ids)
      return [data]
    },
    out(data) {
      const isSigned = Object(data).type === frame('RPC_REQUEST_SUCCESS')
      return isSigned ? [data, ...aborted.splice(0).map((id) => ({ ...(data as Wire), id }))] : [data]
    },
  }
}

function forgetful(message: Wire): unknown {
  if (message.type !== frame('STATUS_SUCCESS')) return undefined
  const { done, open, unknown } = message.payload as {
    readonly done: readonly { readonly id: string }[]
    readonly open: readonly string[]
    readonly unknown: readonly string[]
  }
  const ids = [...done.map(({ id }) => id), ...open, ...unknown]
  return { ...message, payload: { done: [], open: [], unknown: ids } }
}
