import type { FrameMessageName, FrameMessages } from './messages.js'

/** A request on its way to the frame. Without an id nothing answers it. */
export interface AppMessage {
  readonly id: string
  readonly name: FrameMessageName
  readonly payload: unknown
}

/** How a message of the frame ends: it settles a request, or asks for a window of the wallet. */
export type FrameOutcome = 'SUCCESS' | 'ERROR' | 'NEEDS_WINDOW'

/** What the frame says of a request. */
export interface FrameReply {
  readonly id: string
  readonly name: string
  readonly outcome: FrameOutcome
  readonly payload: unknown
}

/** What both ways of sending have in common: `version` is on the port only. */
export interface WireMessage {
  readonly v?: number
  readonly id?: string
  readonly type: string
  readonly payload?: unknown
}

const appPrefix = '@w3m-app/'
const framePrefix = '@w3m-frame/'
/** Ids are UUIDs here; the specification's are short. */
const LONGEST_ID = 64
const keys = ['v', 'id', 'type', 'payload']

/** The message as it is posted. */
export function writeRequest({ id, name, payload }: AppMessage): WireMessage {
  return { id, type: `${appPrefix}${name}`, ...(payload !== undefined && { payload }) }
}

/** The reply as it is posted. */
export function writeReply({ id, name, outcome, payload }: FrameReply): WireMessage {
  return { id, type: `${framePrefix}${name}_${outcome}`, ...(payload !== undefined && { payload }) }
}

/** A message of the frame that answers nothing. */
export function writeNotice(name: string, payload: unknown): WireMessage {
  return { type: `${framePrefix}${name}`, payload }
}

/** Reads a request; `undefined` for what is none. `version` is what the port agreed on, and `undefined` for the envelope. */
export function readRequest(
  data: unknown,
  messages: FrameMessages,
  version: number | undefined,
): AppMessage | undefined {
  const wire = readWire(data, version)
  const name = wire?.type.startsWith(appPrefix) ? wire.type.slice(appPrefix.length) : undefined
  if (wire?.id === undefined || name === undefined || !isName(messages, name)) return undefined
  return { id: wire.id, name, payload: wire.payload }
}

/** Reads a reply; `undefined` for what is none. */
export function readReply(data: unknown, version: number | undefined): FrameReply | undefined {
  const wire = readWire(data, version)
  const [, name, outcome] = /^@w3m-frame\/([A-Z_]+)_(SUCCESS|ERROR|NEEDS_WINDOW)$/.exec(wire?.type ?? '') ?? []
  if (wire?.id === undefined || name === undefined) return undefined
  return { id: wire.id, name, outcome: outcome as FrameOutcome, payload: wire.payload }
}

/** Reads the payload of a notice of this name; `undefined` for what is none. */
export function readNotice(
  data: unknown,
  name: string,
  version: number | undefined,
): { readonly payload: unknown } | undefined {
  const wire = readWire(data, version)
  return wire?.id === undefined && wire?.type === `${framePrefix}${name}` ? { payload: wire.payload } : undefined
}

/** The id of something that may be no message at all. Never throws. */
export function idIn(data: unknown): string | undefined {
  try {
    const { id } = Object(data) as { readonly id?: unknown }
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

/** The envelope drops what it does not know; the port refuses it. */
function readWire(data: unknown, version: number | undefined): WireMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { v, id, type, payload } = data as { readonly [Key in keyof WireMessage]?: unknown }
  if (typeof type !== 'string') return undefined
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > LONGEST_ID)) return undefined
  if (version !== undefined && (v !== version || Object.keys(data).some((key) => !keys.includes(key)))) return undefined
  return { type, ...(id !== undefined && { id }), payload }
}

function isName(messages: FrameMessages, name: string): name is FrameMessageName {
  return Object.hasOwn(messages, name)
}
