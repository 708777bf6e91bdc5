import { type Decoder, listOf, optional, shape, text } from '../../core/decode.js'
import { detailOf } from '../../core/errors.js'

/** What a tab asks of the one that leads. */
export type AskName = 'join' | 'propose' | 'approval' | 'request' | 'disconnect' | 'drop' | 'open' | 'rest'

/** What the others see of the leader's client. */
export interface ClientStore {
  /** The sessions of its store, unread. */
  readonly sessions: readonly unknown[]
  /** Whether its socket is open. */
  readonly isConnected: boolean
}

/** What the client of the leader announced. */
export interface ClientEvent {
  readonly name: string
  readonly args: unknown
}

/** An error on its way to another tab. */
export interface Fault {
  readonly message: string
  readonly code: number | null
  readonly data: unknown
}

/** What tabs say to each other. `from` and `to` are the names of tabs. */
export type TabMessage =
  /** Asks which tab leads. */
  | { readonly type: 'ping'; readonly from: string }
  /** I do. */
  | { readonly type: 'lead'; readonly from: string }
  | {
      readonly type: 'ask'
      readonly from: string
      readonly to: string
      readonly id: number
      readonly name: AskName
      readonly params: unknown
    }
  | {
      readonly type: 'answer'
      readonly from: string
      readonly to: string
      readonly id: number
      readonly result: unknown
      readonly fault: Fault | null
    }
  | StateMessage

/** A message to all tabs, to `to` alone, or to all but `except`. */
export interface StateMessage {
  readonly type: 'state'
  readonly from: string
  readonly to: string | null
  readonly except: string | null
  readonly store: ClientStore
  readonly event: ClientEvent | null
}

const anything: Decoder<unknown> = (input) => input ?? null
const number: Decoder<number> = (input) => (typeof input === 'number' ? input : undefined)
const flag: Decoder<boolean> = (input) => (typeof input === 'boolean' ? input : undefined)
const only =
  <const T extends string>(...names: readonly T[]): Decoder<T> =>
  (input) =>
    names.find((name) => name === input)

/** Reads what is seen of a client. */
export const readStore: Decoder<ClientStore> = /*#__PURE__*/ shape<ClientStore>({
  sessions: listOf(anything),
  isConnected: flag,
})

const readAny: readonly Decoder<TabMessage>[] = [
  /*#__PURE__*/ shape({ type: only('ping'), from: text }),
  /*#__PURE__*/ shape({ type: only('lead'), from: text }),
  /*#__PURE__*/ shape({
    type: only('ask'),
    from: text,
    to: text,
    id: number,
    name: only('join', 'propose', 'approval', 'request', 'disconnect', 'drop', 'open', 'rest'),
    params: anything,
  }),
  /*#__PURE__*/ shape({
    type: only('answer'),
    from: text,
    to: text,
    id: number,
    result: anything,
    fault: optional(shape<Fault>({ message: text, code: optional(number), data: anything })),
  }),
  /*#__PURE__*/ shape<StateMessage>({
    type: only('state'),
    from: text,
    to: optional(text),
    except: optional(text),
    store: readStore,
    event: optional(shape<ClientEvent>({ name: text, args: anything })),
  }),
]

/** Reads what came over the channel, where any script of the origin may speak; `undefined` for what is none of ours. */
export function readMessage(input: unknown): TabMessage | undefined {
  for (const read of readAny) {
    const message = read(input)
    if (message) return message
  }
  return undefined
}

/** What is left of an error that another tab is told. */
export function toFault(cause: unknown): Fault {
  const { code, data } = Object(cause) as { code?: unknown; data?: unknown }
  return { message: detailOf(cause), code: number(code) ?? null, data: data ?? null }
}

/** The error that another tab was told. */
export function fromFault({ message, code, data }: Fault): Error {
  return Object.assign(new Error(message), code !== null && { code }, data !== null && { data })
}
