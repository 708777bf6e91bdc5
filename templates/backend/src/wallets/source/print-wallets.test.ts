import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { walletData } from '../wallets.data.js'
import { parseLiteral } from './parse-literal.js'
import { printWallets } from './print-wallets.js'

test('behavior: what is printed is read back the same, whatever is in the names', async () => {
  const wallet = fc.record({ id: fc.string(), name: fc.string({ unit: 'binary' }), chains: fc.array(fc.string()) })
  await fc.assert(
    fc.asyncProperty(fc.array(wallet), async (wallets) => {
      const text = printWallets(wallets, 'a test */ of comments')
      expect(await parseLiteral(text, 'walletData')).toEqual(wallets)
    }),
  )
})

test('behavior: the list that comes with the backend is what the script prints, and small', async () => {
  const text = await readFile(new URL('../wallets.data.ts', import.meta.url), 'utf8')
  expect(printWallets(walletData, 'npm thirdweb@5.121.6 (Apache-2.0)')).toBe(text)
  expect(text.length).toBeLessThan(250_000)
})
