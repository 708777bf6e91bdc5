import { type Address, encodeFunctionData, parseAbi, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collection, plainToken } from '../../../../cli/stack/chains/contracts/artifacts.data.js'
import { type IndexedChain, startIndexedChain } from '../../../../test/setup/indexed-chain.js'
import { appOf } from '../../../../test/setup/local-backend.js'
import type { Transaction } from './describe.js'
import { historyRoutes } from './routes.js'

const ERC20 = parseAbi([
  'function mint(address[] accounts, uint256 amount)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
])
const ERC721 = parseAbi([
  'function mint(address[] accounts)',
  'function transferFrom(address from, address to, uint256 id)',
])

let world: IndexedChain
let app: ReturnType<typeof appOf>
let alice: Address
let bob: Address
let carol: Address

beforeAll(async () => {
  world = await startIndexedChain()
  const [first, second, third] = world.accounts
  if (!first || !second || !third) throw new Error('no accounts')
  alice = first
  bob = second
  carol = third
  app = appOf(historyRoutes(world.backend))
}, 60_000)

afterAll(() => world.stop())

interface Page {
  readonly data: readonly Transaction[]
  readonly next: string | null
}

async function ask(path: string): Promise<Page> {
  const response = await app.request(path)
  expect(response.status).toBe(200)
  return response.json() as Promise<Page>
}

const history = (account: string, more = '') => ask(`/v1/account/${account}/history?projectId=local${more}`)

async function mined(hash: `0x${string}`) {
  await world.client.waitForTransactionReceipt({ hash })
  return hash
}

test('behavior: every kind of operation, the newest first, as both sides see it', async () => {
  const { client, token, nft } = world
  const write = (
    account: Address,
    address: Address,
    abi: typeof ERC20 | typeof ERC721,
    functionName: string,
    args: readonly unknown[],
  ) =>
    client
      .sendTransaction({
        account,
        to: address,
        data: encodeFunctionData({ abi, functionName, args } as never),
        gas: 500_000n,
      })
      .then(mined)
  await write(alice, token, ERC20, 'mint', [[alice], 5_000_000n])
  await write(alice, nft, ERC721, 'mint', [[bob]])
  await mined(await client.sendTransaction({ account: alice, to: bob, value: 1_500_000_000_000_000_000n }))
  await write(alice, token, ERC20, 'transfer', [bob, 1_234_500n])
  await write(bob, nft, ERC721, 'transferFrom', [bob, alice, 1n])
  await write(bob, token, ERC20, 'approve', [alice, 1n])
  const failed = await write(bob, token, ERC20, 'transfer', [alice, 10n ** 18n])
  await mined(await client.sendTransaction({ account: bob, to: bob, value: 7n }))
  await world.index()

  const { data, next } = await history(bob)
  expect(next).toBeNull()
  expect(
    data.map(({ metadata, transfers }) => [
      metadata.operationType,
      metadata.status,
      ...transfers.map((each) => `${each.direction} ${each.quantity.numeric}`),
    ]),
  ).toEqual([
    ['send', 'confirmed', 'self 0.000000000000000007'],
    ['execute', 'failed'],
    ['approve', 'confirmed'],
    ['send', 'confirmed', 'out 1'],
    ['receive', 'confirmed', 'in 1.2345'],
    ['receive', 'confirmed', 'in 1.5'],
    ['mint', 'confirmed', 'in 1'],
  ])
  const [, lost, , sold, received, coins] = data
  expect(lost?.metadata).toMatchObject({ hash: failed, sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  expect(received?.transfers[0]?.fungible_info).toEqual({
    name: 'Gold',
    symbol: 'GLD',
    icon: { url: 'http://127.0.0.1:8787/public/getTokenImage/GLD.' },
  })
  expect(coins?.transfers[0]?.fungible_info?.icon.url).toBe('http://127.0.0.1:8787/public/getTokenImage/ETH')
  expect(coins?.metadata.chain).toBe('eip155:31337')
  expect(new Date(coins?.metadata.minedAt ?? '').toISOString()).toBe(coins?.metadata.minedAt)
  expect(sold?.transfers[0]?.nft_info).toMatchObject({ name: 'Local Tiles #1', flags: { is_spam: false } })
  const seen = await history(alice, '&chainId=eip155:31337&onramp=coinbase')
  const types = seen.data.map(({ metadata }) => metadata.operationType)
  expect(types).toEqual(['receive', 'send', 'send', 'execute', 'mint', 'deploy', 'deploy'])
})

test('behavior: pages do not overlap, leave nothing out, and hold still while the chain grows', async () => {
  const hashes: string[] = []
  for (let index = 0; index < 45; index += 1) {
    hashes.unshift(
      await mined(await world.client.sendTransaction({ account: alice, to: carol, value: BigInt(index + 1) })),
    )
  }
  await world.index()
  const first = await history(carol)
  expect(first.data).toHaveLength(20)
  await mined(await world.client.sendTransaction({ account: alice, to: carol, value: 1n }))
  await world.index()
  const second = await history(carol, `&cursor=${first.next}`)
  const third = await history(carol, `&cursor=${second.next}`)
  expect(third.next).toBeNull()
  const all = [first, second, third].flatMap(({ data }) => data.map(({ metadata }) => metadata.hash))
  expect(all).toEqual(hashes)
})

test('behavior: what was sent in nobody’s name stays out of the history', async () => {
  // LOG3 of Transfer(alice, carol, 0) by a contract that alice never called.
  const event = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const [poison, dave] = [toHex(0xdead_0001, { size: 20 }), world.accounts[4] ?? '0x']
  const victim = alice.slice(2).padStart(64, '0')
  await world.place(poison, `0x5f5f527f${carol.slice(2).padStart(64, '0')}7f${victim}7f${event}60205fa300`)
  const before = (await history(alice)).data[0]?.id
  const hash = await mined(
    await world.client.sendTransaction({ account: dave, to: poison, data: '0x12345678', gas: 200_000n }),
  )
  expect((await world.client.getTransactionReceipt({ hash })).logs).toHaveLength(1)
  await world.index()
  expect((await history(alice)).data[0]?.id).toBe(before)
  expect((await history(dave)).data[0]?.metadata).toMatchObject({ hash, operationType: 'execute' })
})

test('behavior: NFTs whose texts lure are flagged', async () => {
  const lure = await world.deploy(plainToken, ['Claim at gift.xyz', 'FREE', 0, alice])
  const fake = await world.deploy({ abi: collection.abi, bytecode: collection.bytecode }, [alice])
  await world.client
    .writeContract({ account: alice, abi: ERC721, address: fake, functionName: 'mint', args: [[carol]] })
    .then(mined)
  await world.index()
  await world.backend.db.updateTable('tokens').set({ name: 'Claim at gift.xyz' }).where('address', '=', fake).execute()
  const [newest] = (await history(carol)).data
  expect(newest?.transfers[0]?.nft_info).toMatchObject({ name: 'Claim at gift.xyz #1', flags: { is_spam: true } })
  expect(lure).not.toBe(fake)
})

test.each([
  ['no address', '/v1/account/hello/history', 'invalid_address'],
  ['SQL in the address', `/v1/account/${encodeURIComponent("0x' or 1=1 --")}/history`, 'invalid_address'],
  ['no CAIP-2 chain', '/v1/account/0x0000000000000000000000000000000000000001/history?chainId=1', 'invalid_input'],
  [
    'a chain that is not served',
    '/v1/account/0x0000000000000000000000000000000000000001/history?chainId=eip155:5',
    'unsupported_chain',
  ],
  [
    'an address of another family',
    '/v1/account/7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv/history?chainId=eip155:31337',
    'address_mismatch',
  ],
  [
    'a cursor that is none',
    '/v1/account/0x0000000000000000000000000000000000000001/history?cursor=abc',
    'invalid_cursor',
  ],
  [
    'a cursor that is too long',
    `/v1/account/0x0000000000000000000000000000000000000001/history?cursor=${'a'.repeat(2_000)}`,
    'invalid_input',
  ],
  ['another onramp', '/v1/account/0x0000000000000000000000000000000000000001/history?onramp=other', 'invalid_input'],
])('error: %s is a 400', async (_, path, name) => {
  const response = await app.request(path)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ reasons: [{ name }] })
})

test('error: the cursor of one account does not open another’s history', async () => {
  const { next } = await history(carol)
  const response = await app.request(`/v1/account/${alice}/history?cursor=${next}`)
  expect(response.status).toBe(400)
})

test('behavior: an account that nobody knows has an empty history', async () => {
  expect(await history('0x00000000000000000000000000000000000000aa')).toEqual({ data: [], next: null })
  expect(await history('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')).toEqual({ data: [], next: null })
})
