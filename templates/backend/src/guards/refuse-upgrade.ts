import type { Duplex } from 'node:stream'

/** Answers a request for a WebSocket with a status, `403 Forbidden`, and closes. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  // The other side may be gone: nobody is left to tell.
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
