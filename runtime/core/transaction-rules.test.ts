import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Transaction, transactionPage } from './transaction.js'
import { byMonth } from './transaction-rules.js'

function at(minedAt: string, id = minedAt, status = 'confirmed'): Transaction {
  const metadata = { minedAt, chain: 'eip155:1', operationType: 'send', status }
  const [transaction] = transactionPage({ data: [{ id, metadata, transfers: [] }] })?.transactions ?? []
  if (!transaction) throw new Error(minedAt)
  return transaction
}

const shown = (transactions: readonly Transaction[]) =>
  byMonth(transactions).map(({ year, month, transactions: all }) => [year, month, ...all.map(({ id }) => id)])

test('behavior: by year, then month, the newest first, whatever the order of the pages', () => {
  const all = ['2024-01-15', '2023-12-10', '2024-01-20', '2023-01-05', '2022-12-01'].map((day) =>
    at(`${day}T12:00:00Z`),
  )
  const sorted = [
    [2024, 0, '2024-01-20T12:00:00Z', '2024-01-15T12:00:00Z'],
    [2023, 11, '2023-12-10T12:00:00Z'],
    [2023, 0, '2023-01-05T12:00:00Z'],
    [2022, 11, '2022-12-01T12:00:00Z'],
  ]
  expect(shown(all)).toEqual(sorted)
  expect(shown([...all].reverse())).toEqual(sorted)
  expect(shown([])).toEqual([])
})

test('behavior: one that is told again is shown once, as it was told last', () => {
  const [group] = byMonth([at('2024-01-15T12:00:00Z', 'a', 'pending'), at('2024-01-15T12:00:00Z', 'a', 'failed')])
  expect(group?.transactions.map(({ metadata }) => metadata.status)).toEqual(['failed'])
})

test('behavior: nothing is lost, no month comes twice, and time only goes back', () => {
  const moment = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 60 }), (dates) => {
      const all = dates.map((date, index) => at(date.toISOString(), `${index}`))
      const groups = byMonth(all)
      expect(new Set(groups.map(({ year, month }) => `${year} ${month}`)).size).toBe(groups.length)
      const times = groups.flatMap(({ transactions }) => transactions.map(({ metadata }) => metadata.minedAt))
      expect(times).toEqual(all.map(({ metadata }) => metadata.minedAt).sort((a, b) => b - a))
    }),
  )
})
