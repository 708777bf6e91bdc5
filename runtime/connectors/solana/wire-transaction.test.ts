import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toBase58 } from '../../core/base58.js'
import { isSignedBy, readLegacyMessage, readTransaction, withSignature } from './wire-transaction.js'

const all = Array.from({ length: 12 }, (_, index) => toBase58(new Uint8Array(32).fill(index + 1)) as Address)
/** Few, so that accounts are used more than once; a program is none that may be written to. */
const [addresses, programs] = [all.slice(0, 9), all.slice(9)]
const instruction = fc.record({
  programAddress: fc.constantFrom(...programs),
  accounts: fc.array(
    fc.record({
      address: fc.constantFrom(...addresses),
      role: fc.constantFrom(
        AccountRole.READONLY,
        AccountRole.READONLY_SIGNER,
        AccountRole.WRITABLE,
        AccountRole.WRITABLE_SIGNER,
      ),
    }),
    { maxLength: 6 },
  ),
  data: fc.uint8Array({ maxLength: 200 }),
})
const blockhash = toBase58(new Uint8Array(32).fill(99)) as Blockhash
const transaction = fc.record({
  version: fc.constantFrom<0 | 'legacy'>(0, 'legacy'),
  payer: fc.constantFrom(...addresses),
  instructions: fc.array(instruction, { maxLength: 4 }),
})

function wireOf({ version, payer, instructions }: typeof transaction extends fc.Arbitrary<infer T> ? T : never) {
  const message = pipe(
    createTransactionMessage({ version }),
    (empty) => setTransactionMessageFeePayer(payer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 9n }, paid),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

describe('what web3.js has written', () => {
  test('behavior: signers and message are those that it reads', () => {
    fc.assert(
      fc.property(transaction, (given) => {
        const wire = wireOf(given)
        const { signatures, messageBytes } = getTransactionDecoder().decode(wire)
        const found = readTransaction(wire)
        expect(found?.signers).toEqual(Object.keys(signatures))
        expect(found?.message).toEqual(Uint8Array.from(messageBytes))
        expect(found?.signatures.every((each) => each.every((byte) => byte === 0))).toBe(true)
      }),
    )
  })

  test('behavior: a message without a version is taken apart as it was put together', () => {
    fc.assert(
      fc.property(transaction, (given) => {
        const { messageBytes } = getTransactionDecoder().decode(wireOf(given))
        const found = readLegacyMessage(Uint8Array.from(messageBytes))
        if (given.version === 0) {
          expect(found).toBeUndefined()
          return
        }
        const { header, staticAccounts, instructions } = getCompiledTransactionMessageDecoder().decode(messageBytes)
        const { numSignerAccounts: signed, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
        const isWritable = (index: number) =>
          index < signed
            ? index < signed - numReadonlySignerAccounts
            : index < staticAccounts.length - numReadonlyNonSignerAccounts
        expect(found).toEqual({
          feePayer: given.payer,
          recentBlockhash: blockhash,
          instructions: instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
            programId: staticAccounts[programAddressIndex],
            keys: accountIndices.map((index) => ({
              pubkey: staticAccounts[index],
              isSigner: index < signed,
              isWritable: isWritable(index),
            })),
            data: toBase58(Uint8Array.from(data)),
          })),
        })
      }),
    )
  })

  test('behavior: a signature gets the place of its signer, and nothing else changes', () => {
    fc.assert(
      fc.property(transaction, fc.nat(), (given, which) => {
        const wire = wireOf(given)
        const signers = readTransaction(wire)?.signers ?? []
        const signer = signers[which % signers.length] ?? ''
        const signed = withSignature(wire, signer, new Uint8Array(64).fill(7)) ?? new Uint8Array()
        const { signatures, messageBytes } = getTransactionDecoder().decode(signed)
        expect(Uint8Array.from(messageBytes)).toEqual(readTransaction(wire)?.message)
        for (const [address, signature] of Object.entries(signatures))
          expect(signature).toEqual(address === signer ? new Uint8Array(64).fill(7) : null)
        const found = readTransaction(signed)
        expect(signers.map((each) => found && isSignedBy(found, each))).toEqual(signers.map((each) => each === signer))
      }),
    )
  })
})

test('error: anything else is none, and nothing is thrown over it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), transaction, fc.nat(), (bytes, given, cut) => {
      const wire = wireOf(given)
      for (const each of [bytes, wire.slice(0, cut % wire.length)]) {
        readTransaction(each)
        readLegacyMessage(each)
      }
      expect(withSignature(bytes, 'nobody', new Uint8Array(64))).toBeUndefined()
      expect(readTransaction(wire.slice(0, 40))).toBeUndefined()
    }),
  )
})

test('param: a signature of another length, and of one who does not sign', () => {
  const [payer = '' as Address, other = ''] = addresses
  const wire = wireOf({ version: 0, payer, instructions: [] })
  expect(withSignature(wire, payer, new Uint8Array(63))).toBeUndefined()
  expect(withSignature(wire, other, new Uint8Array(64))).toBeUndefined()
  const found = readTransaction(wire)
  expect(found && isSignedBy(found, other)).toBe(false)
})
