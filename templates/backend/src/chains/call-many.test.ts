import { type Address, encodeFunctionData, type Hex, parseAbi, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IndexedChain, startIndexedChain } from '../../../../test/setup/indexed-chain.js'
import { readTokens } from '../tokens/read-tokens.js'
import { callMany } from './call-many.js'
import { makeChains } from './chains.js'

const ABI = parseAbi(['function balanceOf(address) view returns (uint256)'])
const address = (index: number) => toHex(0xbeef_0000 + index, { size: 20 })

let world: IndexedChain
let good: { readonly to: Address; readonly data: Hex }

beforeAll(async () => {
  world = await startIndexedChain()
  const [owner = '0x'] = world.accounts
  good = { to: world.token, data: encodeFunctionData({ abi: ABI, functionName: 'balanceOf', args: [owner] }) }
}, 60_000)

afterAll(() => world.stop())

const zero = `0x${'00'.repeat(32)}`

test('behavior: results are at the places of their calls, failures are null', async () => {
  await world.place(address(1), '0x5f5ffd')
  const results = await callMany(world.chain, [good, { to: address(1), data: '0x' }, good], AbortSignal.timeout(5_000))
  expect(results).toEqual([zero, null, zero])
})

test('error: contracts that burn all gas spoil only their own places', { timeout: 60_000 }, async () => {
  // JUMPDEST PUSH0 JUMP: an endless loop.
  await world.place(address(2), '0x5b5f56')
  const calls = Array.from({ length: 40 }, (_, index) =>
    index % 15 === 3 ? { to: address(2), data: '0x' as const } : good,
  )
  const results = await callMany(world.chain, calls, AbortSignal.timeout(50_000))
  expect(results).toEqual(calls.map(({ to }) => (to === good.to ? zero : null)))
})

test('error: a contract that answers with megabytes spoils only its own place', { timeout: 60_000 }, async () => {
  // PUSH3 0x300000 PUSH0 RETURN: 3 MiB of zeros, 6 MiB of JSON.
  await world.place(address(3), '0x623000005ff3')
  const results = await callMany(world.chain, [good, { to: address(3), data: '0x' }, good], AbortSignal.timeout(50_000))
  expect(results).toEqual([zero, null, zero])
})

test('behavior: a chain without Multicall3 is asked call by call', async () => {
  const [chain] = makeChains([world.chain.settings], (input, init) => {
    const body = String(init?.body).toLowerCase()
    return body.includes('0xca11bde05977b3631167028862be2a173976ca11')
      ? Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, result: '0x' }))
      : fetch(input, init)
  }).list()
  if (!chain) throw new Error('no chain')
  expect(await callMany(chain, [good, good, good], AbortSignal.timeout(5_000))).toEqual([zero, zero, zero])
})

test('error: a node that is gone is not a contract’s fault', async () => {
  const [chain] = makeChains([{ ...world.chain.settings, rpcUrls: ['http://127.0.0.1:9'] }], fetch).list()
  if (!chain) throw new Error('no chain')
  await expect(callMany(chain, [good, good], AbortSignal.timeout(5_000))).rejects.toThrow('answers')
})

test('behavior: what a token says of itself is cut and freed of what can’t be seen', async () => {
  // Answers every call with what CODECOPY finds behind the code: an ABI string.
  const saying = (text: string): Hex => {
    const bytes = Buffer.from(text)
    const padded = Buffer.concat([bytes, Buffer.alloc((32 - (bytes.length % 32)) % 32)]).toString('hex')
    const body = toHex(32, { size: 32 }).slice(2) + toHex(bytes.length, { size: 32 }).slice(2) + padded
    const size = toHex(body.length / 2, { size: 2 }).slice(2)
    return `0x61${size}600c5f3961${size}5ff3${body}`
  }
  await world.place(address(4), saying(`Go\u202eld\u0000 <b>${'x'.repeat(200)}`))
  await world.place(address(5), saying(''))
  const tokens = [address(4), address(5), world.token, address(99)].map((each) => ({
    address: each,
    standard: 'erc20' as const,
  }))
  const facts = await readTokens(world.chain, tokens, AbortSignal.timeout(5_000))
  expect(facts.map(({ name, symbol, decimals }) => ({ name, symbol, decimals }))).toEqual([
    { name: `Gold <b>${'x'.repeat(56)}`, symbol: `Gold <b>${'x'.repeat(16)}`, decimals: 32 },
    { name: '', symbol: '', decimals: 32 },
    { name: 'Gold', symbol: 'GLD', decimals: 6 },
    { name: '', symbol: '', decimals: 0 },
  ])
})
