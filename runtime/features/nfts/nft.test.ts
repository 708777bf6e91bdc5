import { expect, test } from 'vitest'
import { toCollections } from './collections.js'
import { type Nft, readNftPage } from './nft.js'

const read = readNftPage('eip155:1')
const row = (more: object = {}) => ({
  chainId: 'eip155:1',
  contract: 'eip155:1:0xAbC',
  tokenId: '7',
  name: 'Penguin #7',
  collection: { name: 'Penguins', symbol: 'PNG' },
  amount: '1',
  ...more,
})
const one = (more: object) => read({ data: [row(more)], next: null })?.nfts[0]

test('behavior: a row as the backend sends it', () => {
  expect(read({ data: [row({ imageUrl: 'data:image/png;base64,AA==' })], next: 'abc' })).toEqual({
    nfts: [
      {
        id: 'eip155:1:0xAbC/7',
        contract: '0xAbC',
        token: '7',
        name: 'Penguin #7',
        collection: 'Penguins',
        image: 'data:image/png;base64,AA==',
        amount: 1n,
        isSpam: false,
      },
    ],
    next: 'abc',
  })
})

test.each([[null], [[]], ['text'], [{ data: {} }], [{ data: 'rows' }], [{ next: 'abc' }]])(
  'error: an answer without rows is none: %j',
  (answer) => expect(read(answer)).toBeUndefined(),
)

test('error: a row that is none, or of another network, costs itself alone', () => {
  const bad = [null, 4, 'row', [], {}, { chainId: 'eip155:137' }, { contract: '0xabc' }, { contract: 'eip155:1:<b>' }]
  const worse = [{ tokenId: 7 }, { tokenId: '../7' }, { amount: '0' }, { amount: '-1' }, { amount: '9'.repeat(79) }]
  const data = [...bad.slice(0, 5), ...[...bad.slice(5), ...worse].map((more) => row(more as object)), row()]
  expect(read({ data, next: {} })?.nfts.map(({ id }) => id)).toEqual(['eip155:1:0xAbC/7'])
})

test('error: a page has so many rows, and a cursor so many letters', () => {
  const data = Array.from({ length: 50_000 }, (_, index) => row({ tokenId: `${index}` }))
  expect(read({ data, next: 'x'.repeat(2_000) })).toMatchObject({ nfts: { length: 100 }, next: undefined })
})

test('behavior: a number of 78 digits is exact', () => {
  expect(one({ amount: '1'.repeat(78) })?.amount).toBe(BigInt('1'.repeat(78)))
})

test.each([
  ['-9'.repeat(40)],
  ['9'.repeat(80)],
  ['1e80'],
  ['0x10'],
  ['1.5'],
  [' 1'],
  ['１'],
  [''],
  [-1],
  [1e80],
  [Number.MAX_VALUE],
  [{ toString: '1' }],
])('error: an amount that is none costs its row: %j', (amount) => expect(one({ amount })).toBeUndefined())

test.each([['-7'], ['9'.repeat(80)], ['9'.repeat(100)]])('behavior: an id is text, and no number: %s', (tokenId) => {
  expect(one({ tokenId })?.id).toBe(`eip155:1:0xAbC/${tokenId}`)
})

test.each([
  [{ tokenId: '9'.repeat(101) }],
  [{ tokenId: 1e80 }],
  [{ tokenId: '7"><b>' }],
  [{ tokenId: '\u202e7' }],
  [{ tokenId: '7\n' }],
  [{ contract: `eip155:1:${'0'.repeat(200)}` }],
  [{ contract: 'eip155:10:0xAbC' }],
])('error: an id that is none costs its row: %j', (more) => expect(one(more)).toBeUndefined())

test('error: names are cut, and one that shows nothing is none', () => {
  expect(one({ name: 'x'.repeat(5_000) })?.name).toHaveLength(100)
  expect(one({ name: '\u202e\u200b ', collection: { name: 4 } })).toMatchObject({ name: '', collection: '' })
  expect(one({ name: {}, collection: null })).toMatchObject({ name: '', collection: '' })
})

test.each([
  ['data:text/html,<script>1</script>'],
  ['javascript:alert(1)'],
  ['ipfs://cid'],
  ['blob:https://app.example/1'],
  ['//elsewhere.example/1.png'],
  [`data:image/png;base64,${'A'.repeat(200_000)}`],
  [`https://elsewhere.example/${'a'.repeat(3_000)}`],
  [{ url: 'x' }],
])('error: what is no picture is none: %.40s', (imageUrl) => {
  expect(one({ imageUrl })).toMatchObject({ id: 'eip155:1:0xAbC/7' })
  expect(one({ imageUrl })?.image).toBeUndefined()
})

test('behavior: spam is what is flagged, and what is named to lead people to a page', () => {
  expect(one({ flags: { is_spam: true } })?.isSpam).toBe(true)
  expect(one({ name: 'Visit usdc-prize.com to claim' })?.isSpam).toBe(true)
  expect(one({ collection: { name: 'https://prize.example' } })?.isSpam).toBe(true)
  expect(one({ name: 'Free Penguins', collection: { name: 'alice.eth' } })?.isSpam).toBe(false)
})

test('behavior: a collection is a contract, whatever it calls itself; spam is apart', () => {
  const nft = (id: string, contract: string, more: Partial<Nft> = {}): Nft => ({
    id,
    contract,
    token: id,
    name: id,
    collection: 'Penguins',
    amount: 1n,
    isSpam: false,
    ...more,
  })
  const { collections, spam } = toCollections([
    nft('a', '0x1', { collection: '' }),
    nft('b', '0x1'),
    nft('c', '0x2'),
    nft('d', '0x1', { isSpam: true }),
    nft('e', '0x3', { isSpam: true }),
  ])
  expect(collections.map(({ contract, name, nfts }) => [contract, name, nfts.map(({ id }) => id).join()])).toEqual([
    ['0x1', 'Penguins', 'a,b'],
    ['0x2', 'Penguins', 'c'],
  ])
  expect(spam.map(({ id }) => id)).toEqual(['d', 'e'])
})
