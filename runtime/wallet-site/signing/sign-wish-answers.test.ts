import { createHash } from 'node:crypto'
import { parseTransaction, recoverTransactionAddress, verifyMessage, verifyTypedData } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  devnet,
  evm,
  isSignedBySolana,
  type SignWishWorld,
  signingApp,
  signWishWorld,
  to,
} from '../../../test/unit/sign-wish-world.js'
import { ownEvm, prepared } from '../../../test/unit/signing-world.js'
import {
  makeAccount,
  messageOf,
  names,
  otherSolana,
  ownSolana,
  tokenTransfer,
  transferBytes,
  wireOf,
} from '../../../test/unit/solana-samples.js'
import { until } from '../../../test/unit/wallet-site-world.js'
import { fromBase58, toBase58 } from '../../core/base58.js'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
let world: SignWishWorld
beforeEach(() => {
  world = signWishWorld()
})

describe('messages', () => {
  test('behavior: a text: its card, its signature, its outcome', async () => {
    const { id, answer } = world.askMessage('Hello\nworld')
    await world.approvals.answer('approved')
    expect(
      await verifyMessage({ address: ownEvm, message: 'Hello\nworld', signature: (await answer) as `0x${string}` }),
    ).toBe(true)
    expect(world.approvals.cards).toEqual([
      {
        title: 'sign-message',
        rows: [
          { label: 'message', value: 'Hello\nworld', form: 'long' },
          { label: 'from', value: ownEvm, form: 'address' },
        ],
        risks: [],
        isGuarded: true,
      },
    ])
    await until(() => world.told().length === 1)
    expect(world.told()).toEqual([{ id, method: 'personal_sign', digest: sha256('Hello\nworld'), outcome: 'approved' }])
  })

  test('behavior: a sign-in to the app is of class P1a', async () => {
    const message = createSiweMessage({
      address: ownEvm,
      nonce: 'abcdefgh1',
      domain: 'app.example',
      uri: signingApp,
      version: '1',
      chainId: 11_155_111,
    })
    const { answer } = world.ask('personal_sign', [message, ownEvm])
    await world.approvals.answer('approved')
    await answer
    expect(world.approvals.cards[0]).toMatchObject({ title: 'sign-in', risks: ['signs-in'], isGuarded: false })
  })

  test('behavior: typed data', async () => {
    const data = {
      types: {
        EIP712Domain: [{ name: 'verifyingContract', type: 'address' }],
        Vote: [{ name: 'choice', type: 'uint8' }],
      },
      primaryType: 'Vote',
      domain: { verifyingContract: to },
      message: { choice: 2 },
    } as const
    const { answer } = world.ask('eth_signTypedData_v4', [ownEvm, JSON.stringify(data)])
    await world.approvals.answer('approved')
    expect(await verifyTypedData({ ...data, address: ownEvm, signature: (await answer) as `0x${string}` })).toBe(true)
    expect(world.approvals.cards[0]).toEqual({
      title: 'sign-data',
      rows: [
        { label: 'contract', value: to.toLowerCase(), form: 'address' },
        { label: 'data', value: 'Vote:\n  choice: 2', form: 'long' },
        { label: 'from', value: ownEvm, form: 'address' },
      ],
      risks: [],
      isGuarded: true,
    })
    await until(() => world.told().length === 1)
    expect(world.told()).toMatchObject([{ digest: sha256(JSON.stringify(data)) }])
  })

  test('behavior: one of Solana', async () => {
    const { answer } = world.ask(
      'solana_signMessage',
      { message: toBase58(new TextEncoder().encode('Hello')), pubkey: ownSolana },
      devnet,
    )
    await world.approvals.answer('approved')
    expect(isSignedBySolana(Object(await answer).signature, new TextEncoder().encode('Hello'))).toBe(true)
  })
})

describe('transactions', () => {
  test('behavior: the page’s wish, the server’s numbers; the card has the fee of what is signed', async () => {
    const { id, answer } = world.askSend({ nonce: '0x63', maxFeePerGas: '0xffffffffff', gas: '0x5209' })
    await world.approvals.answer('approved')
    expect(await answer).toBe(`0x${'5'.repeat(64)}`)
    const value = '0xde0b6b3a7640000'
    expect(world.server.calls[0]).toEqual([
      'prepareEvm',
      { chainId: evm.id, to: to.toLowerCase(), value, data: '0x', gas: '0x5209', nonce: '0x63' },
    ])
    const [, sent] = world.server.calls.find(([name]) => name === 'send') ?? []
    const { raw, ...others } = Object(sent)
    expect(others).toEqual({ chainId: evm.id, id })
    expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(ownEvm)
    expect(parseTransaction(raw)).toMatchObject({
      chainId: 11_155_111,
      nonce: 4,
      gas: 21_000n,
      maxFeePerGas: 2_000_000_000n,
      value: 10n ** 18n,
    })
    expect(world.approvals.cards).toEqual([
      {
        title: 'send',
        amount: '1 ETH',
        rows: [
          { label: 'to', value: to.toLowerCase(), form: 'address', mark: 'first-time' },
          { label: 'amount', value: '1 ETH', form: 'amount' },
          { label: 'network', value: 'Sepolia (11155111)', form: 'text' },
          { label: 'fee', value: '0.000042 ETH', form: 'text' },
          { label: 'balance', value: '3 ETH', form: 'text' },
        ],
        risks: ['cannot-be-taken-back', 'test-network'],
        isGuarded: true,
      },
    ])
  })

  test('behavior: a token has its contract, its amount in whole, and the recipient of the call', async () => {
    world.server.next('prepareEvm', async () => ({
      ...prepared,
      isKnown: true,
      network: { ...prepared.network, name: 'Main\u202e', isTestnet: false },
      token: { ...prepared.token, symbol: 'US\u200bDC\n' },
    }))
    const data = `0xa9059cbb${'0'.repeat(24)}${'22'.repeat(20)}${1_234_567n.toString(16).padStart(64, '0')}`
    const { answer } = world.ask('eth_sendTransaction', [{ to, data }])
    await world.approvals.answer('approved')
    await answer
    expect(world.approvals.cards[0]).toMatchObject({ amount: '1.234567 USDC', risks: ['cannot-be-taken-back'] })
    expect(world.approvals.cards[0]?.rows.slice(0, 4)).toEqual([
      { label: 'to', value: `0x${'22'.repeat(20)}`, form: 'address', mark: 'known' },
      { label: 'amount', value: '1.234567 USDC', form: 'amount' },
      { label: 'token', value: to.toLowerCase(), form: 'address' },
      { label: 'network', value: 'Main (11155111)', form: 'text' },
    ])
  })

  test('behavior: one after the other: the second is prepared when the first is sent', async () => {
    const [first, second] = [world.askSend(), world.askSend()]
    await world.approvals.answer('approved')
    await first.answer
    await world.approvals.answer('approved')
    await second.answer
    const steps = world.server.calls.map(([name]) => name).filter((name) => name === 'prepareEvm' || name === 'send')
    expect(steps).toEqual(['prepareEvm', 'send', 'prepareEvm', 'send'])
  })

  test('behavior: of Solana: signed, signed in a row, and sent', async () => {
    const message = transferBytes(1_500_000_000n)
    const token = messageOf({ instructions: [makeAccount(), tokenTransfer(7n)] })
    const one = world.ask('solana_signTransaction', { transaction: toBase58(wireOf(message)) }, devnet)
    await world.approvals.answer('approved')
    const signed = fromBase58(Object(await one.answer).transaction) ?? new Uint8Array()
    expect([signed[0], signed.slice(65)]).toEqual([1, message])
    expect(isSignedBySolana(toBase58(signed.slice(1, 65)), message)).toBe(true)

    const all = world.ask(
      'solana_signAllTransactions',
      { transactions: [message, token].map((each) => toBase58(wireOf(each))) },
      devnet,
    )
    await world.approvals.answer('approved')
    const { transactions } = Object(await all.answer)
    expect(transactions).toHaveLength(2)
    expect(world.approvals.cards[1]).toMatchObject({ title: 'sign-transaction', isGuarded: true })
    expect(world.approvals.cards[1]).not.toHaveProperty('amount')
    const [, prepare] = world.server.calls.filter(([name]) => name === 'prepareSolana').at(-1) ?? []
    expect(prepare).toEqual({
      chainId: devnet.id,
      message: Buffer.from(token).toString('base64'),
      to: otherSolana,
      amount: '7',
      mint: names.mint,
    })

    const sent = world.ask('solana_signAndSendTransaction', { transaction: toBase58(wireOf(message)) }, devnet)
    await world.approvals.answer('approved')
    expect(isSignedBySolana(Object(await sent.answer).signature, message)).toBe(true)
    const [, raw] = world.server.calls.find(([name]) => name === 'send') ?? []
    expect(Object(raw).raw).toBe(Buffer.from(signed).toString('base64'))
  })
})
