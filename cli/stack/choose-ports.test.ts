import { type AddressInfo, createServer } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choosePorts, defaultPorts, portTaken, startAgain } from './choose-ports.js'

const allFree = async () => true
const busy =
  (...ports: readonly number[]) =>
  async (port: number) =>
    !ports.includes(port)

test('behavior: the default ports of the contract', async () => {
  expect(await choosePorts({ chains: true, isFree: allFree })).toEqual({
    api: 8787,
    frame: 8788,
    evm: [8545, 8546, 8547],
    solana: 8899,
  })
})

test.each([
  [8787, 'the API'],
  [8788, 'the secure frame'],
  [8546, 'an EVM chain'],
  [8899, 'Solana'],
  [8900, "Solana's WebSocket"],
])('error: default port %i is taken, which is %s', async (port, service) => {
  await expect(choosePorts({ chains: true, isFree: busy(port) })).rejects.toMatchObject({
    code: 'stack/port-taken',
    message: `Port ${port}, where ${service} goes, is taken by another program.`,
    fix: expect.stringContaining('--port '),
  })
})

test('behavior: without chains their ports do not matter', async () => {
  expect(await choosePorts({ chains: false, isFree: busy(8545, 8899) })).toEqual(defaultPorts)
})

test('param: 0 takes any ports, those of the chains when they start', async () => {
  const { api, frame, ...chains } = await choosePorts({ port: 0, chains: true })
  expect([api > 1_023, frame > 1_023, api !== frame]).toEqual([true, true, true])
  expect(chains).toEqual({ evm: [0, 0, 0], solana: 0 })
})

test('param: another port is for the API, and the rest follows it on free ports, no two the same', async () => {
  const ports = fc.integer({ min: 1_024, max: 60_000 })
  const listening = fc.uniqueArray(fc.integer({ min: 1, max: 40 }))
  await fc.assert(
    fc.asyncProperty(ports, listening, async (port, offsets) => {
      const isFree = busy(...offsets.map((offset) => port + offset))
      const { api, frame, evm, solana } = await choosePorts({ port, chains: true, isFree })
      const all = [frame, ...evm, solana, solana + 1]
      expect(api).toBe(port)
      expect(new Set([api, ...all]).size).toBe(7)
      for (const each of all) expect([each > port, await isFree(each)]).toEqual([true, true])
    }),
  )
})

test('error: the wanted port is taken, or too few are left after it', async () => {
  await expect(choosePorts({ port: 9_000, chains: true, isFree: busy(9_000) })).rejects.toMatchObject({
    code: 'stack/port-taken',
  })
  await expect(choosePorts({ port: 65_535, chains: true, isFree: allFree })).rejects.toMatchObject({
    code: 'stack/no-ports',
  })
})

test('error: a port that went between choice and use is named as well, and no other failure is', async () => {
  const failure = await new Promise<Error>((resolve) => {
    const first = createServer().listen(0, '127.0.0.1', () => {
      const { port } = first.address() as AddressInfo
      const second = createServer().once('error', (cause) => first.close(() => resolve(cause)))
      second.listen(port, '127.0.0.1')
    })
  })
  const port = (failure as Error & { readonly port: number }).port
  expect(portTaken(failure, { frame: 1 })).toMatchObject({ message: expect.stringContaining(`${port}, where the API`) })
  expect(portTaken(failure, { frame: port })).toMatchObject({ message: expect.stringContaining('the secure frame') })
  expect(portTaken(new Error('no'), { frame: 1 })).toBe(undefined)
})

test('behavior: any ports are chosen anew, once, when one was taken in between; a wanted one is not', async () => {
  const taken = () => portTaken(Object.assign(new Error('busy'), { code: 'EADDRINUSE', port: 1 }), { frame: 1 })
  const failing = (...failures: readonly unknown[]) => {
    const left = [...failures]
    return async () => {
      const cause = left.shift()
      if (cause) throw cause
      return 'started'
    }
  }
  expect(await startAgain(0, failing(taken()))).toBe('started')
  await expect(startAgain(0, failing(taken(), taken()))).rejects.toMatchObject({ code: 'stack/port-taken' })
  await expect(startAgain(undefined, failing(taken()))).rejects.toMatchObject({ code: 'stack/port-taken' })
  await expect(startAgain(0, failing(new Error('other')))).rejects.toThrow('other')
})
