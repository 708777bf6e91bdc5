import { address, lamports } from '@solana/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseInstruction } from './parse-instruction.js'
import { readMint, readTokenAccount, tokenPrograms, writeAmount } from './token-layout.js'

const account = (data: Uint8Array, program: string = tokenPrograms[0]) => ({
  address: address('11111111111111111111111111111111'),
  programAddress: address(program),
  data,
  executable: false,
  lamports: lamports(1n),
  space: BigInt(data.length),
})

test('behavior: an amount in words is the amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.integer({ min: 0, max: 20 }), (amount, decimals) => {
      const { uiAmountString } = writeAmount(amount, decimals)
      const [whole = '', rest = ''] = uiAmountString.split('.')
      expect(BigInt(whole + rest.padEnd(decimals, '0'))).toBe(amount)
      expect(uiAmountString).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
    }),
  )
})

test('error: accounts of another size or program are neither mint nor token account', () => {
  for (const size of [0, 81, 83, 164, 166, 300]) {
    expect(readMint(account(new Uint8Array(size)))).toBeUndefined()
    expect(readTokenAccount(account(new Uint8Array(size)))).toBeUndefined()
  }
  expect(readMint(account(new Uint8Array(82), '11111111111111111111111111111111'))).toBeUndefined()
})

test('behavior: instruction data of any kind are read or left alone, never thrown over', () => {
  const programs = [
    '11111111111111111111111111111111',
    ...tokenPrograms,
    'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...programs), fc.uint8Array({ maxLength: 60 }), (programId, data) => {
      const parsed = parseInstruction({ programId, accounts: [], data })
      expect(parsed === undefined || typeof parsed.program === 'string').toBe(true)
    }),
  )
})
