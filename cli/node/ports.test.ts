import { createServer } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFreePorts, isPortFree, nextFreePort } from './ports.js'

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

test('behavior: the first run of free ports, whatever is taken', async () => {
  const busy = fc.uniqueArray(fc.integer({ min: 1_000, max: 1_060 }))
  await fc.assert(
    fc.asyncProperty(busy, busy, fc.integer({ min: 1, max: 3 }), async (listening, taken, count) => {
      const isFree = async (port: number) => !listening.includes(port)
      const found = (await nextFreePort(1_000, { count, taken, isFree })) ?? 0
      const isGood = (start: number) =>
        Array.from({ length: count }, (_, step) => start + step).every(
          (port) => !listening.includes(port) && !taken.includes(port),
        )
      expect(isGood(found)).toBe(true)
      for (let earlier = 1_000; earlier < found; earlier += 1) expect(isGood(earlier)).toBe(false)
    }),
  )
})

test('behavior: none is left', async () => {
  expect(await nextFreePort(65_530, { isFree: async () => false })).toBe(undefined)
  expect(await nextFreePort(65_535, { count: 2, isFree: async () => true })).toBe(undefined)
})

test('behavior: any free ports, no two the same, and free when they are told', async () => {
  const ports = await anyFreePorts(5)
  expect(new Set(ports).size).toBe(5)
  for (const port of ports) expect(await isPortFree(port)).toBe(true)
})
