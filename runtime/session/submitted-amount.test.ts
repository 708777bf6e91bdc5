import { expect, test } from 'vitest'
import { submittedAmount } from './submitted-amount.js'

const coin = { caipNetworkId: 'eip155:1', address: null, decimals: 18, symbol: 'ETH' } as const

test('behavior: it says whether the own coin of the network is moved, or which token', () => {
  expect(submittedAmount(5n, coin)).toEqual({ value: '5', decimals: 18, symbol: 'ETH', asset: 'native' })
  const token = { ...coin, address: '0xa0b8', symbol: 'U'.repeat(200) }
  expect(submittedAmount(5n, token)).toMatchObject({ asset: '0xa0b8', symbol: 'U'.repeat(100) })
})
