import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { head } from '../node/head.js'
import { createAsk, createAskHead } from './ask-server.js'

const servers: Server[] = []
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})
const context = () => fakeContext({ onFetch: fetch, onHead: head })

test('behavior: an answer is read whatever its status', async () => {
  const url = await serve((_, response) => response.writeHead(404, { 'x-a': 'b' }).end('no'))
  const asked = await createAsk(context())(url)
  expect(asked.isThere && [asked.answer.status, asked.answer.text, asked.answer.headers.get('x-a')]).toEqual([
    404,
    'no',
    'b',
  ])
})

test('behavior: an answer says where it came from in the end, and when', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/end?a=b' }).end()
    else response.end('here')
  })
  const before = Date.now()
  const asked = await createAsk(context())(url)
  expect(asked.isThere && [asked.answer.url, asked.answer.text]).toEqual([`${url}/end?a=b`, 'here'])
  expect(asked.isThere && asked.answer.at).toBeGreaterThanOrEqual(before)
})

test('behavior: the head of an answer, by a name of its own, or why there is none', async () => {
  const url = await serve((request, response) =>
    response.writeHead(418, { 'x-host': request.headers.host ?? '' }).end(),
  )
  const head = await createAskHead(context())(url, { host: 'other.example' })
  expect(head.isThere && [head.status, head.headers.get('x-host')]).toEqual([418, 'other.example'])
  const ask = createAskHead(context(), 100)
  expect(await ask(await serve(() => {}), {})).toEqual({ isThere: false, reason: 'no answer within 0.1 s' })
  const gone = await serve(() => {})
  await new Promise((resolve) => servers.pop()?.close(resolve))
  expect(await ask(gone, {})).toEqual({ isThere: false, reason: 'nothing listens there' })
})

test('error: an answer that comes a letter at a time is not waited for', async () => {
  const url = await serve((_, response) => {
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  })
  expect(await createAsk(context(), 200)(url)).toEqual({ isThere: false, reason: 'no answer within 0.2 s' })
})

test('error: nobody there, nobody answering, and a line that breaks say why', async () => {
  const ask = createAsk(context(), 100)
  const gone = await serve(() => {})
  await new Promise((resolve) => servers.pop()?.close(resolve))
  expect(await ask(gone)).toEqual({ isThere: false, reason: 'nothing listens there' })
  expect(await ask(await serve(() => {}))).toEqual({ isThere: false, reason: 'no answer within 0.1 s' })
  expect(await ask(await serve((request) => request.socket.destroy()))).toMatchObject({ isThere: false })
})

test('error: an answer without an end is cut off', async () => {
  const url = await serve((_, response) => {
    const more = () => {
      while (response.write('x'.repeat(100_000)));
      response.once('drain', more)
    }
    more()
  })
  const asked = await createAsk(context())(url)
  expect(asked.isThere && asked.answer.text.length).toBeLessThan(2_200_000)
})

test('error: Ctrl-C ends the wait', async () => {
  const aborted = context()
  const asking = createAsk(aborted)(await serve(() => {}))
  aborted.abort()
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
  const late = context()
  const knocking = createAskHead(late)(await serve(() => {}), {})
  late.abort()
  await expect(knocking).rejects.toMatchObject({ name: 'AbortError' })
})
