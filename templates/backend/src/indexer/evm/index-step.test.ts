import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type IndexedChain, indexToHead, startIndexedChain } from '../../../../../test/setup/indexed-chain.js'
import { mixedTransfers } from '../../../../../test/setup/mixed-transfers.js'
import { makeChains } from '../../chains/chains.js'
import { readCursor } from './cursor.js'
import { indexStep } from './index-step.js'

let world: IndexedChain
let on: ReturnType<typeof mixedTransfers>

beforeAll(async () => {
  world = await startIndexedChain({ reorgDepth: 8 })
  on = mixedTransfers(world)
}, 60_000)

afterAll(() => world.stop())

beforeEach(async () => {
  await world.client.setAutomine(true)
  await on.forgetEverything()
})

test('behavior: a restart goes on without a gap', { timeout: 60_000 }, async () => {
  await on.sendMixed(9, 3)
  await indexStep(world.backend, world.chain, false, AbortSignal.timeout(20_000))
  await on.sendMixed(9, 3)
  await world.index()
  const found = await on.everything()
  await on.forgetEverything()
  await world.index()
  expect(await on.everything()).toEqual(found)
})

test('error: a stop at any moment leaves whole ranges only', { timeout: 120_000 }, async () => {
  await on.sendMixed(60, 1)
  await world.index()
  const whole = await on.everything()
  await on.forgetEverything()
  for (let cut = 1; ; cut += 7) {
    let left = cut
    // The process stops at the request with this number: whatever was read by then is gone with it.
    const stopping = new AbortController()
    const [chain] = makeChains([world.chain.settings], (input, init) => {
      left -= 1
      if (left <= 0) stopping.abort(new Error('killed'))
      return fetch(input, init)
    }).list()
    if (!chain) throw new Error('no chain')
    const ended = await indexStep(world.backend, chain, false, stopping.signal).catch(() => 'killed')
    const cursor = await readCursor(world.backend.db, world.chain)
    const blocks = await world.backend.db
      .selectFrom('transactions')
      .select('block')
      .where('block', '>=', cursor.next)
      .execute()
    expect(blocks).toEqual([])
    if (ended === 'current') break
  }
  expect(await on.everything()).toEqual(whole)
})

test('behavior: two who index at once store everything once', { timeout: 60_000 }, async () => {
  await on.sendMixed(30, 2)
  await world.index()
  const whole = await on.everything()
  await on.forgetEverything()
  await Promise.all([indexToHead(world.backend, world.chain), indexToHead(world.backend, world.chain)])
  expect(await on.everything()).toEqual(whole)
})

test('behavior: a node that does not know eth_getBlockReceipts is asked for each receipt', {
  timeout: 60_000,
}, async () => {
  await on.sendMixed(6, 2)
  await world.index()
  const whole = await on.everything()
  await on.forgetEverything()
  const [chain] = makeChains([world.chain.settings], (input, init) =>
    String(init?.body).includes('eth_getBlockReceipts')
      ? Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } }))
      : fetch(input, init),
  ).list()
  if (!chain) throw new Error('no chain')
  await indexToHead(world.backend, chain)
  expect(await on.everything()).toEqual(whole)
})

test('error: a node that answers garbage stores nothing', async () => {
  const [chain] = makeChains([world.chain.settings], (input, init) =>
    String(init?.body).includes('eth_getBlockByNumber')
      ? Promise.resolve(
          Response.json({ jsonrpc: '2.0', id: 1, result: { number: '0x5', hash: 'no', transactions: 7 } }),
        )
      : fetch(input, init),
  ).list()
  if (!chain) throw new Error('no chain')
  await expect(indexStep(world.backend, chain, false, AbortSignal.timeout(5_000))).rejects.toThrow('malformed')
  expect((await readCursor(world.backend.db, world.chain)).tip).toBeNull()
})

// The last one: every other test indexes the whole chain, and several times.
test('behavior: 1,000 mixed transfers are stored once each, in order', { timeout: 120_000 }, async () => {
  const before = await on.lastNft()
  const hashes = await on.sendMixed(1_000, 40)
  await world.index()
  const stored = (await on.storedTransfers()).filter(({ tx_hash }) => hashes.includes(tx_hash))
  expect(stored.map(({ tx_hash }) => tx_hash)).toEqual(hashes)
  expect(stored.map(({ kind }) => kind)).toEqual(hashes.map((_, index) => ['native', 'erc20', 'erc721'][index % 3]))
  const amounts = stored.flatMap(({ kind, amount }) => (kind === 'erc721' ? [] : [amount]))
  expect(amounts).toEqual(hashes.flatMap((_, index) => (index % 3 === 2 ? [] : [String(index + 1)])))
  const owned = await world.backend.db
    .selectFrom('nft_holdings')
    .selectAll()
    .where('owner', '=', on.bob)
    .where('amount', '>', '0')
    .execute()
  expect(owned.filter(({ token_id }) => BigInt(token_id) > before).length).toBe(333)
})
