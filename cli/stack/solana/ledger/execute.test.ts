import {
  type AccountMeta,
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getTransactionEncoder,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { encodeTransaction } from '../encode/encode-transaction.js'
import { genesisHashes } from '../local-solana.js'
import { decodeTransaction } from './decode-transaction.js'
import { execute, simulate } from './execute.js'
import { transferOf } from './faucet.js'
import { createLedger, type Ledger, putAccount } from './ledger.js'

const SYSTEM = address('11111111111111111111111111111111')
const MEMO = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
const TABLES = address('AddressLookupTab1e1111111111111111111111111')

async function funded(): Promise<{ ledger: Ledger; payer: KeyPairSigner; to: Address }> {
  const ledger = createLedger({ now: () => 1_700_000_000_000, genesisHash: genesisHashes.mainnet })
  const payer = await generateKeyPairSigner()
  putAccount(ledger, { address: payer.address, owner: SYSTEM, lamports: 1_000_000_000n })
  return { ledger, payer, to: (await generateKeyPairSigner()).address }
}

interface Parts {
  readonly amount?: bigint
  readonly memo?: string
  readonly blockhash?: string
  readonly tables?: Readonly<Record<Address, Address[]>>
}

async function transfer(ledger: Ledger, payer: KeyPairSigner, to: Address, parts: Parts = {}) {
  const { amount = 2_000_000n, memo, blockhash = ledger.svm.latestBlockhash(), tables = {} } = parts
  const noAccounts: readonly AccountMeta[] = []
  const memoInstruction = { programAddress: MEMO, accounts: noAccounts, data: new TextEncoder().encode(memo ?? '') }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight: 9n },
        paid,
      ),
    (timed) => appendTransactionMessageInstruction(transferOf(payer.address, to, amount), timed),
    (whole) => (memo === undefined ? whole : appendTransactionMessageInstruction(memoInstruction, whole)),
    (whole) => compressTransactionMessageUsingAddressLookupTables(whole, tables),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return decodeTransaction(Uint8Array.from(getTransactionEncoder().encode(signed)))
}

test('behavior: what is executed is in the ledger, with its fee, time and memo', async () => {
  const { ledger, payer, to } = await funded()
  const signature = execute(ledger, await transfer(ledger, payer, to, { memo: 'for lunch' }), true)
  expect(ledger.record(signature)).toMatchObject({
    error: null,
    fee: 5_000n,
    time: 1_700_000_000,
    memo: '[9] for lunch',
  })
  expect(ledger.signaturesOf(to)).toEqual([signature])
  expect(ledger.svm.getClock().unixTimestamp).toBe(1_700_000_000n)
})

test('behavior: accounts of a lookup table are loaded, and shown where they came from', async () => {
  const { ledger, payer, to } = await funded()
  const { address: table } = await generateKeyPairSigner()
  const data = new Uint8Array(56 + 32)
  const view = new DataView(data.buffer)
  view.setUint32(0, 1, true)
  // Never deactivated.
  view.setBigUint64(4, 2n ** 64n - 1n, true)
  data.set(getAddressEncoder().encode(to), 56)
  putAccount(ledger, { address: table, owner: TABLES, lamports: 10_000_000n, data })
  ledger.nextSlot()
  const signature = execute(ledger, await transfer(ledger, payer, to, { tables: { [table]: [to] } }), true)
  const record = ledger.record(signature)
  if (!record) throw new Error('nothing was executed')
  expect(record.loaded).toEqual({ writable: [to], readonly: [] })
  expect(ledger.svm.getBalance(to)).toBe(2_000_000n)
  const json = encodeTransaction(record, { encoding: 'json', maxSupportedTransactionVersion: 0 })
  expect(json.meta).toMatchObject({ loadedAddresses: { writable: [to] }, postBalances: [997_995_000n, 1n, 2_000_000n] })
  expect(json.transaction).toMatchObject({
    message: { addressTableLookups: [{ accountKey: table, writableIndexes: [0] }] },
  })
  const parsed = encodeTransaction(record, { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 })
  expect(parsed.transaction).toMatchObject({
    message: { accountKeys: [{}, {}, { pubkey: to, source: 'lookupTable', writable: true, signer: false }] },
  })
  expect(() => encodeTransaction(record, {})).toThrow('maxSupportedTransactionVersion')
})

test('error: what a chain would never include changes nothing', async () => {
  const { ledger, payer, to } = await funded()
  const old = await transfer(ledger, payer, to, { blockhash: SYSTEM })
  expect(() => execute(ledger, old, true)).toThrow('Blockhash not found')
  const forged = Uint8Array.from((await transfer(ledger, payer, to)).wire)
  forged[5] = (forged[5] ?? 0) ^ 1
  const unsigned = Uint8Array.from((await transfer(ledger, payer, to)).wire).fill(0, 1, 65)
  for (const wire of [forged, unsigned])
    expect(() => execute(ledger, decodeTransaction(wire), true)).toThrow('signature')
  for (const wire of [old.wire, forged]) {
    const signature = execute(ledger, decodeTransaction(wire), false)
    expect(ledger.record(signature)).toBeUndefined()
  }
  expect(ledger.svm.getBalance(payer.address)).toBe(1_000_000_000n)
  expect(ledger.count()).toBe(0)
})

test('behavior: a simulation says what would happen and changes nothing, with and without checks', async () => {
  const { ledger, payer, to } = await funded()
  const checks = { isSignatureChecked: true, isBlockhashChecked: true }
  expect(simulate(ledger, await transfer(ledger, payer, to), checks).error).toBeNull()
  const poor = await transfer(ledger, payer, to, { amount: 10n ** 12n })
  expect(simulate(ledger, poor, checks).error).toEqual({ InstructionError: [0, { Custom: 1 }] })
  const blank = decodeTransaction(Uint8Array.from((await transfer(ledger, payer, to)).wire).fill(0, 1, 65))
  expect(simulate(ledger, blank, checks).error).toBe('SignatureFailure')
  expect(simulate(ledger, blank, { ...checks, isSignatureChecked: false }).error).toBeNull()
  const old = await transfer(ledger, payer, to, { blockhash: SYSTEM })
  expect(simulate(ledger, old, { ...checks, isBlockhashChecked: false }).error).toBeNull()
  expect(ledger.svm.getBalance(to)).toBeNull()
})

test('behavior: role names of accounts follow the header of the message', async () => {
  const { ledger, payer, to } = await funded()
  const signature = execute(ledger, await transfer(ledger, payer, to), true)
  const roles = ledger
    .record(signature)
    ?.accounts.map(({ isSigner, isWritable }) => (isSigner ? 2 : 0) + (isWritable ? 1 : 0))
  const ordered = [AccountRole.WRITABLE_SIGNER, AccountRole.WRITABLE, AccountRole.READONLY]
  expect(roles).toEqual(ordered)
})
