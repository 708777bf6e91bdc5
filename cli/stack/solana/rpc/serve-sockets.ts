import type { Server } from 'node:http'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { Ledger } from '../ledger/ledger.js'
import { answerText, write } from './answer.js'
import type { Methods } from './method.js'
import { MAX_BODY_BYTES } from './serve-http.js'
import { createSubscriptions } from './subscriptions.js'

/** A client that reads slower than this many bytes is cut off. */
const MAX_UNREAD_BYTES = 16 * MAX_BODY_BYTES

/** What the connections are served with. */
export interface SocketService {
  readonly ledger: Ledger
  readonly methods: Methods
  readonly report: (cause: unknown) => void
}

/** Answers JSON-RPC with subscriptions over WebSocket on a server. The returned function ends every connection. */
export function serveSockets(server: Server, service: SocketService): () => void {
  const sockets = new WebSocketServer({ server, maxPayload: MAX_BODY_BYTES })
  sockets.on('connection', (socket) => serveSocket(socket, service))
  return () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}

function serveSocket(socket: WebSocket, { ledger, methods, report }: SocketService): void {
  const send = (text: string): void => {
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate()
    else if (text !== '' && socket.readyState === socket.OPEN) socket.send(text)
  }
  const subscriptions = createSubscriptions(ledger, (method, subscription, result) =>
    send(write({ jsonrpc: '2.0', method, params: { subscription, result } })),
  )
  const all = { ...methods, ...subscriptions.methods }
  socket.on('message', (data: RawData) => void answerText(String(data), all, report).then(send, report))
  socket.on('close', subscriptions.stop)
  // ws closes the connection by itself: too large a frame, broken framing.
  socket.on('error', () => {})
}
