import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Clock, systemClock } from '../../clock.js'
import { refuseUpgrade } from '../../guards/origin-guard.js'
import { parseUrl } from '../../http/parse-url.js'
import { readClientId } from './client-id.js'
import { serveConnection } from './connection.js'
import { createExchange } from './exchange.js'
import { createMailbox, type MailboxLimits } from './mailbox.js'
import { relayMethods } from './relay-methods.js'

/** What a relay is made with; everything has a default. */
export interface RelayOptions extends Partial<MailboxLimits> {
  readonly clock?: Pick<Clock, 'now'>
  readonly log?: Pick<Logger, 'debug' | 'error'>
  /** Connections at a time. */
  readonly maxConnections?: number
  /** Between two pings, in ms. The SDKs take a connection without one for 35 s for dead. */
  readonly pingMs?: number
}

/** A relay for WalletConnect clients. */
export interface Relay {
  /** Takes a WebSocket on `/relay`; other paths are answered with 404. Whether it may come is checked before. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Ends every connection and timer. */
  stop(): void
}

/** The largest frame, in bytes. */
const MAX_FRAME_BYTES = 2 * 1_024 * 1_024

/**
 * Makes a relay that keeps everything in memory, for development and tests: it speaks the `irn` protocol of
 * WalletConnect's clients. It cannot read what it carries.
 */
export function createRelay(options: RelayOptions = {}): Relay {
  const { clock = systemClock(), log, maxConnections = 1_000, pingMs = 20_000 } = options
  const { maxMessages = 10_000, maxMessagesPerTopic = 500, maxCharacters = 64 * 1_024 * 1_024 } = options
  const mailbox = createMailbox(() => clock.now(), { maxMessages, maxMessagesPerTopic, maxCharacters })
  const exchange = createExchange(mailbox, () => clock.now())
  const methods = relayMethods(exchange)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const quiet = new WeakSet<WebSocket>()
  const onCall = (method: string): void => log?.debug({ method }, 'relay call')
  const onFailure = (err: unknown): void => log?.error({ err }, 'relay call failed')

  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      // It has not answered the last ping: gone without a word.
      if (quiet.has(socket)) socket.terminate()
      else socket.ping()
      quiet.add(socket)
    }
  }, pingMs)
  timer.unref()

  return {
    take(request, socket, head) {
      const url = urlOf(request)
      if (url?.pathname !== '/relay') return refuseUpgrade(socket, '404 Not Found')
      if (sockets.clients.size >= maxConnections) return refuseUpgrade(socket, '503 Service Unavailable')
      const client = readClientId(url)
      if (client === undefined) return refuseUpgrade(socket, '401 Unauthorized')
      sockets.handleUpgrade(request, socket, head, (open) => {
        for (const sign of ['pong', 'message']) open.on(sign, () => quiet.delete(open))
        serveConnection(open, { client, exchange, methods, onCall, onFailure })
      })
    },
    stop() {
      clearInterval(timer)
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

function urlOf({ url = '' }: IncomingMessage): URL | undefined {
  return parseUrl(url, 'http://127.0.0.1')
}
