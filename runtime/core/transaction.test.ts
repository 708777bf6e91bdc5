import { expect, test } from 'vitest'
import { exactText } from './decimal-sums.js'
import { transactionPage } from './transaction.js'

const moved = {
  direction: 'in',
  quantity: { numeric: '1.5' },
  fungible_info: { name: 'Ether', symbol: 'ETH', icon: { url: 'https://images.example/eth' } },
}
const collected = {
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: { name: 'Punk', content: { preview: { url: '' }, detail: null }, flags: { is_spam: true } },
}
const told = {
  id: 'eip155:1:0xab',
  metadata: {
    operationType: 'receive',
    hash: '0xab',
    minedAt: '2024-02-29T23:59:59.000Z',
    sentFrom: '0x1',
    sentTo: '0x2',
    status: 'confirmed',
    nonce: 3,
    chain: 'eip155:1',
  },
  transfers: [moved, collected],
}
const read = (row: unknown) => transactionPage({ data: [row], next: null })?.transactions[0]

test('behavior: a transaction is read with what it moved', () => {
  const transaction = read(told)
  expect(transaction).toMatchObject({
    id: told.id,
    metadata: { chain: 'eip155:1', operationType: 'receive', minedAt: Date.UTC(2024, 1, 29, 23, 59, 59) },
    transfers: [
      { fungible_info: { symbol: 'ETH' }, nft_info: null },
      { fungible_info: null, nft_info: { flags: { is_spam: true } } },
    ],
  })
  expect(transaction?.transfers.map(({ quantity }) => quantity && exactText(quantity))).toEqual(['1.5', '1'])
})

test.each(['-1', '9'.repeat(200), null, {}, 'many'])(
  'behavior: a quantity of %j is not a number to show',
  (numeric) => {
    const transaction = read({ ...told, transfers: [{ ...moved, quantity: { numeric } }, { direction: 'out' }] })
    expect(transaction?.transfers.map(({ quantity }) => quantity)).toEqual([null, null])
  },
)

test.each([
  ['no id', { id: 1 }],
  ['no time', { metadata: { ...told.metadata, minedAt: 'yesterday' } }],
  ['a time that is a number', { metadata: { ...told.metadata, minedAt: 1 } }],
  ['no chain', { metadata: { ...told.metadata, chain: undefined } }],
  ['no metadata', { metadata: null }],
  ['no transfers', { transfers: undefined }],
  ['transfers that are none', { transfers: [moved, 'rubbish'] }],
  ['a spam flag that is none', { transfers: [{ ...collected, nft_info: { flags: { is_spam: 'no' } } }] }],
])('error: a row with %s is left out, and the others stay', (_, wrong) => {
  const page = transactionPage({ data: [{ ...told, ...wrong }, told], next: 'more' })
  expect([page?.transactions.map(({ id }) => id), page?.next]).toEqual([[told.id], 'more'])
})

test.each([null, undefined, [], 'no', {}, { data: null }, { data: [1, { id: 'a' }] }])(
  'error: %j is no page',
  (input) => {
    expect(transactionPage(input)).toBeUndefined()
  },
)

test('behavior: a page ends without a next one, and of a huge one the beginning is read', () => {
  for (const next of [null, undefined, '', 7]) expect(transactionPage({ data: [], next })?.next).toBeNull()
  const data = Array.from({ length: 900 }, () => told)
  expect(transactionPage({ data })?.transactions).toHaveLength(500)
})
