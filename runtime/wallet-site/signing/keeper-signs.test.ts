import { createPublicKey, verify } from 'node:crypto'
import { parseTransaction, recoverTransactionAddress, serializeTransaction, verifyMessage, verifyTypedData } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../../test/unit/fakes.js'
import { type KeeperSubject, keeperSubject, ownEvm } from '../../../test/unit/signing-world.js'
import { messageOf, ownSolana, tokenTransfer, transferBytes } from '../../../test/unit/solana-samples.js'
import { fromBase58 } from '../../core/base58.js'
import { fromHex } from './hex.js'
import { createKeeper } from './keeper.js'
import type { EvmTransaction, SignTask } from './keeper-protocol.js'
import { evmAccount } from './sign-evm.js'
import { solanaAccount } from './sign-solana.js'
import { readTypedData } from './typed-data.js'

let clock: FakeClock
let evm: KeeperSubject
let solana: KeeperSubject
beforeEach(() => {
  clock = fakeClock()
  evm = keeperSubject(createKeeper({ crypto, clock, account: evmAccount }))
  solana = keeperSubject(createKeeper({ crypto, clock, account: solanaAccount }))
})

const address = ownEvm.toLowerCase()
const bytes = (text: string) => new TextEncoder().encode(text)
const message: SignTask = { kind: 'message', address, message: bytes('Hello') }
const hex = (text: string) => text as `0x${string}`

describe('what is not signed', () => {
  const good: EvmTransaction = {
    chainId: 1,
    nonce: 0,
    maxPriorityFeePerGas: '1',
    maxFeePerGas: '2',
    gas: '21000',
    to: `0x${'11'.repeat(20)}`,
    value: '5',
    data: '0x',
  }
  const transaction = (change: object) => ({ kind: 'transaction', address, transaction: { ...good, ...change } })
  const onSolana = (change: object) => ({
    kind: 'solana-transaction',
    address: ownSolana,
    message: transferBytes(),
    ...change,
  })

  test.each<readonly [string, object]>([
    ['another network than there are', transaction({ chainId: 0 })],
    ['a network that is a text', transaction({ chainId: '1' })],
    ['a nonce below zero', transaction({ nonce: -1 })],
    ['half a nonce', transaction({ nonce: 1.5 })],
    ['a tip above the fee', transaction({ maxPriorityFeePerGas: '3' })],
    ['a fee that nobody pays', transaction({ maxFeePerGas: `${2n ** 65n}` })],
    ['more gas than there is', transaction({ gas: '100000001' })],
    ['gas that is too little', transaction({ gas: '20999' })],
    ['a value below zero', transaction({ value: '-5' })],
    ['a value that is hex', transaction({ value: '0x5' })],
    ['a value that is too much', transaction({ value: `${2n ** 256n}` })],
    ['no recipient', transaction({ to: '0x' })],
    ['another call', transaction({ data: '0x095ea7b3' })],
    ['a call that is no hex', transaction({ data: '0x0' })],
    ['no transaction', { kind: 'transaction', address }],
    ['a message without bytes', { ...message, message: new Uint8Array() }],
    ['a message that is a text', { ...message, message: 'Hello' }],
    ['a message that is too long', { ...message, message: new Uint8Array(65_537) }],
    ['typed data that is none', { kind: 'typed-data', address, data: {} }],
    ['a digest', { kind: 'digest', address, message: new Uint8Array(32) }],
    ['a message of Solana', { kind: 'solana-message', address, message: bytes('Hello') }],
  ])('error: %s', async (_, task) => {
    await evm.open()
    expect(await evm.sign(task)).toBe('refused')
  })

  test.each<readonly [string, object]>([
    ['a transaction as a message', { kind: 'solana-message', address: ownSolana, message: transferBytes() }],
    ['a message as a transaction', onSolana({ message: bytes('Hello') })],
    ['a transaction that does something else', onSolana({ message: messageOf({ instructions: [] }) })],
    ['a transaction of two', onSolana({ message: messageOf({ instructions: [tokenTransfer(), tokenTransfer(9n)] }) })],
    ['a list', onSolana({ message: [...transferBytes()] })],
    ['a message of an EVM network', { ...message, address: ownSolana }],
  ])('error: on Solana: %s', async (_, task) => {
    await solana.open()
    expect(await solana.sign(task)).toBe('refused')
  })

  test.each([[undefined], ['text'], [{}], [{ id: '1' }], [[1]]])('error: %j is no question', async (data) => {
    expect(await evm.keeper.answer(data)).toBeUndefined()
  })
  test.each([[{}], [{ ask: 'export' }], [{ ask: 'sign' }], [{ ask: 'open' }], [{ ask: 'sign', task: null }]])(
    'error: %j is refused, and nothing is told of it',
    async (question) => {
      await evm.open()
      expect(await evm.keeper.answer({ id: 9, ...question })).toEqual({ id: 9, error: 'refused' })
    },
  )
})

describe('what is signed, by others’ code', () => {
  test('behavior: messages, of any length', async () => {
    await evm.open()
    for (const text of ['Hello', 'Zürich\n👍', 'x'.repeat(5_000)]) {
      const signature = hex(await evm.sign({ ...message, message: bytes(text) }))
      expect(await verifyMessage({ address: ownEvm, message: text, signature })).toBe(true)
    }
    const account = mnemonicToAccount(`${'abandon '.repeat(23)}art`)
    expect(await evm.sign(message)).toBe(await account.signMessage({ message: 'Hello' }))
  })

  test('behavior: typed data', async () => {
    await evm.open()
    const data = {
      types: {
        EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
        Vote: [{ name: 'choice', type: 'uint8' }],
      },
      primaryType: 'Vote',
      domain: { chainId: 1 },
      message: { choice: 2 },
    } as const
    const signature = hex(await evm.sign({ kind: 'typed-data', address, data: readTypedData(JSON.stringify(data)) }))
    expect(await verifyTypedData({ ...data, address: ownEvm, signature } as never)).toBe(true)
  })

  test('behavior: transactions of EIP-1559, as viem writes them', async () => {
    await evm.open()
    const call = `0xa9059cbb${'0'.repeat(24)}${'22'.repeat(20)}${'f'.repeat(64)}`
    for (const change of [
      { value: '0', nonce: 0, data: '0x' },
      { value: '127', nonce: 127, data: '0x' },
      { value: '128', nonce: 128, data: '0x' },
      { value: `${2n ** 256n - 1n}`, nonce: 2 ** 40, data: '0x' },
      { value: '0', nonce: 1, data: call },
    ]) {
      const own = {
        chainId: 84_532,
        maxPriorityFeePerGas: '1',
        maxFeePerGas: '2000000000',
        gas: '60000',
        to: `0x${'11'.repeat(20)}`,
        ...change,
      }
      const raw = hex(await evm.sign({ kind: 'transaction', address, transaction: own }))
      const { r, s, v, yParity, ...read } = parseTransaction(raw as `0x02${string}`)
      expect(await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` })).toBe(ownEvm)
      const expected = {
        ...own,
        type: 'eip1559',
        to: hex(own.to),
        data: hex(own.data),
        maxPriorityFeePerGas: 1n,
        maxFeePerGas: 2_000_000_000n,
        gas: 60_000n,
        value: BigInt(own.value),
      } as const
      expect(raw).toBe(
        serializeTransaction(expected, {
          r: hex(r ?? ''),
          s: hex(s ?? ''),
          ...(v !== undefined && { v }),
          yParity: yParity ?? 0,
        }),
      )
      expect(read).toMatchObject({ chainId: 84_532, gas: 60_000n })
    }
  })

  test('behavior: messages and transactions of Solana, by the Ed25519 of Node', async () => {
    await solana.open()
    const der = Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      fromBase58(ownSolana) ?? new Uint8Array(),
    ])
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    for (const [kind, own] of [
      ['solana-message', bytes('Hello')],
      ['solana-transaction', transferBytes()],
      ['solana-transaction', messageOf({ instructions: [tokenTransfer()], isVersioned: true })],
    ] as const) {
      const signature = fromHex(await solana.sign({ kind, address: ownSolana, message: own }))
      expect(verify(null, own, key, signature ?? new Uint8Array())).toBe(true)
    }
  })
})
