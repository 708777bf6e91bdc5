import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { createRelay } from '../../templates/backend/src/dev/relay/create-relay.js'
import { listenOnLoopback } from './loopback.js'
import type { TestRelay } from './test-relay.js'

/** What becomes of a connection. A number is the HTTP status that its upgrade is answered with. */
export type RelayFault =
  | number
  /** The socket is cut before an answer. */
  | 'cut'
  /** The upgrade is never answered. */
  | 'silent'
  /** It is taken, and closed at once. */
  | 'closes'
  /** It is taken, and closed at its first message, in the middle of a delivery. */
  | 'closes late'
  /** It is taken, and no call is ever answered. */
  | 'mute'
  /** Every call is answered with an error. */
  | 'errors'
  /** Every call is preceded by frames that no relay sends. */
  | 'garbage'

/** A relay that fails as told; without a fault it is the relay of the local stack. */
export interface FailingRelay extends TestRelay {
  /** From the next connection on; those that are open are ended. `of` says whose connections fail: all by default. */
  fail(fault: RelayFault | undefined, of?: (request: IncomingMessage) => boolean): void
  /** How many connections were asked for. */
  asked(): number
}

/** Starts it on a free loopback port. */
export async function startFailingRelay(): Promise<FailingRelay> {
  const server = createServer()
  const relay = createRelay()
  const sockets = new WebSocketServer({ noServer: true })
  const open = new Set<Duplex>()
  let fault: RelayFault | undefined
  let fails = (_request: IncomingMessage) => true
  let asked = 0
  const { port, stop } = await listenOnLoopback(server)

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    asked += 1
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    if (fault === undefined || !fails(request)) relay.take(request, socket, head)
    else if (fault === 'cut') socket.destroy()
    else if (typeof fault === 'number') socket.end(`HTTP/1.1 ${fault} No\r\nContent-Length: 0\r\n\r\n`)
    else if (fault !== 'silent') {
      const how = fault
      sockets.handleUpgrade(request, socket, head, (taken) => serve(taken, how))
    }
  })
  return {
    url: `ws://127.0.0.1:${port}/relay`,
    fail(next, of = () => true) {
      fault = next
      fails = of
      for (const socket of open) socket.destroy()
    },
    asked: () => asked,
    async stop() {
      relay.stop()
      for (const socket of open) socket.destroy()
      await stop()
    },
  }
}

function serve(socket: WebSocket, fault: RelayFault): void {
  socket.on('error', () => {})
  if (fault === 'closes') socket.close(1000)
  socket.on('message', (data) => {
    const { id } = JSON.parse(String(data)) as { id: number }
    const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
    if (fault === 'errors') send({ id, jsonrpc: '2.0', error: { code: -32_000, message: 'not today' } })
    if (fault === 'closes late') {
      send({
        id: 1,
        jsonrpc: '2.0',
        method: 'irn_subscription',
        params: { id: 'a', data: { topic: 'a', message: 'b' } },
      })
      socket.close()
    }
    if (fault === 'garbage') {
      for (const frame of garbage) send(frame)
      send({ id, jsonrpc: '2.0', result: 'taken' })
    }
  })
}

const garbage: readonly unknown[] = [
  '{{{',
  'null',
  '42',
  '[]',
  '"id"',
  { id: 1, jsonrpc: '2.0', method: 'irn_subscription' },
  { id: 1, jsonrpc: '2.0', method: 'irn_subscription', params: { id: 'a', data: null } },
  { id: 1, jsonrpc: '2.0', method: 'irn_subscription', params: { id: 'error', data: { topic: 1, message: {} } } },
  { id: null, jsonrpc: '2.0', result: null },
  { id: null, jsonrpc: '2.0', error: null },
]
