import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type IndexedChain, startIndexedChain } from '../../../../../test/setup/indexed-chain.js'
import { mixedTransfers } from '../../../../../test/setup/mixed-transfers.js'
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

test('behavior: a reorganisation of 3 blocks is put right', { timeout: 60_000 }, async () => {
  await on.sendMixed(12, 4)
  await world.index()
  const before = await on.storedTransfers()
  const tip = await world.client.getBlock()
  const snapshot = await world.client.snapshot()
  const lost = await on.sendBlocks(3, 500n)
  await world.index()
  expect((await on.storedTransfers()).map(({ tx_hash }) => tx_hash)).toEqual([
    ...before.map(({ tx_hash }) => tx_hash),
    ...lost,
  ])
  await world.client.revert({ id: snapshot })
  expect((await world.client.getBlock()).hash).toBe(tip.hash)
  const kept = await on.sendBlocks(3, 700n)
  await world.index()
  const after = await on.storedTransfers()
  expect(after.map(({ tx_hash }) => tx_hash)).toEqual([...before.map(({ tx_hash }) => tx_hash), ...kept])
  expect(after.slice(-3).map(({ amount }) => amount)).toEqual(['700', '701', '702'])
  const found = await on.everything()
  await on.forgetEverything()
  await world.index()
  expect(await on.everything()).toEqual(found)
})

test('behavior: NFTs go back to who had them when their blocks are replaced', { timeout: 60_000 }, async () => {
  const { client, nft, backend } = world
  await on.mintNfts(1)
  const id = await on.lastNft()
  await world.index()
  const snapshot = await client.snapshot()
  await on.send('erc721', await on.nextNonce(), id)
  await world.index()
  const ownerOf = async () =>
    (
      await backend.db
        .selectFrom('nft_holdings')
        .select('owner')
        .where('contract', '=', nft)
        .where('token_id', '=', id.toString())
        .where('amount', '>', '0')
        .execute()
    ).map(({ owner }) => owner)
  expect(await ownerOf()).toEqual([on.bob])
  await client.revert({ id: snapshot })
  await client.mine({ blocks: 2 })
  await world.index()
  expect(await ownerOf()).toEqual([on.alice])
})

test('behavior: a chain that was set back without new blocks is seen after a few looks', {
  timeout: 60_000,
}, async () => {
  const snapshot = await world.client.snapshot()
  const [lost] = await on.sendBlocks(1, 900n)
  await world.index()
  await world.client.revert({ id: snapshot })
  await indexStep(world.backend, world.chain, false, AbortSignal.timeout(5_000))
  expect((await on.storedTransfers()).some(({ tx_hash }) => tx_hash === lost)).toBe(true)
  await world.index()
  expect((await on.storedTransfers()).some(({ tx_hash }) => tx_hash === lost)).toBe(false)
})

test('behavior: a reorganisation deeper than what is kept indexes the chain anew', { timeout: 60_000 }, async () => {
  const snapshot = await world.client.snapshot()
  await on.sendBlocks(12, 100n)
  await world.index()
  await world.client.revert({ id: snapshot })
  await on.sendBlocks(14, 300n)
  await world.index()
  const found = await on.everything()
  expect((await on.storedTransfers()).slice(-14).map(({ amount }) => amount)).toEqual(
    Array.from({ length: 14 }, (_, index) => String(300 + index)),
  )
  await on.forgetEverything()
  await world.index()
  expect(await on.everything()).toEqual(found)
})
