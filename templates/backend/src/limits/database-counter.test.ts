import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../../../../test/setup/postgres.js'
import { migrate } from '../db/migrate.js'
import { type OpenDatabase, openDatabase } from '../db/open-database.js'
import { databaseCounter } from './database-counter.js'

let postgres: Postgres
let first: OpenDatabase
let second: OpenDatabase
beforeAll(async () => {
  postgres = await startPostgres()
  first = await openDatabase({ kind: 'postgres', url: postgres.url, connections: 4 })
  second = await openDatabase({ kind: 'postgres', url: postgres.url, connections: 4 })
  await Promise.all([migrate(first.db), migrate(second.db)])
}, 60_000)
afterAll(async () => {
  await first?.close()
  await second?.close()
  await postgres?.stop()
})

test('behavior: two processes count together, and every request learns a place of its own', async () => {
  const counters = [databaseCounter(first.db), databaseCounter(second.db)]
  const adds = Array.from({ length: 400 }, (_, index) => {
    const counts = new Map([
      ['shop', 1],
      [index % 3 === 0 ? 'shop:ada' : 'shop:bob', 1],
    ])
    // In both orders: rows that are locked in different orders are how transactions deadlock.
    const inOrder = index % 2 === 0 ? counts : new Map([...counts].reverse())
    return counters[index % 2]?.add(inOrder, 60_000)
  })
  const totals = await Promise.all(adds)
  const places = totals.map((each) => each?.get('shop') ?? 0).sort((a, b) => a - b)
  expect(places).toEqual(Array.from({ length: 400 }, (_, index) => index + 1))
  expect(Math.max(...totals.map((each) => each?.get('shop:ada') ?? 0))).toBe(134)
})

test('behavior: windows are apart, and past ones are forgotten', async () => {
  const counter = databaseCounter(first.db)
  await counter.add(new Map([['k', 2]]), 120_000)
  expect((await counter.add(new Map([['k', 5]]), 180_000)).get('k')).toBe(5)
  expect((await counter.add(new Map([['k', 1]]), 120_000)).get('k')).toBe(3)
  await counter.forget(180_000)
  expect((await counter.add(new Map([['k', 1]]), 120_000)).get('k')).toBe(1)
  expect((await counter.add(new Map([['k', 1]]), 180_000)).get('k')).toBe(6)
})

test('error: a database that is gone rejects, and the counter works again with the next one', async () => {
  const broken = await openDatabase({ kind: 'postgres', url: 'postgres://postgres@127.0.0.1:1/none' })
  const counter = databaseCounter(broken.db)
  await expect(counter.add(new Map([['k', 1]]), 0)).rejects.toThrow('ECONNREFUSED')
  await expect(counter.add(new Map([['k', 1]]), 0)).rejects.toThrow('ECONNREFUSED')
  await broken.close()
})
