import { describe, expect, test } from 'vitest'
import {
  anna,
  boris,
  type FakeStandardOptions,
  fakeStandardWallet,
  solana,
  solanaDevnet,
  standardAccount,
} from '../../../test/unit/fake-standard-wallet.js'
import { walletError } from '../../../test/unit/fake-wallet.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { wireTransaction } from '../../../test/unit/wire-transactions.js'
import type { Commitment, SolanaSendOptions } from '../../contract/requests.js'
import { toBase58 } from '../../core/base58.js'
import { fromBase64, toBase64 } from '../../core/bytes.js'
import { withSignature } from '../solana/wire-transaction.js'
import { standardConnector } from './standard-connector.js'

const { signal } = new AbortController()
const signature = new Uint8Array(64).fill(9)
const message = toBase58(Uint8Array.of(1, 2, 3))
const wire = wireTransaction(anna)
const transaction = toBase64(wire)

/** What an input of a feature has. */
interface Input {
  readonly account: { readonly address: string }
  readonly message: Uint8Array
  readonly transaction: Uint8Array
  readonly chain: string
  readonly options: unknown
}

async function setup(options: FakeStandardOptions = {}) {
  const fake = fakeStandardWallet({
    ...options,
    script: {
      'solana:signMessage': (...inputs: readonly Input[]) =>
        inputs.map((input) => ({ signedMessage: input.message, signature })),
      'solana:signTransaction': (...inputs: readonly Input[]) =>
        inputs.map((input) => ({
          signedTransaction: withSignature(input.transaction, input.account.address, signature),
        })),
      'solana:signAndSendTransaction': () => [{ signature }],
      ...options.script,
    },
  })
  const connector = standardConnector({
    identity: { id: 'Fake', name: 'Fake', type: 'ANNOUNCED' },
    wallet: fake.wallet,
    host: fakeHost(),
    wiring: { networks: [solana, solanaDevnet] },
    session: undefined,
    left: new AbortController().signal,
  })
  await connector.connect(signal)
  return { fake, connector }
}

describe('what the wallet is asked', () => {
  test('behavior: a message is asked as bytes, and its signature comes as base58', async () => {
    const { fake, connector } = await setup()
    expect(await connector.request('solana_signMessage', { message, pubkey: anna })).toEqual({
      signature: toBase58(signature),
    })
    expect(fake.argsOf('solana:signMessage')).toEqual([
      { account: expect.objectContaining({ address: anna }), message: Uint8Array.of(1, 2, 3) },
    ])
  })

  test('behavior: a transaction is signed for the network in use', async () => {
    const { fake, connector } = await setup()
    await connector.switchNetwork(solanaDevnet, signal)
    const signed = await connector.request('solana_signTransaction', { transaction, pubkey: anna })
    expect(fromBase64(signed.transaction)).toEqual(withSignature(wire, anna, signature))
    expect(fake.argsOf('solana:signTransaction')).toEqual([
      { account: expect.objectContaining({ address: anna }), chain: 'solana:devnet', transaction: wire },
    ])
  })

  test('behavior: several are signed by one question, in their order', async () => {
    const { fake, connector } = await setup()
    const other = wireTransaction(anna, 7n)
    const asked = { transactions: [transaction, toBase64(other)], pubkey: anna }
    const { transactions } = await connector.request('solana_signAllTransactions', asked)
    expect(transactions.map(fromBase64)).toEqual([
      withSignature(wire, anna, signature),
      withSignature(other, anna, signature),
    ])
    expect(fake.calls.filter((call) => call === 'solana:signTransaction')).toHaveLength(1)
  })

  test.each<[Commitment, string]>([
    ['processed', 'processed'],
    ['confirmed', 'confirmed'],
    ['finalized', 'finalized'],
    ['recent', 'processed'],
    ['single', 'confirmed'],
    ['singleGossip', 'confirmed'],
    ['root', 'finalized'],
    ['max', 'finalized'],
  ])('SPEC §5: is sent with the preflight commitment %s', async (preflightCommitment, today) => {
    const { fake, connector } = await setup()
    const sendOptions = { preflightCommitment, skipPreflight: false, maxRetries: 3, minContextSlot: 0 }
    expect(
      await connector.request('solana_signAndSendTransaction', { transaction, pubkey: anna, sendOptions }),
    ).toEqual({ signature: toBase58(signature) })
    expect(fake.argsOf('solana:signAndSendTransaction')).toMatchObject([
      { chain: 'solana:mainnet', options: { ...sendOptions, preflightCommitment: today } },
    ])
  })

  test('behavior: options that are left out are left out', async () => {
    const { fake, connector } = await setup()
    await connector.request('solana_signAndSendTransaction', { transaction, pubkey: anna })
    expect(fake.argsOf('solana:signAndSendTransaction')).toMatchObject([{ options: {} }])
  })
})

describe('what cannot be asked', () => {
  test.each<[string, string, object]>([
    ['no message', 'solana_signMessage', { pubkey: anna }],
    ['an empty message', 'solana_signMessage', { message: '', pubkey: anna }],
    ['a message that is no base58', 'solana_signMessage', { message: '0OIl', pubkey: anna }],
    ['a message without end', 'solana_signMessage', { message: '1'.repeat(20_000), pubkey: anna }],
    ['an address that is none', 'solana_signMessage', { message, pubkey: anna.toLowerCase() }],
    ['a transaction that is no base64', 'solana_signTransaction', { transaction: '***', pubkey: anna }],
    ['no transactions', 'solana_signAllTransactions', { transactions: [], pubkey: anna }],
    ['a list with a gap', 'solana_signAllTransactions', { transactions: [transaction, 7], pubkey: anna }],
    [
      'another commitment',
      'solana_signAndSendTransaction',
      { transaction, pubkey: anna, sendOptions: { preflightCommitment: 'maximum' } },
    ],
    [
      'retries below zero',
      'solana_signAndSendTransaction',
      { transaction, pubkey: anna, sendOptions: { maxRetries: -1 } },
    ],
    ['options that are none', 'solana_signAndSendTransaction', { transaction, pubkey: anna, sendOptions: 'fast' }],
  ])('error: %s is wallet/bad-request, and the wallet is not asked', async (_, method, params) => {
    const { fake, connector } = await setup()
    await expect(connector.request(method as 'solana_signMessage', params as never)).rejects.toMatchObject({
      code: 'wallet/bad-request',
      slots: { method },
    })
    expect(fake.calls).toEqual(['standard:connect'])
  })

  test('error: another account, before and after the wallet has moved on, is wallet/unauthorized', async () => {
    const { fake, connector } = await setup()
    const ask = (pubkey: string) => connector.request('solana_signMessage', { message, pubkey })
    await expect(ask(boris)).rejects.toMatchObject({ code: 'wallet/unauthorized' })
    fake.select(standardAccount(boris))
    await expect(ask(anna)).rejects.toMatchObject({ code: 'wallet/unauthorized' })
    expect(await ask(boris)).toEqual({ signature: toBase58(signature) })
  })

  test('error: a method that is none, and a feature that the wallet lacks, are wallet/unsupported', async () => {
    const { connector, fake } = await setup()
    await expect(connector.request('toString' as 'solana_signMessage', {} as never)).rejects.toMatchObject({
      code: 'wallet/unsupported',
    })
    fake.lose('solana:signMessage')
    await expect(connector.request('solana_signMessage', { message, pubkey: anna })).rejects.toMatchObject({
      code: 'wallet/unsupported',
      slots: { method: 'solana_signMessage' },
    })
  })
})

describe('what the wallet answers', () => {
  const signing = { message, pubkey: anna }
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no list', { signature }],
    ['two answers', [{ signedMessage: Uint8Array.of(1, 2, 3), signature }, {}]],
    ['another message', [{ signedMessage: Uint8Array.of(1, 2, 4), signature }]],
    ['63 bytes', [{ signedMessage: Uint8Array.of(1, 2, 3), signature: signature.slice(1) }]],
    ['a text', [{ signedMessage: Uint8Array.of(1, 2, 3), signature: toBase58(signature) }]],
  ])('error: %s is no signature of the message', async (_, answer) => {
    const { connector } = await setup({ script: { 'solana:signMessage': () => answer } })
    await expect(connector.request('solana_signMessage', signing)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
  })

  test.each<[string, unknown]>([
    ['nothing', [{}]],
    ['one that is not signed', [{ signedTransaction: wire }]],
    [
      'one that somebody else has signed',
      [{ signedTransaction: withSignature(wireTransaction(boris), boris, signature) }],
    ],
    ['bytes that are none', [{ signedTransaction: Uint8Array.of(1, 2, 3) }]],
    ['fewer than were asked', []],
  ])('error: %s is no signed transaction', async (_, answer) => {
    const { connector } = await setup({ script: { 'solana:signTransaction': () => answer } })
    await expect(connector.request('solana_signTransaction', { transaction, pubkey: anna })).rejects.toMatchObject({
      code: 'wallet/bad-answer',
    })
  })

  test.each<[string, Error, string]>([
    ['a refusal by its code', walletError(4001, 'x'), 'wallet/rejected'],
    ['a refusal in words', new Error('Transaction rejected'), 'wallet/rejected'],
    ['a refusal in other words', new Error('Approval Denied'), 'wallet/rejected'],
    [
      'a blockhash that has expired',
      new Error('Transaction simulation failed: Blockhash not found'),
      'transaction/expired',
    ],
    ['a block height that was passed', new Error('block height exceeded'), 'transaction/expired'],
    ['anything else', new Error('Something'), 'wallet/failed'],
  ])('error: %s is a row of the catalogue', async (_, cause, code) => {
    const { connector } = await setup({ script: { 'solana:signAndSendTransaction': () => Promise.reject(cause) } })
    const asked = { transaction, pubkey: anna, sendOptions: {} satisfies SolanaSendOptions }
    await expect(connector.request('solana_signAndSendTransaction', asked)).rejects.toMatchObject({ code, cause })
  })
})
