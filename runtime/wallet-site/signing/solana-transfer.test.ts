import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  little,
  makeAccount,
  messageOf,
  names,
  otherSolana,
  ownSolana,
  type SampleInstruction,
  type SampleOptions,
  solanaContext,
  systemTransfer,
  tokenTransfer,
  transferBytes,
  wireOf,
} from '../../../test/unit/solana-samples.js'
import { toBase58 } from '../../core/base58.js'
import { readSolanaWish } from './read-solana-wish.js'
import { readSolanaMessage, readSolanaWire } from './solana-message.js'
import { readSolanaTransfer } from './solana-transfer.js'

const window = 'This needs the wallet window, which this version does not have'
const no = 'Requested RPC call is not allowed'
const transferOf = (options: SampleOptions) => {
  const message = readSolanaMessage(messageOf(options))
  return message && readSolanaTransfer(message, ownSolana)
}
const memo = (text: string, accounts: readonly string[] = []): SampleInstruction => ({
  program: names.memo,
  accounts,
  data: [...new TextEncoder().encode(text)],
})
const budget = (...data: readonly number[]): SampleInstruction => ({ program: names.budget, accounts: [], data })

describe('messages', () => {
  test('error: each cut, and a byte more, is none', () => {
    for (const message of [transferBytes(), messageOf({ isVersioned: true })]) {
      for (let length = 0; length < message.length; length += 1)
        expect(readSolanaMessage(message.slice(0, length)), `${length}`).toBeUndefined()
      expect(readSolanaMessage(Uint8Array.from([...message, 0]))).toBeUndefined()
      expect(readSolanaMessage(message)).toBeDefined()
    }
  })

  test.each<readonly [string, SampleOptions]>([
    ['an account twice', { more: [ownSolana] }],
    ['nobody who signs', { header: [0, 0, 0] }],
    ['nobody who pays', { header: [1, 1, 0] }],
    ['more signers than accounts', { header: [9, 0, 0] }],
    ['more that is only read than there is', { header: [1, 0, 9] }],
    ['another version', { header: [0x81, 1, 0, 0] }],
  ])('error: %s is none', (_, options) => {
    expect(readSolanaMessage(messageOf(options))).toBeUndefined()
  })

  test('error: an account that is not there, and a number written longer than it is', () => {
    const message = transferBytes()
    const missing = Uint8Array.from(message)
    // The program of the only instruction.
    const at = 3 + 1 + 32 * 3 + 32 + 1
    missing[at] = 7
    expect(readSolanaMessage(missing)).toBeUndefined()
    const long = Uint8Array.from([...message.slice(0, 3), 0x83, 0, ...message.slice(4)])
    expect(readSolanaMessage(long)).toBeUndefined()
    expect(readSolanaMessage(new Uint8Array(1_233))).toBeUndefined()
  })

  test('property: bytes of any kind never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(200), fc.nat(255), (bytes, place, byte) => {
        readSolanaMessage(bytes)
        readSolanaWire(bytes)
        const message = transferBytes()
        message[place % message.length] = byte
        const read = readSolanaMessage(message)
        if (read) readSolanaTransfer(read, ownSolana)
      }),
    )
  })
})

describe('what a transaction does', () => {
  const approve: SampleInstruction = {
    program: names.token,
    accounts: [names.source, otherSolana, ownSolana],
    data: [4, ...little(1n, 8)],
  }
  test.each<readonly [string, SampleOptions]>([
    ['nothing', { instructions: [] }],
    ['a memo alone', { instructions: [memo('hi')] }],
    ['an account alone', { instructions: [makeAccount()] }],
    ['two transfers', { instructions: [systemTransfer(), systemTransfer(9n)] }],
    ['a transfer of another account', { instructions: [systemTransfer(5n, ownSolana, otherSolana)] }],
    [
      'a transfer with a third account',
      { instructions: [{ ...systemTransfer(), accounts: [ownSolana, otherSolana, ownSolana] }] },
    ],
    [
      'another instruction of the system',
      { instructions: [{ ...systemTransfer(), data: [1, 0, 0, 0, ...little(5n, 8)] }] },
    ],
    [
      'a transfer with bytes behind it',
      { instructions: [{ ...systemTransfer(), data: [...systemTransfer().data, 0] }] },
    ],
    ['an approval', { instructions: [approve] }],
    ['an approval beside a transfer', { instructions: [tokenTransfer(), approve] }],
    ['the plain transfer of a token', { instructions: [{ ...tokenTransfer(), data: [3, ...little(7n, 8)] }] }],
    ['a token of another owner', { instructions: [tokenTransfer(7n, names.token, otherSolana)] }],
    [
      'a token with a hook',
      { instructions: [{ ...tokenTransfer(), accounts: [...tokenTransfer().accounts, names.memo] }] },
    ],
    [
      'another program',
      { instructions: [{ program: otherSolana, accounts: [ownSolana], data: [] }, systemTransfer()] },
    ],
    ['a foreign payer', { signers: [otherSolana, ownSolana] }],
    ['a second signer', { signers: [ownSolana, otherSolana] }],
    ['a table of accounts', { isVersioned: true, end: [1, ...new Array(32).fill(3), 1, 0, 0] }],
    ['a memo that is hidden', { instructions: [systemTransfer(), memo('a\u202eb')] }],
    ['a memo that others sign', { instructions: [systemTransfer(), memo('a', [otherSolana])] }],
    ['a budget that is none', { instructions: [systemTransfer(), budget(9, 0, 0, 0, 0)] }],
    ['a budget that is cut off', { instructions: [systemTransfer(), budget(3, 0, 0)] }],
    ['an account for another token', { instructions: [makeAccount({ mint: names.source }), tokenTransfer()] }],
    ['an account that nothing goes to', { instructions: [makeAccount({ account: names.source }), tokenTransfer()] }],
    ['an account beside SOL', { instructions: [makeAccount(), systemTransfer()] }],
    ['two accounts', { instructions: [makeAccount(), makeAccount(), tokenTransfer()] }],
    ['an account that another pays', { instructions: [makeAccount({ payer: otherSolana }), tokenTransfer()] }],
    ['an account that must not be there', { instructions: [{ ...makeAccount(), data: [0] }, tokenTransfer()] }],
  ])('error: %s needs a window', (_, options) => {
    expect(transferOf(options)).toBeUndefined()
  })

  test('behavior: SOL and tokens, old and new, with what goes along', () => {
    expect(transferOf({ isVersioned: true })).toEqual({ to: otherSolana, amount: 5n, token: undefined, memos: [] })
    const most = 2n ** 64n - 1n
    expect(transferOf({ instructions: [systemTransfer(most)] })?.amount).toBe(most)
    const all = [
      budget(2, 1, 2, 3, 4),
      budget(3, ...little(1n, 8)),
      makeAccount(),
      tokenTransfer(7n),
      memo('Order 7', [ownSolana]),
    ]
    const token = { mint: names.mint, decimals: 6 }
    expect(transferOf({ instructions: all })).toEqual({ to: otherSolana, amount: 7n, token, memos: ['Order 7'] })
    // To an account that is there already: it is all that is known.
    expect(transferOf({ instructions: [tokenTransfer(7n, names.token2022)] })).toMatchObject({
      to: names.target,
      token,
    })
  })
})

describe('parameters', () => {
  const text = (bytes: Uint8Array) => toBase58(bytes)
  const read = (answer: 'one' | 'all' | 'send', params: unknown) => {
    try {
      return readSolanaWish(answer, params, solanaContext)
    } catch (cause) {
      return (cause as Error).message
    }
  }
  test.each<readonly ['one' | 'all' | 'send', unknown, string]>([
    ['one', undefined, no],
    ['one', { transaction: 7 }, no],
    ['one', { transaction: '0OIl' }, no],
    ['one', { transaction: '1'.repeat(1_801) }, no],
    ['one', { transaction: text(wireOf(transferBytes()).slice(0, 40)) }, no],
    ['send', { transaction: text(transferBytes()) }, window],
    ['send', { transaction: text(wireOf(transferBytes(), 2)) }, window],
    ['send', { transaction: text(wireOf(messageOf({ more: [ownSolana] }))) }, window],
    ['all', { transactions: [] }, no],
    ['all', { transactions: 'text' }, no],
    ['all', { transactions: new Array(5).fill(text(wireOf(transferBytes()))) }, window],
    ['all', { transactions: [text(wireOf(transferBytes())), text(wireOf(messageOf({ instructions: [] })))] }, window],
  ])('error: %s of %j is not signed', (answer, params, says) => {
    expect(read(answer, params)).toBe(says)
  })

  test('behavior: what is signed is the message, whatever signature was in front of it', () => {
    const message = transferBytes()
    const wire = wireOf(message).fill(3, 1, 65)
    expect(read('send', { transaction: text(wire), options: { skipPreflight: true } })).toMatchObject({
      answer: 'send',
      transactions: [{ message, transfer: { to: otherSolana, amount: 5n } }],
    })
  })
})
