import { randomInt } from 'node:crypto'
import type { RawData, WebSocket } from 'ws'
import { ZodError } from 'zod'
import type { Exchange, Peer } from './exchange.js'
import { readFrame, writeError, writeResult } from './frame.js'
import type { Message } from './mailbox.js'
import { describe, type RelayMethod } from './relay-methods.js'

/** What a connection works with. */
export interface ConnectionParts {
  readonly client: string
  readonly exchange: Exchange
  readonly methods: Readonly<Record<string, RelayMethod>>
  /** Hears the name of each call; never topics or messages, which are secrets of the clients. */
  readonly onCall: (method: string) => void
  readonly onFailure: (cause: unknown) => void
}

/** A client that reads slower than this many bytes is cut off; its messages wait in the mailbox. */
const MAX_UNREAD_BYTES = 16 * 1_024 * 1_024

/** Messages that a connection may leave unconfirmed; of more the oldest are delivered again to the next connection. */
const MAX_UNCONFIRMED = 1_000

/** Serves a connection until it closes. */
export function serveConnection(socket: WebSocket, parts: ConnectionParts): void {
  const { client, exchange } = parts
  const unconfirmed = new Map<number, Message>()
  const delivered = new WeakSet<Message>()
  const send = (text: string): void => {
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(text)
  }
  const peer: Peer = {
    client,
    deliver(subscription, message) {
      if (delivered.has(message)) return
      delivered.add(message)
      const id = callId()
      unconfirmed.set(id, message)
      const [oldest] = unconfirmed.keys()
      if (unconfirmed.size > MAX_UNCONFIRMED && oldest !== undefined) unconfirmed.delete(oldest)
      const params = { id: subscription, data: describe(message) }
      send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
    },
  }
  socket.on('message', (data: RawData, isBinary: boolean) => {
    const frame = readFrame(isBinary ? '' : String(data))
    if (frame.kind === 'broken') return send(writeError(null, frame.code, frame.message))
    if (frame.kind === 'call') return send(answer(peer, frame, parts))
    // Only a message that was confirmed is not delivered again: to the next connection, if this one is lost.
    unconfirmed.get(Number(frame.id))?.seenBy.add(client)
    unconfirmed.delete(Number(frame.id))
  })
  socket.on('close', () => exchange.leave(peer))
  // ws closes the connection by itself: too large a frame, broken framing.
  socket.on('error', () => {})
}

function answer(
  peer: Peer,
  { id, method, params }: { readonly id: number | string; readonly method: string; readonly params: unknown },
  { methods, onCall, onFailure }: ConnectionParts,
): string {
  // Only own names: `constructor` is not a method.
  const run = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (run === undefined) return writeError(id, -32_601, 'Method not found')
  onCall(method)
  try {
    return writeResult(id, run(peer, params))
  } catch (cause) {
    if (cause instanceof ZodError) return writeError(id, -32_602, `Invalid params: ${cause.issues[0]?.path.join('.')}`)
    if (cause instanceof RangeError) return writeError(id, -32_000, cause.message)
    onFailure(cause)
    return writeError(id, -32_603, 'Internal error')
  }
}

/** Ids only have to differ among the few calls of one connection that are not answered yet. */
function callId(): number {
  return randomInt(1, 2 ** 47)
}
