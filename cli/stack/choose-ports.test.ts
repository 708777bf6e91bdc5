import { type AddressInfo, createServer } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CaipNetworkId } from '../../schema/caip.js'
import { choosePorts, portTaken, startAgain } from './choose-ports.js'

const allFree = async () => true
const busy =
  (...ports: readonly number[]) =>
  async (port: number) =>
    !ports.includes(port)

const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet: CaipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const evmIds = (...ids: readonly number[]) => ids.map((id): CaipNetworkId => `eip155:${id}`)

const usual = { api: 8787, frame: 8788, evm: { 1: 8545, 137: 8546, 8453: 8547 }, solana: { [mainnet]: 8899 } }

test('behavior: the default ports of the contract', async () => {
  expect(await choosePorts({ chains: true, isFree: allFree })).toEqual(usual)
  expect(await choosePorts({ port: 8787, chains: true, isFree: allFree })).toEqual(usual)
})

test('behavior: every other EVM chain of the app has a port of its own, whatever the order of its networks', async () => {
  const evm = { ...usual.evm, 10: 8548, 42161: 8549 }
  expect(await choosePorts({ chains: true, chainIds: evmIds(42161, 1, 10, 10), isFree: allFree })).toEqual({
    ...usual,
    evm,
  })
  await expect(choosePorts({ chains: true, chainIds: evmIds(10), isFree: busy(8548) })).rejects.toMatchObject({
    message: 'Port 8548, where an EVM chain goes, is taken by another program.',
  })
  const any = await choosePorts({ port: 0, chains: true, chainIds: evmIds(10) })
  expect(any.evm).toEqual({ 1: 0, 10: 0, 137: 0, 8453: 0 })
})

test('behavior: a cluster of Solana that the app names has a pair of ports of its own', async () => {
  const wishes = { chains: true, chainIds: [devnet] } as const
  const { solana } = await choosePorts({ ...wishes, isFree: allFree })
  expect(solana).toEqual({ [mainnet]: 8899, EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 8901 })
  await expect(choosePorts({ ...wishes, isFree: busy(8902) })).rejects.toMatchObject({
    message: "Port 8902, where Solana's WebSocket goes, is taken by another program.",
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
  expect(await choosePorts({ chains: false, isFree: busy(8545, 8899) })).toEqual(usual)
})

test('param: 0 takes any ports, those of the chains when they start', async () => {
  const { api, frame, ...chains } = await choosePorts({ port: 0, chains: true })
  expect([api > 1_023, frame > 1_023, api !== frame]).toEqual([true, true, true])
  expect(chains).toEqual({ evm: { 1: 0, 137: 0, 8453: 0 }, solana: { [mainnet]: 0 } })
})

test('param: another port is for the API, and the rest follows it, no two the same', async () => {
  const ports = fc.integer({ min: 1_024, max: 60_000 })
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(ports, ids, async (port, more) => {
      const chainIds = [...evmIds(...more), devnet] as const
      const { api, frame, evm, solana } = await choosePorts({ port, chains: true, chainIds, isFree: allFree })
      const all = [api, frame, ...Object.values(evm), ...Object.values(solana).flatMap((each) => [each, each + 1])]
      expect(api).toBe(port)
      expect(Object.keys(evm)).toEqual(expect.arrayContaining(more.map(String)))
      expect(new Set(all).size).toBe(all.length)
    }),
  )
})

test('error: one of the wanted ports is taken, or too few are left after it', async () => {
  for (const taken of [9_000, 9_001, 9_002, 9_005, 9_006])
    await expect(choosePorts({ port: 9_000, chains: true, isFree: busy(taken) })).rejects.toMatchObject({
      code: 'stack/port-taken',
      message: expect.stringContaining(`Port ${taken}, `),
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
