import { type Address, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IndexedChain, startIndexedChain } from '../../../../test/setup/indexed-chain.js'
import { appOf } from '../../../../test/setup/local-backend.js'
import { readNftMetadata } from './follow-metadata.js'
import { nftRoutes } from './routes.js'

const ABI = parseAbi([
  'function mint(address[] accounts)',
  'function transferFrom(address from, address to, uint256 id)',
])

let world: IndexedChain
let alice: Address
let bob: Address

beforeAll(async () => {
  world = await startIndexedChain()
  const [first, second] = world.accounts
  if (!first || !second) throw new Error('no accounts')
  alice = first
  bob = second
  await mint([...new Array<Address>(45).fill(alice), bob])
}, 60_000)

afterAll(() => world.stop())

async function mint(accounts: readonly Address[]) {
  const hash = await world.client.writeContract({
    account: alice,
    abi: ABI,
    address: world.nft,
    functionName: 'mint',
    args: [accounts],
  })
  await world.client.waitForTransactionReceipt({ hash })
  await world.index()
}

interface Page {
  readonly data: readonly { readonly tokenId: string; readonly name: string; readonly imageUrl?: string }[]
  readonly next: string | null
}

async function ask(account: string, more = ''): Promise<Page> {
  const response = await appOf(nftRoutes(world.backend)).request(
    `/v1/account/${account}/nfts?chainId=eip155:31337${more}`,
  )
  expect(response.status).toBe(200)
  return response.json() as Promise<Page>
}

test('behavior: what an account owns, in pages, without a request to anybody', async () => {
  const first = await ask(alice)
  const second = await ask(alice, `&cursor=${first.next}`)
  const third = await ask(alice, `&cursor=${second.next}`)
  expect(third.next).toBeNull()
  const ids = [first, second, third].flatMap(({ data }) => data.map(({ tokenId }) => tokenId))
  expect(ids).toEqual(Array.from({ length: 45 }, (_, index) => String(index + 1)))
})

test('behavior: metadata and picture come from the contract, read in the background', async () => {
  expect((await ask(bob)).data[0]).toMatchObject({ tokenId: '46', name: 'Local Tiles #46' })
  expect((await ask(bob)).data[0]).not.toHaveProperty('imageUrl')
  while (await readNftMetadata(world.backend, world.chain, AbortSignal.timeout(10_000)));
  const [tile] = (await ask(bob)).data
  expect(tile).toEqual({
    chainId: 'eip155:31337',
    contract: expect.stringMatching(new RegExp(`^eip155:31337:${world.nft}$`, 'i')),
    tokenId: '46',
    standard: 'erc721',
    name: 'Tile #46',
    collection: { name: 'Local Tiles', symbol: 'TILE' },
    imageUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    amount: '1',
  })
  const unread = await world.backend.db.selectFrom('nfts').selectAll().where('next_read_at', 'is not', null).execute()
  expect(unread).toEqual([])
})

test('behavior: what was sent on belongs to its receiver', async () => {
  const hash = await world.client.writeContract({
    account: bob,
    abi: ABI,
    address: world.nft,
    functionName: 'transferFrom',
    args: [bob, alice, 46n],
  })
  await world.client.waitForTransactionReceipt({ hash })
  await world.index()
  expect((await ask(bob)).data).toEqual([])
})

test('error: an NFT whose contract does not answer is tried again, three times', async () => {
  let now = Date.now()
  const clock = { ...world.backend.clock, now: () => now }
  const { db } = world.backend
  await db
    .updateTable('nfts')
    .set({ token_id: '999', next_read_at: 0 } as never)
    .where('token_id', '=', '1')
    .execute()
  for (const waitMs of [60_000, 600_000, 3_600_000, null]) {
    await readNftMetadata({ db, clock }, world.chain, AbortSignal.timeout(10_000))
    const row = await db
      .selectFrom('nfts')
      .select('next_read_at')
      .where('token_id', '=', '999')
      .executeTakeFirstOrThrow()
    expect(row.next_read_at).toBe(waitMs === null ? null : now + waitMs)
    now = row.next_read_at ?? now
  }
})

test('error: a cursor of another list is a 400', async () => {
  const response = await appOf(nftRoutes(world.backend)).request(
    `/v1/account/${bob}/nfts?cursor=${(await ask(alice)).next}`,
  )
  expect(response.status).toBe(400)
})
