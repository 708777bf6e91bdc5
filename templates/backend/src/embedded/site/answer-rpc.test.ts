import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNode } from '../../../../../test/setup/node-server.js'
import type { SiteDevice } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'

let world: SiteWorld
let node: Awaited<ReturnType<typeof startNode>>
let device: SiteDevice
let address = ''
beforeAll(async () => {
  node = await startNode(10, ({ method }) => (method === 'eth_getBalance' ? '0x2a' : '0x0'))
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  world = await makeSiteWorld([{ chainId: 'eip155:10', name: 'Ten', rpcUrls: [node.url], native }])
  device = world.device()
  const { user } = (await world.signIn(device, 'ada@example.com')).body as { user: { accounts: { address: string }[] } }
  address = user.accounts[0]?.address ?? ''
})
afterAll(async () => {
  await world?.stop()
  await node?.stop()
})

const ask = async (method: string, chainId = 'eip155:10', params: unknown = []) =>
  (await device.ask('rpc', { chainId, method, params })).body

test('behavior: reads go to the node of the settings; accounts and chain are the wallet’s own', async () => {
  expect(await ask('eth_getBalance', 'eip155:10', [address, 'latest'])).toEqual({ result: '0x2a' })
  const asked = node.asked().length
  expect(await ask('eth_accounts')).toEqual({ result: [address] })
  expect(await ask('eth_chainId')).toEqual({ result: '0xa' })
  expect(node.asked().length).toBe(asked)
})

test.each([
  'eth_sendTransaction',
  'personal_sign',
  'eth_sign',
  'ETH_CALL',
  'debug_traceTransaction',
  'anvil_setBalance',
])('error: %s reaches no node', async (method) => {
  const asked = node.asked().length
  expect(await ask(method)).toEqual({ error: { code: -32601, message: `${method} is not passed on here` } })
  expect(node.asked().length).toBe(asked)
})

test('error: a chain that is not served, a chain of the page’s own words, and a caller without a session', async () => {
  expect(await ask('eth_call', 'eip155:1')).toMatchObject({ code: 'unsupported_chain' })
  expect(await ask('eth_call', 'http://evil.example')).toMatchObject({ code: 'invalid_input' })
  const stranger = await world.device().ask('rpc', { chainId: 'eip155:10', method: 'eth_blockNumber' })
  expect([stranger.status, stranger.body['code']]).toEqual([401, 'session'])
})
