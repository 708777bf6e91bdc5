import { type Address, parseAbi, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainToken } from '../../../../cli/stack/chains/contracts/artifacts.data.js'
import { type IndexedChain, startIndexedChain } from '../../../../test/setup/indexed-chain.js'
import { appOf } from '../../../../test/setup/local-backend.js'
import type { Prices } from '../prices/prices.js'
import type { Balance } from './holdings.js'
import { balanceRoutes } from './routes.js'

const ABI = parseAbi(['function mint(address[] accounts, uint256 amount)'])
const CHAIN = 'eip155:31337'

let world: IndexedChain
let alice: Address
let bob: Address

beforeAll(async () => {
  world = await startIndexedChain()
  const [first, second] = world.accounts
  if (!first || !second) throw new Error('no accounts')
  alice = first
  bob = second
}, 60_000)

afterAll(() => world.stop())

const noPrices: Pick<Prices, 'pricesOf'> = { pricesOf: async () => new Map() }

async function ask(path: string, prices = noPrices, backend = world.backend) {
  const response = await appOf(balanceRoutes(backend, prices)).request(path)
  return { status: response.status, body: (await response.json()) as { balances: Balance[]; reasons?: object[] } }
}

const path = (account: string, more = '') => `/v1/account/${account}/balance?currency=usd&chainId=${CHAIN}${more}`

async function mint(address: Address, to: readonly Address[], amount: bigint) {
  const hash = await world.client.writeContract({
    account: alice,
    abi: ABI,
    address,
    functionName: 'mint',
    args: [to, amount],
  })
  await world.client.waitForTransactionReceipt({ hash })
}

test('behavior: the native token and what the index saw coming, live from the chain, exact', async () => {
  await mint(world.token, [bob], 123_456_789n)
  await world.index()
  const wei = await world.client.getBalance({ address: bob })
  const { body } = await ask(path(bob), {
    pricesOf: async (ids) => new Map(ids.map((id) => [id, id.includes('eeee') ? 2_000 : 0.5])),
  })
  expect(body.balances).toEqual([
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: CHAIN,
      price: 2_000,
      value: (Number(wei) / 1e18) * 2_000,
      quantity: { decimals: '18', numeric: '10000' },
      iconUrl: 'http://127.0.0.1:8787/public/getTokenImage/ETH',
    },
    {
      name: 'Gold',
      symbol: 'GLD',
      chainId: CHAIN,
      address: expect.stringMatching(new RegExp(`^${CHAIN}:${world.token}$`, 'i')),
      price: 0.5,
      value: 123.456789 * 0.5,
      quantity: { decimals: '6', numeric: '123.456789' },
      iconUrl: 'http://127.0.0.1:8787/public/getTokenImage/GLD.',
    },
  ])
})

test('behavior: a huge amount keeps every digit, a price that is not known is 0', async () => {
  const dai = await world.deploy(plainToken, ['Dai', 'DAI', 18, alice])
  await mint(dai, [bob], 2n ** 200n + 1n)
  await world.index()
  const { body } = await ask(path(bob))
  const found = body.balances.find(({ symbol }) => symbol === 'DAI')
  expect(found?.quantity.numeric).toBe('1606938044258990275541962092341162602522202.993782792835301377')
  expect(found?.price).toBe(0)
  expect(found).not.toHaveProperty('value')
})

test('behavior: the native token stays at zero, tokens that were spent are gone', async () => {
  const poor = toHex(0xabcdef, { size: 20 })
  const { body } = await ask(path(poor))
  expect(body.balances.map(({ symbol, quantity }) => [symbol, quantity.numeric])).toEqual([['ETH', '0']])
})

test('behavior: forceUpdate finds a token that no index saw', async () => {
  const unseen = await world.deploy(plainToken, ['Unseen', 'UNS', 2, alice])
  await mint(unseen, [bob], 12_345n)
  expect((await ask(path(bob))).body.balances.map(({ symbol }) => symbol)).not.toContain('UNS')
  const { body } = await ask(path(bob, `&forceUpdate=${CHAIN}:${unseen},eip155:1:${unseen}`))
  expect(body.balances.find(({ symbol }) => symbol === 'UNS')?.quantity).toEqual({ decimals: '2', numeric: '123.45' })
})

test('error: a token that burns all gas does not hide the others', async () => {
  const griefer = toHex(0xbad, { size: 20 })
  await world.place(griefer, '0x5b5f56')
  const { status, body } = await ask(path(bob, `&forceUpdate=${CHAIN}:${griefer}`))
  expect(status).toBe(200)
  expect(body.balances.map(({ symbol }) => symbol)).toContain('GLD')
})

test('error: prices that can not be read cost no balance', async () => {
  const { status, body } = await ask(path(bob), {
    pricesOf: () => Promise.reject(new Error('no prices')),
  })
  expect(status).toBe(200)
  expect(body.balances[0]?.price).toBe(0)
})

test.each([
  [
    'an address of another family',
    '/v1/account/7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv/balance?chainId=eip155:31337',
    'address_mismatch',
  ],
  ['another currency', '/v1/account/0x0000000000000000000000000000000000000001/balance?currency=eur', 'invalid_input'],
  [
    'a token that is no CAIP-10 id',
    '/v1/account/0x0000000000000000000000000000000000000001/balance?forceUpdate=0x1',
    'invalid_input',
  ],
  [
    'too many tokens',
    `/v1/account/0x0000000000000000000000000000000000000001/balance?forceUpdate=${Array.from({ length: 21 }, () => 'eip155:1:0x1').join(',')}`,
    'invalid_input',
  ],
])('error: %s is a 400', async (_, asked, name) => {
  const { status, body } = await ask(asked)
  expect(status).toBe(400)
  expect(body).toMatchObject({ reasons: [{ name }] })
})

test('error: without its node a chain has no balances to tell: 502', async () => {
  const alone = await startIndexedChain()
  await alone.anvil.stop()
  const { status, body } = await ask(path(bob), noPrices, alone.backend)
  await alone.stop()
  expect(status).toBe(502)
  expect(body).toMatchObject({ reasons: [{ name: 'upstream_failed' }] })
})
