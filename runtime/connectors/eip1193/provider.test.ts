import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { isEip1193Provider } from './is-provider.js'
import { readAccounts, readChain } from './provider.js'

test('param: accounts keep their order and appear once', () => {
  expect(readAccounts([bob, alice, bob], 'W')).toEqual([{ address: bob }, { address: alice }])
  expect(readAccounts([], 'W')).toEqual([])
})

test('param: a chain id is hex or decimal, text or number', () => {
  expect([readChain('0x1', 'W'), readChain('137', 'W'), readChain(8453, 'W'), readChain('0x7fffffff', 'W')]).toEqual([
    'eip155:1',
    'eip155:137',
    'eip155:8453',
    'eip155:2147483647',
  ])
})

test('error: says what the wallet answered to', () => {
  expect(() => readAccounts('0x', 'Good Wallet', 'eth_requestAccounts')).toThrowErrorMatchingInlineSnapshot(
    `[ModalError: wallet/bad-answer (Good Wallet, eth_requestAccounts, a list of addresses)]`,
  )
  expect(() => readChain('mainnet', 'Good Wallet')).toThrowErrorMatchingInlineSnapshot(
    `[ModalError: wallet/bad-answer (Good Wallet, eth_chainId, a chain id)]`,
  )
})

test('error: nothing else is an address', () => {
  const items = ['0x1', `${alice}0`, alice.slice(2), `${alice}\n`, [alice], { toString: () => alice }, 1, null]
  for (const item of items) expect(() => readAccounts([alice, item], 'W')).toThrow('wallet/bad-answer')
  for (const value of [undefined, null, {}, { length: 1, 0: alice }]) {
    expect(() => readAccounts(value, 'W')).toThrow('wallet/bad-answer')
  }
})

test('error: nothing else is a chain id', () => {
  const values = ['0x0', 0, -1, 1.5, Number.NaN, '0x80000000', 2 ** 31, '', '1e3', ' 1', '0x', null, [1], {}, true]
  for (const value of values) expect(() => readChain(value, 'W')).toThrow('wallet/bad-answer')
})

test('error: an answer whose text is code does not run', () => {
  let ran = 0
  const trap = {
    toString() {
      ran += 1
      return '0x1'
    },
  }
  expect(() => readChain(trap, 'W')).toThrow('wallet/bad-answer')
  expect(() => readAccounts([trap], 'W')).toThrow('wallet/bad-answer')
  expect(ran).toBe(0)
})

test('behavior: any id is read back, or refused above the limit (SPEC §5)', () => {
  const nearLimit = fc.integer({ min: 0x8000_0000 - 3, max: 0x8000_0000 + 3 })
  fc.assert(
    fc.property(fc.oneof(fc.nat(3), nearLimit, fc.maxSafeNat()), fc.boolean(), (id, isHex) => {
      const text = isHex ? `0x${id.toString(16)}` : String(id)
      if (id > 0 && id < 0x8000_0000) expect(readChain(text, 'W')).toBe(`eip155:${id}`)
      else expect(() => readChain(text, 'W')).toThrow('wallet/bad-answer')
    }),
  )
})

test('param: a provider is an object that can be asked', () => {
  expect([{ request: () => {} }, { request: 1 }, {}, null, 'x'].map(isEip1193Provider)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
