import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { head } from './head.js'

const servers: Server[] = []
async function serve(listener: RequestListener, prepare: (server: Server) => void = () => {}): Promise<string> {
  const server = createServer(listener)
  prepare(server)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})
const { signal } = new AbortController()

test('behavior: the host is the one that was given, and the answer may never end', async () => {
  const at = await serve((request, response) => {
    response.writeHead(421, { 'x-host': request.headers.host ?? '' }).write('more to come')
  })
  const { status, headers } = await head(`http://${at}/`, { headers: { host: 'other.example' }, signal })
  expect([status, headers.get('x-host')]).toEqual([421, 'other.example'])
})

test('behavior: an upgrade is answered with its head', async () => {
  const at = await serve(
    () => {},
    (server) =>
      server.on('upgrade', (request, socket) => {
        const accept = createHash('sha1').update(request.headers['sec-websocket-key'] ?? '')
        socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`)
        socket.end(`X-Accept: ${accept.digest('hex')}\r\n\r\n`)
      }),
  )
  const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'a' }
  const answer = await head(`ws://${at}/relay`, { headers, signal })
  expect([answer.status, answer.headers.get('upgrade')]).toEqual([101, 'websocket'])
  expect(answer.headers.get('x-accept')).toMatch(/^[\da-f]{40}$/)
})

test('error: nobody there, and a line that breaks, as `fetch` says it', async () => {
  const gone = await serve(() => {})
  await new Promise((resolve) => servers.pop()?.close(resolve))
  await expect(head(`http://${gone}`, { headers: {}, signal })).rejects.toMatchObject({
    name: 'TypeError',
    cause: { code: 'ECONNREFUSED' },
  })
  const broken = await serve((request) => request.socket.destroy())
  await expect(head(`http://${broken}`, { headers: {}, signal })).rejects.toMatchObject({
    cause: { code: 'ECONNRESET' },
  })
})

test('error: a signal that aborts, before or after, ends it with its reason', async () => {
  const silent = await serve(() => {})
  const early = AbortSignal.abort()
  await expect(head(`http://${silent}`, { headers: {}, signal: early })).rejects.toBe(early.reason)
  const late = AbortSignal.timeout(50)
  await expect(head(`http://${silent}`, { headers: {}, signal: late })).rejects.toMatchObject({ name: 'TimeoutError' })
})
