import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { Hono } from 'hono'
import { createPublicClient, encodeFunctionData, type Hash, type Hex, http, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameResolver } from '../../../../cli/stack/chains/contracts/artifacts.data.js'
import type { LocalChain } from '../../../../cli/stack/chains/local-chain.js'
import { appOf, type LocalBackend, makeLocalBackend, startLocalChain } from '../../../../test/setup/local-backend.js'
import type { Env } from '../backend.js'
import type { ChainInput } from '../chains/chain-settings.js'
import { makeChains } from '../chains/chains.js'
import { answerProblem, translateError } from '../http/problems.js'

import { nameRoutes } from '../names/routes.js'
import { identityRoutes } from './routes.js'

const resolver = mainnet.contracts.ensUniversalResolver.address
let chain: LocalChain
let settings: ChainInput
let stopChain: () => Promise<void>
let local: LocalBackend
let app: Hono<Env>
let now = 1_790_000_000_000
let asked = 0
let isSilent = false
const clock = { now: () => now, sleep: () => Promise.resolve() }
const counting: typeof fetch = (...args) => {
  asked += 1
  return isSilent ? Promise.reject(new TypeError('fetch failed')) : fetch(...args)
}
beforeAll(async () => {
  const started = await startLocalChain()
  ;({ chain, settings, stop: stopChain } = started)
  local = await makeLocalBackend({ hasDatabase: true, chains: [settings], parts: { clock, fetch: counting } })
  app = appOf(identityRoutes(local.backend)).route('/', nameRoutes(local.backend))
  app.onError((error, c) => answerProblem(c, translateError(error)))
}, 60_000)
afterAll(async () => {
  await local?.stop()
  await stopChain?.()
})

async function ask(address: string, on = app) {
  const response = await on.request(`/v1/identity/${address}?sender=${address}`)
  return { status: response.status, body: await response.json() }
}

/** Asks the chain's own test methods. */
async function rpc(method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const answer = await response.json()
  if (answer.error) throw new Error(answer.error.message)
  return answer.result
}

/** Gives a new account a name, and an avatar where there is one, on the chain. */
async function nameOnChain(name: string, avatar?: string): Promise<string> {
  const { address } = privateKeyToAccount(generatePrivateKey())
  const encoded = toHex(packetToBytes(name))
  const from = chain.accounts[0]
  // A node answers with the hash before the block is there.
  const client = createPublicClient({ transport: http(chain.url), pollingInterval: 20 })
  const send = async (data: Hex) => {
    const hash = (await rpc('eth_sendTransaction', [{ from, to: resolver, data }])) as Hash
    expect((await client.waitForTransactionReceipt({ hash, timeout: 20_000 })).status).toBe('success')
  }
  await send(encodeFunctionData({ ...nameResolver, functionName: 'register', args: [encoded, name, address] }))
  if (avatar !== undefined) {
    await send(encodeFunctionData({ ...nameResolver, functionName: 'setText', args: [encoded, 'avatar', avatar] }))
  }
  return address
}

test('behavior: a name and a picture of ENS', async () => {
  const { body } = await ask(chain.accounts[0] ?? '')
  expect(body).toEqual({ name: 'alice.eth', avatar: expect.stringMatching(/^data:image\/svg\+xml;base64,/) })
  expect((await ask(chain.accounts[1] ?? '')).body).toEqual({ name: 'bob.eth', avatar: null })
})

test('behavior: who has no name has none, and so do addresses of other chains', async () => {
  expect(await ask(privateKeyToAccount(generatePrivateKey()).address)).toEqual({
    status: 200,
    body: { name: null, avatar: null },
  })
  expect((await ask('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')).body).toEqual({ name: null, avatar: null })
  expect((await ask('..%2F..%2Fetc')).status).toBe(400)
})

test('behavior: five minutes are remembered, also that there is none; requests that come together ask once', async () => {
  const address = await nameOnChain('carol.eth')
  asked = 0
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n % 2 ? address : address.toLowerCase())))
  for (const { body } of answers) expect(body).toEqual({ name: 'carol.eth', avatar: null })
  const questions = asked
  expect(questions).toBeLessThanOrEqual(2)
  const nobody = privateKeyToAccount(generatePrivateKey()).address
  await ask(nobody)
  now += 299_000
  await Promise.all([ask(address), ask(nobody)])
  expect(asked).toBe(questions + 1)
  now += 2_000
  await ask(nobody)
  expect(asked).toBe(questions + 2)
})

test('behavior: names that were registered here come first', async () => {
  const owner = privateKeyToAccount(generatePrivateKey())
  const avatar = 'https://example.com/me.png'
  const message = JSON.stringify({ name: 'dave', attributes: { avatar }, timestamp: Math.floor(now / 1_000) })
  expect((await ask(owner.address)).body).toEqual({ name: null, avatar: null })
  const body = JSON.stringify({
    coin_type: 60,
    address: owner.address,
    message,
    signature: await owner.signMessage({ message }),
  })
  expect((await app.request('/v1/profile/account', { method: 'POST', body })).status).toBe(200)
  expect((await ask(owner.address)).body).toEqual({ name: 'dave.reown.id', avatar })
})

test('behavior: a name of ENS is looked up with its address and picture', async () => {
  const look = async (name: string) =>
    (await app.request(`/v1/profile/account/${encodeURIComponent(name)}?apiVersion=2`)).json()
  const entry = { address: chain.accounts[0], created: 0 }
  expect(await look('Alice.eth')).toEqual({
    name: 'alice.eth',
    registered: 0,
    registered_at: 0,
    updated: 0,
    updated_at: 0,
    addresses: { 60: entry, 2147483649: entry },
    attributes: [{ avatar: expect.stringMatching(/^data:image/) }],
  })
  for (const name of ['nobody.eth', 'аlice.eth', 'alice.eth\u0000', 'a..eth', 'alice_eth.', `${'a'.repeat(280)}.eth`]) {
    expect((await look(name)).reasons[0]).toEqual({
      name: 'name_not_found',
      description: 'This name is not registered',
    })
  }
  now += 6_000
  isSilent = true
  const silent = await app.request('/v1/profile/account/alice.eth')
  isSilent = false
  expect([silent.status, (await silent.json()).reasons[0].name]).toEqual([502, 'upstream_failed'])
})

test('error: pictures that are no https or image data are left out; none is fetched (A-56)', async () => {
  const bad = [
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/a.png',
    'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
    'eip155:1/erc721:0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d/1',
    'javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'https://user:password@example.com/a.png',
    `https://example.com/${'a'.repeat(3_000)}`,
  ]
  for (const [index, avatar] of bad.entries()) {
    const address = await nameOnChain(`bad${index}.eth`, avatar)
    expect((await ask(address)).body).toEqual({ name: `bad${index}.eth`, avatar: null })
  }
  const address = await nameOnChain('good.eth', 'https://10.0.0.1/a.png')
  asked = 0
  expect((await ask(address)).body).toEqual({ name: 'good.eth', avatar: 'https://10.0.0.1/a.png' })
  // Two questions to the node, none to the picture's host.
  expect(asked).toBe(2)
})

test('error: names that ENS would write otherwise are no names', async () => {
  for (const name of ['Eve.eth', 'аlice.eth', 'a\u200blice.eth', '<b>x</b>.eth', 'a_b.c\u202e.eth']) {
    expect((await ask(await nameOnChain(name))).body).toEqual({ name: null, avatar: null })
  }
})

test('error: a chain that does not answer is no account without a name, and is left alone for a while', async () => {
  const address = await nameOnChain('frank.eth')
  isSilent = true
  asked = 0
  const silent = { status: 502, body: { reasons: [expect.objectContaining({ name: 'upstream_failed' })] } }
  expect(await ask(address)).toEqual(silent)
  const questions = asked
  isSilent = false
  expect(await ask(address)).toEqual(silent)
  expect(asked).toBe(questions)
  now += 15_000
  expect((await ask(address)).body).toEqual({ name: 'frank.eth', avatar: null })
})

test('behavior: without Ethereum there is no ENS', async () => {
  const without = appOf(identityRoutes({ ...local.backend, chains: makeChains([], fetch) }))
  expect((await ask(chain.accounts[0] ?? '', without)).body).toEqual({ name: null, avatar: null })
})

test('error: a resolver that sends its reader to a URL is not followed (A-56)', async () => {
  let fetched = 0
  const bait: Server = createServer((_, response) => {
    fetched += 1
    response.end('{"data":"0x"}')
  })
  await new Promise<void>((resolve) => bait.listen(0, '127.0.0.1', resolve))
  const { port } = bait.address() as { readonly port: number }
  await rpc('anvil_setCode', [resolver, compileTrap(`http://127.0.0.1:${port}/`)])
  expect((await ask(privateKeyToAccount(generatePrivateKey()).address)).body).toEqual({ name: null, avatar: null })
  expect(fetched).toBe(0)
  bait.close()
})

/** Code that answers every call with `OffchainLookup` (ERC-3668) to this URL. */
function compileTrap(url: string): string {
  const solc: { compile(input: string): string } = createRequire(import.meta.url)('solc')
  const content = `
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;
contract Trap {
  error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
  fallback() external {
    string[] memory urls = new string[](1);
    urls[0] = ${JSON.stringify(url)};
    revert OffchainLookup(address(this), urls, "", bytes4(0), "");
  }
}`
  const settings = { outputSelection: { '*': { '*': ['evm.deployedBytecode.object'] } } }
  const output = JSON.parse(
    solc.compile(JSON.stringify({ language: 'Solidity', sources: { 'a.sol': { content } }, settings })),
  )
  return `0x${output.contracts['a.sol'].Trap.evm.deployedBytecode.object}`
}
