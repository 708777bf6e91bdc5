import { describe, expect, test } from 'vitest'
import { anna, boris, solanaDevnet } from '../../../test/unit/fake-standard-wallet.js'
import { later, settle } from '../../../test/unit/fakes.js'
import {
  bytesOfSignature,
  connectedSession,
  formerMainnet,
  solanaNamespace,
  textOfSignature,
} from '../../../test/unit/solana-session.js'
import { wireTransaction } from '../../../test/unit/wire-transactions.js'
import { toBase58 } from '../../core/base58.js'
import { fromBase64, toBase64 } from '../../core/bytes.js'
import { withSignature } from '../solana/wire-transaction.js'

const { signal } = new AbortController()

describe('FACTS 6.3: what the wallet is asked', () => {
  const wire = wireTransaction(anna)
  const transaction = toBase64(wire)
  const signed = toBase64(withSignature(wire, anna, bytesOfSignature) ?? new Uint8Array())

  test('behavior: a message', async () => {
    const { client, connector, asked } = await connectedSession()
    client.answer(() => ({ signature: textOfSignature }))
    const call = { message: toBase58(Uint8Array.of(1, 2)), pubkey: anna }
    expect(await connector.request('solana_signMessage', call)).toEqual({ signature: textOfSignature })
    expect(asked()).toEqual([['solana_signMessage', call]])
  })

  test('behavior: a transaction of version 0, which comes back whole', async () => {
    const { client, connector, asked } = await connectedSession()
    client.answer(() => ({ signature: textOfSignature, transaction: signed }))
    const call = { transaction, pubkey: anna }
    expect(await connector.request('solana_signTransaction', call)).toEqual({ transaction: signed })
    expect(asked()).toEqual([['solana_signTransaction', call]])
  })

  test('behavior: one without a version is taken apart as well, and a signature alone is put into it', async () => {
    const { client, connector, asked } = await connectedSession()
    const legacy = wireTransaction(anna, 5n, 'legacy')
    client.answer(() => ({ signature: textOfSignature }))
    const call = { transaction: toBase64(legacy), pubkey: anna }
    const answer = await connector.request('solana_signTransaction', call)
    expect(fromBase64(answer.transaction)).toEqual(withSignature(legacy, anna, bytesOfSignature))
    expect(asked()).toEqual([
      [
        'solana_signTransaction',
        {
          ...call,
          feePayer: anna,
          recentBlockhash: anna,
          instructions: [
            {
              programId: '11111111111111111111111111111111',
              keys: [
                { pubkey: anna, isSigner: true, isWritable: true },
                { pubkey: anna, isSigner: true, isWritable: true },
              ],
              data: toBase58(Uint8Array.of(2, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0)),
            },
          ],
        },
      ],
    ])
  })

  test('behavior: several at once, and one after the other where the wallet cannot', async () => {
    const { client, connector, asked } = await connectedSession()
    const call = { transactions: [transaction, transaction], pubkey: anna }
    client.answer(() => ({ transactions: [signed, signed] }))
    expect(await connector.request('solana_signAllTransactions', call)).toEqual({ transactions: [signed, signed] })
    expect(asked()).toEqual([['solana_signAllTransactions', { transactions: [transaction, transaction] }]])

    const lesser = await connectedSession(solanaNamespace(undefined, ['solana_signTransaction']))
    lesser.client.answer(() => ({ transaction: signed }))
    expect(await lesser.connector.request('solana_signAllTransactions', call)).toEqual({
      transactions: [signed, signed],
    })
    expect(lesser.asked().map(([method]) => method)).toEqual(['solana_signTransaction', 'solana_signTransaction'])

    const says = await connectedSession()
    says.client.answer((method) =>
      method === 'solana_signAllTransactions'
        ? Promise.reject({ code: -32601, message: 'Method not found' })
        : { transaction: signed },
    )
    expect(await says.connector.request('solana_signAllTransactions', call)).toEqual({ transactions: [signed, signed] })
  })

  test('behavior: one to send, with its options', async () => {
    const { client, connector, asked } = await connectedSession()
    client.answer(() => ({ signature: textOfSignature }))
    const sendOptions = { preflightCommitment: 'singleGossip', skipPreflight: true } as const
    const call = { transaction, pubkey: anna, sendOptions }
    expect(await connector.request('solana_signAndSendTransaction', call)).toEqual({ signature: textOfSignature })
    expect(asked()).toEqual([
      [
        'solana_signAndSendTransaction',
        { transaction, pubkey: anna, sendOptions: { preflightCommitment: 'confirmed', skipPreflight: true } },
      ],
    ])
  })

  test('behavior: under the id of old where the session has only that, and of another network once it is chosen', async () => {
    const { client, connector } = await connectedSession(solanaNamespace([formerMainnet, solanaDevnet.caipNetworkId]))
    client.answer(() => ({ signature: textOfSignature }))
    const call = { message: 'abc', pubkey: anna }
    await connector.request('solana_signMessage', call)
    expect(await connector.switchNetwork(solanaDevnet, signal)).toBe(solanaDevnet.caipNetworkId)
    await connector.request('solana_signMessage', call)
    expect(client.requests.map(({ chainId }) => chainId)).toEqual([formerMainnet, solanaDevnet.caipNetworkId])
  })
})

test('behavior: a wallet of old that moves says so with the id of old', async () => {
  const formerDevnet = 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'
  const { client, connector } = await connectedSession(solanaNamespace([formerMainnet, formerDevnet]))
  const changes: unknown[] = []
  connector.watch((change) => changes.push(change))
  const event = { name: 'chainChanged', data: formerDevnet }
  client.emit('session_event', { topic: 'topic-1', params: { event, chainId: formerDevnet } })
  expect(changes).toEqual([{ type: 'chainChanged', caipNetworkId: solanaDevnet.caipNetworkId }])
})

describe('what it answers', () => {
  const call = { message: 'abc', pubkey: anna }
  const transaction = toBase64(wireTransaction(anna))

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', textOfSignature],
    ['a signature that is too short', { signature: 'abc' }],
    ['a signature that is no base58', { signature: '0'.repeat(88) }],
  ])('error: %s is wallet/bad-answer', async (_, answer) => {
    const { client, connector } = await connectedSession()
    client.answer(() => answer)
    await expect(connector.request('solana_signMessage', call)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
    const signing = connector.request('solana_signTransaction', { transaction, pubkey: anna })
    await expect(signing).rejects.toMatchObject({ code: 'wallet/bad-answer' })
  })

  const signed = toBase64(withSignature(wireTransaction(anna), anna, bytesOfSignature) ?? new Uint8Array())
  const several = { transactions: [transaction, transaction], pubkey: anna }

  test.each<[string, unknown]>([
    ['nothing', null],
    ['no list', {}],
    ['a text in place of the list', { transactions: signed }],
    ['one too few', { transactions: [signed] }],
    ['one too many', { transactions: [signed, signed, signed] }],
    ['one that is not signed', { transactions: [signed, transaction] }],
    ['one that is no text', { transactions: [signed, 7] }],
  ])(
    'error: %s for several transactions is wallet/bad-answer, and the wallet is not asked again',
    async (_, answer) => {
      const { client, connector, asked } = await connectedSession()
      client.answer(() => answer)
      await expect(connector.request('solana_signAllTransactions', several)).rejects.toMatchObject({
        code: 'wallet/bad-answer',
      })
      expect(asked()).toHaveLength(1)
    },
  )

  test('error: a refusal of several is one, and the wallet is not asked for each of them', async () => {
    const { client, connector, asked } = await connectedSession()
    client.answer(() => Promise.reject({ code: 5000, message: 'User rejected.' }))
    await expect(connector.request('solana_signAllTransactions', several)).rejects.toMatchObject({
      code: 'wallet/rejected',
    })
    expect(asked()).toHaveLength(1)
  })

  test('error: a method that the session does not have is not asked for', async () => {
    const { client, connector, asked } = await connectedSession(solanaNamespace(undefined, ['solana_signTransaction']))
    client.answer(() => ({ signature: textOfSignature }))
    await expect(connector.request('solana_signMessage', call)).rejects.toMatchObject({
      code: 'wallet/unsupported',
      slots: { method: 'solana_signMessage' },
    })
    expect(asked()).toEqual([])
  })

  test.each<[string, unknown, string]>([
    ['a refusal', { code: 5000, message: 'User rejected.' }, 'wallet/rejected'],
    ['a refusal in words', { code: -32000, message: 'User declined the request' }, 'wallet/rejected'],
    ['a blockhash of old', { code: -32000, message: 'Blockhash not found' }, 'transaction/expired'],
    ['anything else', { code: -32000, message: 'Something' }, 'wallet/failed'],
  ])('error: %s is a row of the catalogue', async (_, cause, code) => {
    const { client, connector } = await connectedSession()
    client.answer(() => Promise.reject(cause))
    await expect(connector.request('solana_signMessage', call)).rejects.toMatchObject({ code })
  })

  test('error: a wallet that fails is named as it names itself', async () => {
    const { client, connector } = await connectedSession()
    client.answer(() => Promise.reject({ code: 5000, message: 'User rejected.' }))
    await expect(connector.request('solana_signMessage', call)).rejects.toMatchObject({
      slots: { wallet: 'Fake Wallet' },
    })
  })

  test('error: a session that ends while the wallet is asked is wallet/session-ended', async () => {
    const { client, connector } = await connectedSession()
    client.answer(() => later().promise)
    const asked = connector.request('solana_signMessage', call)
    await settle()
    client.emit('session_delete', { topic: 'topic-1' })
    await expect(asked).rejects.toMatchObject({ code: 'wallet/session-ended' })
  })

  test('error: what the session does not have is not asked', async () => {
    const { client, connector } = await connectedSession(solanaNamespace(undefined, ['solana_signMessage']))
    await expect(connector.request('solana_signMessage', { ...call, pubkey: boris })).rejects.toMatchObject({
      code: 'wallet/unauthorized',
    })
    const sending = connector.request('solana_signAndSendTransaction', { transaction, pubkey: anna })
    await expect(sending).rejects.toMatchObject({ code: 'wallet/unsupported' })
    expect(client.requests).toEqual([])
    client.emit('session_delete', { topic: 'topic-1' })
    await expect(connector.request('solana_signMessage', call)).rejects.toMatchObject({ code: 'wallet/session-ended' })
  })
})
