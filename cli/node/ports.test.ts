import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { anyFreePorts, isPortFree } from './ports.js'

test('behavior: a port is free until somebody listens there, and again after that', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error('no address'))
    })
  })
  expect(await isPortFree(port)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
  expect(await isPortFree(port)).toBe(true)
})

test('behavior: any free ports, no two the same, and free when they are told', async () => {
  const ports = await anyFreePorts(5)
  expect(new Set(ports).size).toBe(5)
  for (const port of ports) expect(await isPortFree(port)).toBe(true)
})
