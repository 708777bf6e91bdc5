import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migratedMemory } from '../../../../test/setup/migrated-database.js'
import { type OpenDatabase, openDatabase } from '../db/open-database.js'
import { imageIdOf } from './decode-wallets.js'
import { findWallets, walletQuery } from './find-wallets.js'
import { importWallets, seedWallets, type WalletDatabase } from './store-wallets.js'

import type { WalletTables } from './tables.js'
import type { Wallet } from './wallet.js'

import { walletData } from './wallets.data.js'

let open: OpenDatabase
let db: WalletDatabase
beforeAll(async () => {
  open = await openDatabase(await migratedMemory())
  db = open.db.withTables<WalletTables>()
}, 60_000)
beforeEach(() => db.deleteFrom('wallets').execute())
afterAll(() => open?.close())

const named = (...ids: readonly string[]): Wallet[] => ids.map((id) => ({ id, name: `Wallet ${id}` }))
const find = (query: Readonly<Record<string, string>> = {}) =>
  findWallets(db, undefined, walletQuery.parse({ entries: '100', ...query }))
const listed = async () => (await find()).data.map(({ id }) => id)

test('behavior: an empty directory is filled with the list of the backend, once; every field comes back', async () => {
  expect(await Promise.all([seedWallets(db), seedWallets(db)])).toContain(true)
  expect(await seedWallets(db)).toBe(false)
  const pages = await Promise.all(['1', '2', '3', '4', '5', '6'].map((page) => find({ page })))
  expect(pages[0]?.count).toBe(walletData.length)
  expect(pages.flatMap(({ data }) => data)).toEqual(walletData)
})

test('behavior: a fresher list renews what is known, comes first in its order, and keeps the others', async () => {
  await importWallets(db, named('a', 'b', 'c'))
  expect(
    await importWallets(db, [
      { id: 'd', name: 'D' },
      { id: 'b', name: 'Renamed', chains: ['eip155:1'] },
    ]),
  ).toBe(4)
  expect(await listed()).toEqual(['d', 'b', 'a', 'c'])
  const { data } = await find({ include: 'b' })
  expect(data).toEqual([{ id: 'b', name: 'Renamed', chains: ['eip155:1'], image_id: imageIdOf('b') }])
})

test('behavior: with replace, only the list is left', async () => {
  await importWallets(db, named('a', 'b'))
  expect(await importWallets(db, named('c'), { replace: true })).toBe(1)
  expect(await listed()).toEqual(['c'])
})

test('error: a list that breaks in the middle leaves the directory as it was', async () => {
  await importWallets(db, named('a'))
  const broken = [
    ...Array.from({ length: 600 }, (_, index) => ({ id: `w${index}`, name: 'x' })),
    { id: 'bad', name: 'a\u0000b', rdns: '\u0000' },
  ]
  const poisoned = broken.map((wallet) => ({
    ...wallet,
    homepage: wallet.id === 'bad' ? 'https://a.example/\u0000' : 'https://a.example',
  }))
  await expect(importWallets(db, poisoned, { replace: true })).rejects.toThrow()
  expect(await listed()).toEqual(['a'])
})

test('behavior: 10,000 wallets are imported in 23 statements, and a search takes two, whatever it finds', async () => {
  const many = Array.from({ length: 10_000 }, (_, index): Wallet => {
    const source = walletData[index % walletData.length]
    return { ...source, id: `w-${index}`, name: `${source?.name} ${index}`, image_id: imageIdOf(`w-${index}`) }
  })
  let statements = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect(await importWallets(counted, many, { replace: true })).toBe(10_000)
  expect(statements).toBe(23)
  for (const search of ['metamask', 'wallet 99', 'x', 'io.', 'nothing at all', '9999']) {
    statements = 0
    const { data } = await findWallets(counted, undefined, walletQuery.parse({ entries: '100', search, page: '2' }))
    expect([statements, data.length <= 100]).toEqual([2, true])
  }
  expect((await find({ search: 'metamask' })).count).toBe(many.filter(({ name }) => /metamask/i.test(name)).length)
}, 60_000)
