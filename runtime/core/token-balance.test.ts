import { expect, test } from 'vitest'
import { exactText } from './decimal-sums.js'
import { type TokenBalance, tokenBalances, walletAssets } from './token-balance.js'
import { totalWorth, worthOf } from './token-worth.js'

const token = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xa0b8',
  price: 0.9998,
  quantity: { decimals: '6', numeric: '12.345678' },
  iconUrl: 'https://images.example/usdc',
}
const read = (row: unknown) => tokenBalances({ balances: [row] })?.[0]
const texts = ({ price, quantity }: TokenBalance) => [price && exactText(price), exactText(quantity.numeric)]

test('behavior: a row of the backend is read, its numbers exactly', () => {
  const balance = read(token) as TokenBalance
  expect(balance).toMatchObject({
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: 'eip155:1:0xa0b8',
    quantity: { decimals: 6 },
  })
  expect(texts(balance)).toEqual(['0.9998', '12.345678'])
})

test('behavior: the native token has no address, and a picture may be missing', () => {
  const { address, iconUrl, ...native } = token
  expect(read(native)).not.toHaveProperty('address')
  expect(read({ ...native, address: null, iconUrl: null })).toMatchObject({ iconUrl: '' })
})

test.each([
  ['null', null],
  ['none', undefined],
  ['0', 0],
  ['negative', -3],
  ['words', 'a lot'],
  ['endless', 1e308],
])('behavior: a price that is %s is none: the token stays, its worth is not known', (_, price) => {
  const balance = read({ ...token, price }) as TokenBalance
  expect(balance).not.toHaveProperty('price')
  expect(worthOf(balance)).toBeUndefined()
})

test.each([
  ['a negative quantity', { quantity: { decimals: '6', numeric: '-1' } }],
  ['80 digits', { quantity: { decimals: '0', numeric: '9'.repeat(80) } }],
  ['more than any chain can hold', { quantity: { decimals: '18', numeric: `${2n ** 256n}` } }],
  ['unknown decimals', { quantity: { decimals: 'many', numeric: '1' } }],
  ['no decimals', { quantity: { numeric: '1' } }],
  ['decimals below zero', { quantity: { decimals: -1, numeric: '1' } }],
  ['decimals beyond a byte', { quantity: { decimals: '256', numeric: '1' } }],
  ['an empty quantity', { quantity: {} }],
  ['a name that is none', { name: 7 }],
  ['an address that is none', { address: 7 }],
  ['no chain', { chainId: undefined }],
])('error: a row with %s is left out, and the others stay', (_, wrong) => {
  const balances = tokenBalances({ balances: [{ ...token, ...wrong }, token] })
  expect(balances?.map(({ symbol }) => symbol)).toEqual(['USDC'])
  expect(tokenBalances({ balances: [{ ...token, ...wrong }] })).toEqual([])
})

test('error: a row without a quantity is left out', () => {
  expect(tokenBalances({ balances: [{ ...token, quantity: null }, token] })).toHaveLength(1)
})

test.each([
  null,
  undefined,
  [],
  'no',
  {},
  { balances: null },
  { balances: {} },
  { balances: [1, null, { amount: '1' }] },
])('error: %j is no list', (input) => {
  expect(tokenBalances(input)).toBeUndefined()
})

test('behavior: the most that a chain can hold is read; of a huge list the beginning is', () => {
  const all = { decimals: '0', numeric: '1' }
  const most = read({ ...token, quantity: { decimals: '36', numeric: exactText(mostOf36) } })
  expect(most && exactText(most.quantity.numeric)).toBe(exactText(mostOf36))
  expect(read({ ...token, quantity: all })).toBeUndefined()
  expect(tokenBalances({ balances: Array.from({ length: 9_000 }, () => token) })).toHaveLength(5_000)
})

const mostOf36 = { digits: 2n ** 256n - 1n, places: 36 }

const asset = {
  address: '0xa0b8',
  balance: '0xbc614e',
  type: 'ERC20',
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 1, iconUrl: '', value: 12.3 },
}
const native = { ...asset, address: 'native', type: 'NATIVE', metadata: { ...asset.metadata, decimals: 18 } }
const decode = walletAssets('eip155:1')

test('behavior: what a wallet says it has is read as the backend would tell it', () => {
  const found = decode([native, asset])
  expect(found?.map(texts)).toEqual([
    ['1', '0.000000000012345678'],
    ['1', '12.345678'],
  ])
  expect(found?.map(({ chainId, address }) => [chainId, address])).toEqual([
    ['eip155:1', undefined],
    ['eip155:1', 'eip155:1:0xa0b8'],
  ])
})

test.each<readonly [string, object]>([
  ['address', { address: 1 }],
  ['balance', { balance: 12 }],
  ['balance', { balance: '12' }],
  ['balance', { balance: `0x${'f'.repeat(65)}` }],
  ['balance', { balance: `0x${'9'.repeat(80)}` }],
  ['balance', { balance: '-0x1' }],
  ['type', { type: 'ERC721' }],
  ['metadata', { metadata: null }],
  ...(['name', 'symbol', 'iconUrl'] as const).map(
    (field) => [field, { metadata: { ...asset.metadata, [field]: undefined } }] as const,
  ),
  ...[undefined, '6', -1, 256, 0.5].map(
    (decimals) => ['decimals', { metadata: { ...asset.metadata, decimals } }] as const,
  ),
  ...[null, '1', Number.NaN, Number.POSITIVE_INFINITY].map(
    (price) => ['price', { metadata: { ...asset.metadata, price } }] as const,
  ),
  ['value', { metadata: { ...asset.metadata, value: 'a lot' } }],
])('SPEC §5: one asset with another %s makes the whole list none', (_, wrong) => {
  expect(decode([asset, { ...asset, ...wrong }])).toBeUndefined()
})

test('behavior: names of somebody else are text, and a price below zero is none', () => {
  const hostile = {
    name: '\u202e<img src=x onerror=alert(1)>',
    symbol: '\u0007'.repeat(500),
    iconUrl: 'javascript:alert(1)',
  }
  const found = decode([{ ...asset, metadata: { ...asset.metadata, ...hostile, price: -1 } }])
  expect(found).toMatchObject([hostile])
  expect(found?.[0]).not.toHaveProperty('price')
})

test('behavior: of a huge list of a wallet the beginning is read, where every item matches', () => {
  const all = Array.from({ length: 9_000 }, () => asset)
  expect(decode(all)).toHaveLength(5_000)
  expect(decode([...all, { ...asset, balance: 12 }])).toBeUndefined()
})

test('SPEC §5: what a wallet has without decimals is dropped', () => {
  expect(decode([{ ...asset, metadata: { ...asset.metadata, decimals: 0 } }])).toEqual([])
})

test('error: a wallet that says nothing of the chain has said nothing', () => {
  for (const answer of [null, undefined, 'no', {}, { '0x1': [asset] }]) expect(decode(answer)).toBeUndefined()
  expect(decode([])).toEqual([])
})

test('behavior: a total counts what has a price', () => {
  const { price, ...priceless } = read(token) as TokenBalance
  expect(exactText(totalWorth([read(token) as TokenBalance, priceless, read(token) as TokenBalance]))).toBe(
    '24.6864177288',
  )
})

const worth = (balance: TokenBalance | undefined) => {
  const known = balance && worthOf(balance)
  return known && exactText(known)
}

test('behavior: what its source says that it is worth counts (SPEC §3, value)', () => {
  expect(worth(read({ ...token, value: 12.5 }))).toBe('12.5')
  expect(worth(read({ ...token, price: null, value: '12.50' }))).toBe('12.5')
  expect(worth(read({ ...token, price: 2 }))).toBe('24.691356')
  const all =
    tokenBalances({
      balances: [
        { ...token, value: 12.5 },
        { ...token, price: 2 },
      ],
    }) ?? []
  expect(exactText(totalWorth(all))).toBe('37.191356')
})

test.each([0, -3, null, 'much', 1e308])('behavior: a value that is %s is none: it is quantity at price', (value) => {
  expect(worth(read({ ...token, price: 2, value }))).toBe('24.691356')
  expect(worth(read({ ...token, price: 0, value }))).toBeUndefined()
})

test('behavior: the value that a wallet tells counts as well', () => {
  const metadata = { ...asset.metadata, value: 100.01 }
  const assets = walletAssets('eip155:1')([{ ...asset, metadata }])
  expect(worth(assets?.[0])).toBe('100.01')
})
