import { expect, test } from 'vitest'
import { addressKey, isSameAddress } from './same-address.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

test.each([
  [first, first.toLowerCase(), true],
  [first, `0x${first.slice(2).toUpperCase()}`, true],
  [first, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', false],
  [first, undefined, false],
  [solana, solana, true],
  [solana, solana.toLowerCase(), false],
] as const)('param: %s and %s are one address: %s', (one, other, is) => expect(isSameAddress(one, other)).toBe(is))

test('behavior: what is kept for an address is found however it is written', () => {
  expect([addressKey(first), addressKey(solana)]).toEqual([first.toLowerCase(), solana])
})
