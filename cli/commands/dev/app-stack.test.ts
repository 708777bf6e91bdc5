import { expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../schema/caip.js'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { planGenerate } from '../../generate/generate.js'
import { appStackOf, describeMove, describeNewChains } from './app-stack.js'

const mainnet: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet: CaipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const evm = (...ids: readonly number[]) => ids.map((id): CaipNetworkId => `eip155:${id}`)

const appWith = (body: string) =>
  fakeContext({ files: { 'modal.config.ts': `export default { app: { name: 'App' }, features: {}, ${body} }` } })

test('behavior: every network without an endpoint of its own has a chain here, where the files of the app look for it', async () => {
  const own = "{ network: 'gnosis', rpcUrls: ['https://rpc.example'] }"
  const body = `services: 'local', networks: ['sepolia', 'mainnet', 'arbitrum', 'eip155:10', ${own}]`
  expect(await appStackOf(appWith(body))).toEqual({
    port: 8787,
    chainIds: [...evm(1, 10, 137, 8453, 42161, 11155111), mainnet],
  })
  const { resolved } = await planGenerate(appWith(body))
  expect(resolved.networks.map(({ id, rpcUrls }) => [id, rpcUrls])).toEqual([
    [11155111, ['http://127.0.0.1:8550']],
    [1, ['http://127.0.0.1:8545']],
    [42161, ['http://127.0.0.1:8549']],
    [10, ['http://127.0.0.1:8548']],
    [100, ['https://rpc.example']],
  ])
})

test('behavior: the port of the config moves the app and the stack alike', async () => {
  const body = "services: 'local:9000', networks: ['base', 'optimism'], features: { walletConnect: true }"
  expect(await appStackOf(appWith(body))).toEqual({ port: 9000, chainIds: [...evm(1, 10, 137, 8453), mainnet] })
  const { resolved } = await planGenerate(appWith(body))
  expect(resolved.networks.map(({ rpcUrls }) => rpcUrls[0])).toEqual(['http://127.0.0.1:9004', 'http://127.0.0.1:9007'])
  expect(resolved.services).toMatchObject({ relay: 'ws://127.0.0.1:9000/relay' })
  await expect(planGenerate(appWith(body), { mode: 'production' })).rejects.toThrow('points at this machine')
})

test('behavior: every cluster of Solana has a chain of its own, the former id of one as well', async () => {
  const body = "services: 'local', networks: ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', 'solanaTestnet', 'solana']"
  const testnet = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'
  const { chainIds = [] } = (await appStackOf(appWith(body))) ?? {}
  expect(chainIds.toSorted()).toEqual([...evm(1, 137, 8453), mainnet, devnet, testnet].toSorted())
  const { resolved } = await planGenerate(appWith(body))
  expect(resolved.networks.map(({ caipNetworkId, rpcUrls }) => [caipNetworkId, rpcUrls])).toEqual([
    [devnet, ['http://127.0.0.1:8901']],
    [testnet, ['http://127.0.0.1:8903']],
    [mainnet, ['http://127.0.0.1:8899']],
  ])
})

test.each([
  ["services: { rpc: 'https://rpc.example' }, projectId: 'shop', networks: ['mainnet']"],
  ["services: 'local'"],
  ['networks: ('],
])('behavior: nothing is expected of a stack by { %s }', async (body) => {
  expect(await appStackOf(appWith(body))).toBeUndefined()
  expect(await appStackOf(fakeContext({ files: {} }))).toBeUndefined()
})

test('behavior: says what to change where the stack is elsewhere than the app looks for it', () => {
  const app = { port: 8787, chainIds: evm(1) }
  expect([undefined, 8787].map((port) => describeMove(app, port))).toEqual([undefined, undefined])
  expect(describeMove(app, 9000)).toContain("write services: 'local:9000' in modal.config.ts")
  expect(describeMove({ ...app, port: 9000 }, 8787)).toContain("write services: 'local' in modal.config.ts")
  expect(describeMove(app, 0)).toContain('choose a port such as --port 9000')
})

test('behavior: names the chains that the config has since', () => {
  expect(describeNewChains({ port: 1, chainIds: evm(1, 10) }, evm(1, 10, 137))).toBeUndefined()
  expect(describeNewChains({ port: 1, chainIds: [...evm(1, 10, 5), devnet] }, evm(1))).toContain(
    `for eip155:10, eip155:5, ${devnet} yet`,
  )
})
