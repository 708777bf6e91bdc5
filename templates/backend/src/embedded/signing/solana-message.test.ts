import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../../test/setup/runs.js'
import {
  addressOf,
  bytesOf,
  keyOf,
  type MessageParts,
  SYSTEM_KEY,
  solTransfer,
  u64,
  writeMessage,
  writeTransaction,
} from '../../../../../test/setup/solana-bytes.js'
import { readSolanaMessage, readSolanaTransaction, unsignedTransaction } from './solana-message.js'
import { solanaRecipients } from './solana-recipients.js'

const payer = keyOf('ada')
const message = solTransfer(payer, 'bob', 5n)

test('error: what is cut, has something left over, or is of a later version is no message', () => {
  for (let length = 0; length < message.length; length += 1) {
    expect(readSolanaMessage(message.subarray(0, length)), String(length)).toBeUndefined()
  }
  expect(readSolanaMessage(Uint8Array.from([...message, 0]))).toBeUndefined()
  expect(readSolanaMessage(Uint8Array.from([0x81, ...message, 0]))).toBeUndefined()
  expect(readSolanaMessage(writeMessage({ keys: [payer], instructions: [], signers: 0 }))).toBeUndefined()
  expect(readSolanaMessage(writeMessage({ keys: [payer], instructions: [], signers: 2 }))).toBeUndefined()
  const large = { program: 0, accounts: [], data: Array.from({ length: 127 }, () => 0) }
  const keys = Array.from({ length: 38 }, (_, index) => keyOf(String(index)))
  expect(readSolanaMessage(writeMessage({ keys, instructions: [large] }))).toBeUndefined()
})

test('error: a length that is written with more bytes than it takes is none', () => {
  const signatures = [0x81, 0x00, ...new Uint8Array(64), ...message]
  expect(readSolanaTransaction(Uint8Array.from(signatures))).toBeUndefined()
  expect(readSolanaTransaction(Uint8Array.from([0xff, 0xff, 0xff]))).toBeUndefined()
})

test('error: no bytes make it throw', () => {
  const bytes = fc.uint8Array({ maxLength: 300 })
  fc.assert(
    fc.property(bytes, fc.nat({ max: message.length - 1 }), fc.nat({ max: 255 }), (some, at, value) => {
      readSolanaMessage(some)
      readSolanaTransaction(some)
      const changed = Uint8Array.from(message)
      changed[at] = value
      const read = readSolanaMessage(changed)
      if (read) solanaRecipients(read, addressOf('ada'))
    }),
    { numRuns: runs(1_000) },
  )
})

test.each([['legacy'], ['of version 0']])('behavior: a message, %s, tells signers and instructions', (kind) => {
  const bytes = kind === 'legacy' ? message : solTransfer(payer, 'bob', 5n, 0)
  expect(readSolanaMessage(bytes)).toEqual({
    signers: [addressOf('ada')],
    instructions: [
      {
        program: '11111111111111111111111111111111',
        accounts: [addressOf('ada'), addressOf('bob')],
        data: Uint8Array.from([2, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]),
      },
    ],
  })
})

test('behavior: a trial has a place for every signature', () => {
  const bytes = writeMessage({ keys: [payer, keyOf('bob')], instructions: [], signers: 2 })
  const read = readSolanaMessage(bytes)
  if (!read) throw new Error('no message')
  const empty = new Uint8Array(64)
  expect(new Uint8Array(unsignedTransaction(read, bytes))).toEqual(writeTransaction([empty, empty], bytes))
  expect(readSolanaTransaction(new Uint8Array(unsignedTransaction(read, bytes)))).toEqual({
    signatures: [empty, empty],
    message: bytes,
  })
})

describe('whom it sends something', () => {
  const tokenProgram = bytesOf('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  const token2022 = bytesOf('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
  const associated = bytesOf('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
  const keys = [
    payer,
    keyOf('bob'),
    keyOf('mint'),
    keyOf('from'),
    SYSTEM_KEY,
    tokenProgram,
    token2022,
    associated,
    keyOf('carol'),
  ]
  const of = (instructions: MessageParts['instructions'], account = 'ada') => {
    const read = readSolanaMessage(writeMessage({ keys, instructions }))
    return read && solanaRecipients(read, addressOf(account))
  }
  const sol = { program: 4, accounts: [0, 1], data: [2, 0, 0, 0, ...u64(7n)] }
  const plain = { program: 5, accounts: [3, 1, 0], data: [3, ...u64(7n)] }
  const checked = { program: 6, accounts: [3, 2, 1, 0], data: [12, ...u64(7n), 6] }
  const withFee = { program: 6, accounts: [3, 2, 1, 0], data: [26, 1, ...u64(7n), 6, ...u64(1n)] }
  const made = { program: 7, accounts: [0, 1, 8, 2, 4, 5], data: [1] }

  test.each([
    ['SOL', sol],
    ['a token', plain],
    ['a token, checked', checked],
    ['a token that takes a fee', withFee],
  ])('behavior: of %s', (_, instruction) => {
    expect(of([instruction])).toEqual([addressOf('bob')])
    expect(of([instruction, instruction])).toEqual([addressOf('bob')])
  })

  test('behavior: of a token account that it makes also the wallet', () => {
    expect(of([made, checked])).toEqual([addressOf('bob'), addressOf('carol')])
    expect(of([made])).toEqual([])
  })

  test.each([
    ['nothing', { ...sol, data: [2, 0, 0, 0, ...u64(0n)] }],
    ['what somebody else pays', { ...sol, accounts: [8, 1] }],
    ['tokens of somebody else', { ...plain, accounts: [3, 1, 8] }],
    ['tokens of somebody else, checked', { ...checked, accounts: [3, 2, 1, 8] }],
    ['no tokens', { ...checked, data: [12, ...u64(0n), 6] }],
    ['another instruction of the system', { ...sol, data: [3, 0, 0, 0, ...u64(7n)] }],
    ['an approval', { ...plain, data: [4, ...u64(7n)] }],
    ['a longer one', { ...sol, data: [...sol.data, 0] }],
    ['another program', { ...sol, program: 8 }],
    ['an account of a table', { ...sol, accounts: [0, 99] }],
  ])('error: of %s nobody is known', (_, instruction) => {
    expect(of([instruction])).toEqual([])
  })
})
