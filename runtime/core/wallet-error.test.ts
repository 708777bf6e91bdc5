import { expect, test } from 'vitest'
import { walletError } from '../../test/unit/fake-wallet.js'
import { isUnknownChain, toWalletError } from './wallet-error.js'

const translate = (cause: unknown) => toWalletError(cause, 'W', 'm')
const inside = (code: number, depth = 1): object =>
  depth === 0 ? { code } : { code: -32603, data: { originalError: inside(code, depth - 1) } }

test('param: codes of EIP-1193 and EIP-1474 have their own rows', () => {
  const codes = [4001, -32002, 4100, 4200, -32601, 4900, 4901, -32000]
  expect(codes.map((code) => [code, translate(walletError(code, 'x')).code])).toMatchInlineSnapshot(`
    [
      [
        4001,
        "wallet/rejected",
      ],
      [
        -32002,
        "wallet/pending",
      ],
      [
        4100,
        "wallet/unauthorized",
      ],
      [
        4200,
        "wallet/unsupported",
      ],
      [
        -32601,
        "wallet/unsupported",
      ],
      [
        4900,
        "wallet/disconnected",
      ],
      [
        4901,
        "wallet/disconnected",
      ],
      [
        -32000,
        "wallet/failed",
      ],
    ]
  `)
})

test('behavior: finds a code inside other errors, but not without end', () => {
  expect(translate(inside(4001)).code).toBe('wallet/rejected')
  expect(translate(inside(4001, 4)).code).toBe('wallet/rejected')
  expect(translate(inside(4001, 5)).code).toBe('wallet/failed')
  expect(translate(new Error('outer', { cause: { code: 4001 } })).code).toBe('wallet/rejected')
  const endless = walletError(-32603, 'x')
  expect(translate(Object.assign(endless, { cause: endless })).code).toBe('wallet/failed')
})

test('behavior: a "no" without a code is known by its words', () => {
  const words = ['User rejected the request.', 'user denied', 'MetaMask Tx Signature: User denied…', 'User canceled']
  expect(new Set(words.map((text) => translate(new Error(text)).code))).toEqual(new Set(['wallet/rejected']))
  expect(translate(new Error('The node rejected it')).code).toBe('wallet/failed')
})

test('behavior: the words of a wallet are cut and cleaned, and the original is kept', () => {
  const cause = walletError(-1, `a\u202e\u0000b${'x'.repeat(10_000)}`)
  const error = translate(cause)
  expect(error.cause).toBe(cause)
  expect(String(error.slots['detail'])).toMatch(/^a {2}bx+$/)
  expect(String(error.slots['detail'])).toHaveLength(200)
})

test('behavior: a chain is unknown at any depth, unless the person answered', () => {
  const isUnknown = (cause: unknown) => isUnknownChain(translate(cause))
  expect([{ code: 4902 }, inside(4902), { code: -32603 }].map(isUnknown)).toEqual([true, true, true])
  expect([inside(4001), inside(-32002), { code: -32603, message: 'User rejected' }].map(isUnknown)).toEqual([
    false,
    false,
    false,
  ])
  expect([{ code: 4200 }, 'text', undefined].map(isUnknown)).toEqual([false, false, false])
})

test('error: things that are no errors, and errors whose getters throw', () => {
  const hostile = {
    get code() {
      throw new Error('code')
    },
    get message() {
      throw new Error('message')
    },
  }
  const things = [undefined, null, 1, 'plain words', {}, hostile, { data: null }, { code: '4001' }]
  expect(things.map((thing) => translate(thing).slots['detail'])).toEqual([
    'Unknown error',
    'Unknown error',
    'Unknown error',
    'plain words',
    'Unknown error',
    'Unknown error',
    'Unknown error',
    'Unknown error',
  ])
})
