import { expect, test } from 'vitest'
import { decodeWallets } from './decode-wallets.js'
import { bestKnown } from './source/best-known.data.js'
import { explorerIds } from './source/explorer-ids.data.js'
import { walletData } from './wallets.data.js'

test('behavior: there are 300 wallets or more, every row clean, no id or image twice', () => {
  expect(walletData.length).toBeGreaterThanOrEqual(300)
  expect(decodeWallets(walletData)).toEqual({ wallets: walletData, refused: [] })
  expect(new Set(walletData.map(({ image_id }) => image_id)).size).toBe(walletData.length)
})

test('behavior: every wallet that apps name by an explorer id is there under it', () => {
  const ids = new Set(walletData.map(({ id }) => id))
  const missing = Object.entries(explorerIds).filter(([source, id]) => !ids.has(id) || ids.has(source))
  expect(missing).toEqual([])
  expect(new Set(Object.values(explorerIds)).size).toBe(Object.keys(explorerIds).length)
})

test('behavior: what a first list recommends is what most users have', () => {
  const names = walletData.slice(0, 4).map(({ name }) => name)
  expect(names).toEqual(['MetaMask', 'Trust Wallet', 'Base (formerly Coinbase Wallet)', 'Binance Wallet'])
})

test('behavior: a wallet whose name says nothing of who made it stands behind all that are well known', () => {
  const place = walletData.findIndex(({ name }) => name === 'My Wallet')
  const last = Math.max(
    ...bestKnown.map((id) => walletData.findIndex((wallet) => wallet.id === (explorerIds[id] ?? id))),
  )
  expect(place).toBeGreaterThan(last)
})

test.each([
  ['MetaMask', 'io.metamask'],
  ['Rainbow', 'me.rainbow'],
  ['Phantom', 'app.phantom'],
  ['Rabby', 'io.rabby'],
  ['Zerion', 'io.zerion.wallet'],
])('behavior: %s announces itself as %s', (name, rdns) => {
  expect(walletData.find((wallet) => wallet.name === name)?.rdns).toBe(rdns)
})
