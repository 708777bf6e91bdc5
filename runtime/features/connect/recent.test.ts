import { expect, test } from 'vitest'
import { fakeDisk } from '../../../test/unit/fakes.js'
import { createStorage } from '../../core/storage.js'
import { recentWallets } from './recent.js'

const wallet = (id: string, rdns = '') => ({ id, rdns, name: `Wallet ${id}` })

test('behavior: keeps the two wallets used last, newest first (SPEC §9)', () => {
  const disk = fakeDisk()
  const recent = recentWallets(createStorage(disk.tab()))
  expect(recent.list()).toEqual([])
  for (const id of ['a', 'b', 'a', 'c']) recent.add(wallet(id))
  expect(recent.list()).toEqual([wallet('c'), wallet('a')])
  expect(recentWallets(createStorage(disk.tab())).list()).toEqual([wallet('c'), wallet('a')])
})

test('behavior: a wallet of the directory and the same one of this browser are one', () => {
  const recent = recentWallets(createStorage(fakeDisk().tab()))
  recent.add(wallet('explorer-id', 'io.one'))
  recent.add(wallet('b'))
  recent.add(wallet('io.one', 'io.one'))
  expect(recent.list()).toEqual([wallet('io.one', 'io.one'), wallet('b')])
})

test('behavior: a list of an earlier version is read', () => {
  const disk = fakeDisk(new Map([['@modal-kit/1/recent', '[{"id":"a","name":"Wallet a"}]']]))
  expect(recentWallets(createStorage(disk.tab())).list()).toEqual([{ id: 'a', name: 'Wallet a' }])
})

test('param: the limit is the config’s, none included', () => {
  const recent = recentWallets(createStorage(fakeDisk().tab()), 0)
  recent.add(wallet('a'))
  expect(recent.list()).toEqual([])
})

test('behavior: only id, rdns and name are kept, and a corrupt list is an empty one', () => {
  const disk = fakeDisk()
  const recent = recentWallets(createStorage(disk.tab()))
  recent.add(Object.assign(wallet('a'), { provider: 'secret' }))
  expect([...disk.data.values()].join()).not.toContain('secret')
  for (const text of ['[{"id":1}]', '{}', '4', '[null]', '[{"id":"a","rdns":5,"name":"b"}]', '[{"id":"a"}]']) {
    disk.data.set('@modal-kit/1/recent', text)
    expect(recent.list(), text).toEqual([])
  }
})
