import { createHash } from 'node:crypto'
import type { AskHead } from './facts.js'

/** What became of the attempt to open a WebSocket. */
export type Opened =
  | { readonly kind: 'open' }
  /** A WebSocket server that wants to know more first. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'other'; readonly status: number }
  | { readonly kind: 'nobody'; readonly reason: string }

/** Sixteen bytes; they need not be secret, as nothing is sent. */
const KEY = Buffer.from('modal-kit doctor').toString('base64')
/** RFC 6455, 1.3: the answer to the key is made with this. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** Does the handshake of a WebSocket and hangs up. Nothing that identifies the sender is sent. */
export async function openSocket(url: string, askHead: AskHead): Promise<Opened> {
  const head = await askHead(url, {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': KEY,
  })
  if (!head.isThere) return { kind: 'nobody', reason: head.reason }
  const { status, headers } = head
  const accept = createHash('sha1').update(`${KEY}${GUID}`).digest('base64')
  if (status === 101 && headers.get('sec-websocket-accept') === accept) return { kind: 'open' }
  return { kind: [400, 401, 403, 429].includes(status) ? 'refused' : 'other', status }
}
