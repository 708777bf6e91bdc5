import { describe, expect, test } from 'vitest'
import { ethereum } from '../../../test/unit/fake-kit.js'
import { evm } from '../../chains/evm/chain.js'
import { exactText } from '../../core/decimal-sums.js'
import { transactionPage } from '../../core/transaction.js'
import { explorerLink } from '../../react/use-chain.js'
import { rowOf, rowsOf } from './activity-row.js'
import { monthsOf } from './months.js'
import { transactionLink } from './transaction-link.js'

const coin = (symbol: string, numeric: unknown = '1.5', direction = 'in') => ({
  direction,
  quantity: { numeric },
  fungible_info: { name: symbol, symbol, icon: { url: `https://pictures.example/${symbol}` } },
})
const collectible = (name: string | null) => ({
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: { name, content: { preview: { url: 'https://pictures.example/nft' } }, flags: { is_spam: false } },
})

function transaction(transfers: readonly unknown[], metadata: object = {}) {
  const row = {
    id: 'id',
    metadata: {
      minedAt: '2024-02-29T12:00:00Z',
      chain: 'eip155:1',
      operationType: 'receive',
      status: 'confirmed',
      ...metadata,
    },
    transfers,
  }
  const [read] = transactionPage({ data: [row] })?.transactions ?? []
  if (!read) throw new Error('not a transaction')
  return read
}

const rows = (transfers: readonly unknown[], metadata: object = {}) =>
  rowsOf(transaction(transfers, metadata)).map(({ sign, moved }) =>
    moved.map(({ name, quantity }) => `${sign}${quantity ? exactText(quantity) : ''} ${name}`).join(' and '),
  )

describe('FACTS 9.6: rows', () => {
  test('param: one transfer has a sign by what was done', () => {
    expect(rows([coin('ETH')])).toEqual(['+1.5 ETH'])
    expect(rows([coin('ETH')], { operationType: 'burn' })).toEqual(['-1.5 ETH'])
    expect(rows([coin('ETH')], { operationType: 'send' })).toEqual(['1.5 ETH'])
  })

  test('param: two that are not both collectibles are one row, the second first', () => {
    expect(rows([coin('ETH'), coin('USDC', '3')])).toEqual(['3 USDC and 1.5 ETH'])
    expect(rows([coin('ETH'), collectible('Punk')])).toEqual([' Punk and 1.5 ETH'])
  })

  test.each([
    ['out', 'in', '1.5 ETH and 3 USDC', true],
    ['in', 'out', '3 USDC and 1.5 ETH', true],
    ['in', 'in', '3 USDC and 1.5 ETH', false],
    ['out', 'out', '3 USDC and 1.5 ETH', false],
  ])('param: of ETH %s and USDC %s what was paid is first, with the picture of the second', (eth, usdc, said, is) => {
    const transfers = [coin('ETH', '1.5', eth), coin('USDC', '3', usdc)]
    expect(rows(transfers)).toEqual([said])
    const [{ isExchange, pictured } = {}] = rowsOf(transaction(transfers))
    expect([isExchange, pictured?.name]).toEqual([is, 'USDC'])
  })

  test('param: others have a row each, twenty at most', () => {
    expect(rows([collectible('A'), collectible(null)])).toEqual([' A', ' -'])
    expect(rows([coin('A'), coin('B'), coin('C')])).toEqual(['1.5 A', '1.5 B', '1.5 C'])
    expect(rows(Array.from({ length: 500 }, () => coin('A')))).toHaveLength(20)
  })

  test('param: what moved nothing is a row', () => {
    expect(rows([])).toEqual([''])
  })

  test('param: 80 digits are exact, and what cannot be read is no number', () => {
    const digits = '9'.repeat(80)
    expect(rows([coin('ETH', digits)])).toEqual([`+${digits} ETH`])
    expect(rows([coin('ETH', '-5')])).toEqual(['+ ETH'])
  })

  test.each([
    ['confirmed', 'confirmed'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'confirmed'],
  ])('param: the status %s is %s', (status, shown) => {
    expect(rowsOf(transaction([], { status }))[0]?.status).toBe(shown)
  })

  test('param: one of this app', () => {
    const sent = {
      id: '0x1',
      hash: '0x1',
      address: '0x2',
      caipNetworkId: 'eip155:1',
      at: 5,
      operationType: 'send',
      to: null,
      amount: { value: '1500', decimals: 3, symbol: 'ETH' },
      nonce: null,
      status: 'dropped',
      seen: null,
      digest: null,
      by: null,
      isLate: false,
      isSentHere: false,
    } as const
    const { moved, pictured, ...row } = rowOf(sent)
    const rest = { at: 5, hash: '0x1', sign: '', isExchange: false }
    expect(row).toEqual({ id: '0x1', operationType: 'send', status: 'dropped', ...rest })
    expect(pictured).toBe(moved[0])
    expect(moved.map(({ name, quantity }) => [name, quantity && exactText(quantity)])).toEqual([['ETH', '1.5']])
    expect(rowOf({ ...sent, amount: null }).moved).toEqual([])
    const coinOf = (asset?: string) =>
      rowOf({ ...sent, amount: { ...sent.amount, ...(asset && { asset }) } }).pictured?.coinOf
    expect([coinOf(), coinOf('0xa0b8'), coinOf('native')]).toEqual([undefined, undefined, 'eip155:1'])
  })
})

describe('FACTS 9.6: months', () => {
  const now = Date.UTC(2024, 5, 15)
  const at = (minedAt: string, id: string) => ({ ...transaction([], { minedAt }), id })
  const some = [at('2024-06-02T12:00:00Z', 'a'), at('2024-03-02T12:00:00Z', 'b'), at('2023-03-02T12:00:00Z', 'c')]

  test('behavior: the year is said where it is not this one', () => {
    expect(monthsOf(some, { most: 9, now }).map(({ heading }) => heading)).toEqual(['June', 'March', 'March 2023'])
    expect(monthsOf(some, { most: 9, now, lang: 'de' }).map(({ heading }) => heading)).toEqual([
      'Juni',
      'März',
      'März 2023',
    ])
  })

  test('behavior: no more rows than are wanted', () => {
    const many = { ...transaction(Array.from({ length: 9 }, () => coin('A'))), id: 'x' }
    expect(monthsOf([many, ...some], { most: 5, now }).flatMap(({ rows: all }) => all)).toHaveLength(5)
    expect(monthsOf(some, { most: 2, now }).map(({ heading }) => heading)).toEqual(['June', 'March'])
  })
})

describe('the link to the explorer', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const link = (url: string, of: string | null = hash) => {
    const network = { ...ethereum, blockExplorers: [{ name: 'Explorer', url }] }
    return transactionLink((what) => explorerLink(evm(), network, what), of)
  }

  test('behavior: is made of the explorer of the network', () => {
    expect(link('https://explorer.example/')).toBe(`https://explorer.example/tx/${hash}`)
  })

  test.each([
    ['no https', 'http://explorer.example', hash],
    ['a script', 'javascript:alert(1)//', hash],
    ['a hash with a path', 'https://explorer.example', `${hash}/../../steal`],
    ['no hash', 'https://explorer.example', null],
  ])('behavior: there is none with %s', (_, url, of) => {
    expect(link(url, of)).toBeUndefined()
  })

  test('behavior: there is none without an explorer', () => {
    expect(explorerLink(evm(), { ...ethereum, blockExplorers: [] }, { transaction: hash })).toBeUndefined()
    expect(transactionLink(() => undefined, hash)).toBeUndefined()
  })
})
