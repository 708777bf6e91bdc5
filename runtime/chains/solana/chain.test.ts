import { expect, test } from 'vitest'
import { anna, solana as mainnet, solanaDevnet, solanaTestnet } from '../../../test/unit/fake-standard-wallet.js'
import { solana } from './chain.js'

const transaction = '5'.repeat(88)

test('behavior: clusters beside mainnet are named to the explorer', () => {
  const { explorerPath } = solana()
  expect(explorerPath(mainnet, { transaction })).toBe(`/tx/${transaction}`)
  expect(explorerPath(solanaDevnet, { transaction })).toBe(`/tx/${transaction}?cluster=devnet`)
  expect(explorerPath(solanaTestnet, { address: anna })).toBe(`/account/${anna}?cluster=testnet`)
})

test('behavior: explorers but Solscan have accounts under their address', () => {
  const other = (url: string) => ({ ...mainnet, blockExplorers: [{ name: 'Explorer', url }] })
  const path = (url: string) => solana().explorerPath(other(url), { address: anna })
  expect(path('https://explorer.solana.com')).toBe(`/address/${anna}`)
  expect(path('https://pro.solscan.io/')).toBe(`/account/${anna}`)
  expect(path('https://solscan.io.example')).toBe(`/address/${anna}`)
})
