import { expect, test } from 'vitest'
import { fakeHost } from '../../../test/unit/fakes.js'
import { createStorage } from '../../core/storage.js'
import { createKeptBalance } from './kept-balance.js'

const data = { value: 2n ** 256n - 1n, decimals: 18, symbol: 'ETH' }
const key = 'eip155:1:0xa'

function keeping() {
  const { storage } = fakeHost()
  return { storage, ...createKeptBalance(createStorage(storage)) }
}

test('SPEC §9: a native balance is kept for 30 s, to the last digit', () => {
  const { read, keep } = keeping()
  keep(key, { data, at: 1_000 })
  expect(read(key, 30_999)).toEqual({ data, at: 1_000 })
  expect([read(key, 31_000), read(key, 999), read('eip155:1:0xb', 1_000)]).toEqual([undefined, undefined, undefined])
})

test('behavior: what is too old, or from the future, is not kept any longer', () => {
  const { read, keep, storage } = keeping()
  keep('old', { data, at: 1_000 })
  keep('young', { data, at: 20_000 })
  keep(key, { data, at: 31_000 })
  expect(Object.keys(JSON.parse(storage.get('@modal-kit/1/balance') ?? '{}'))).toEqual(['young', key])
  keep(key, { data, at: 5_000 })
  expect([read('young', 20_000), read(key, 5_000)?.at]).toEqual([undefined, 5_000])
})

test.each([
  '[]',
  '{"eip155:1:0xa":{"value":"-1","decimals":18,"symbol":"ETH","at":1000}}',
  '{"eip155:1:0xa":{"value":"1","decimals":1e9,"symbol":"ETH","at":1000}}',
  '{"eip155:1:0xa":{"value":"1","decimals":18,"symbol":7,"at":1000}}',
])('error: what another script wrote there is nothing: %s', (written) => {
  const { read, storage } = keeping()
  storage.set('@modal-kit/1/balance', written)
  expect(read(key, 1_000)).toBeUndefined()
})
