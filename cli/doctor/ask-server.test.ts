import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { createAsk } from './ask-server.js'

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
const context = () => fakeContext({ onFetch: fetch })

test('behavior: an answer is read whatever its status', async () => {
  const url = await serve((_, response) => response.writeHead(404, { 'x-a': 'b' }).end('no'))
  const asked = await createAsk(context())(url)
  expect(asked.isThere && [asked.answer.status, asked.answer.text, asked.answer.headers.get('x-a')]).toEqual([
    404,
    'no',
    'b',
  ])
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
})
