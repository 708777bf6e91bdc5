import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readList } from './read-list.js'

const list = { count: 1, data: [{ id: 'a', name: 'A' }] }
const tools = { fetch: globalThis.fetch, signal: new AbortController().signal }
let folder: string
let server: Server
let address: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'list-'))
  server = createServer((request, response) => {
    if (request.url === '/list') response.end(JSON.stringify(list))
    else if (request.url === '/elsewhere') response.writeHead(302, { location: '/list' }).end()
    else if (request.url === '/endless')
      for (let part = 0; part < 40; part++) response.write(Buffer.alloc(1024 * 1024, 32))
    else if (request.url === '/never') response.writeHead(200).flushHeaders()
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

test('behavior: a list is read from a file and from an address', async () => {
  const path = join(folder, 'list.json')
  await writeFile(path, JSON.stringify(list))
  const expected = { wallets: [{ id: 'a', name: 'A' }], refused: [] }
  expect(await readList(path, tools)).toEqual(expected)
  expect(await readList(`${address}/list`, tools)).toEqual(expected)
})

test('error: what is no list, not there, elsewhere, too long or not safe is refused', async () => {
  const path = join(folder, 'broken.json')
  await writeFile(path, '{')
  await expect(readList(path, tools)).rejects.toThrow(SyntaxError)
  await expect(readList(join(folder, 'missing.json'), tools)).rejects.toThrow(/ENOENT/)
  await expect(readList(`${address}/missing`, tools)).rejects.toThrow(/404/)
  await expect(readList(`${address}/elsewhere`, tools)).rejects.toThrow()
  await expect(readList(`${address}/endless`, tools)).rejects.toThrow(RangeError)
  await expect(readList('http://lists.example/list', tools)).rejects.toThrow(/only https/)
  await expect(readList('ftp://lists.example/list', tools)).rejects.toThrow(/only https/)
})

test('error: who stops is not kept waiting', async () => {
  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('Stopped')), 50)
  await expect(readList(`${address}/never`, { ...tools, signal: stop.signal })).rejects.toThrow('Stopped')
})
