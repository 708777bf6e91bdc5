import { describe, expect, test } from 'vitest'
import { describeConnector } from '../../../test/unit/conformance.js'
import { type ConnectorSubject, payloadOf } from '../../../test/unit/connector-subject.js'
import { fakeWalletConnect, rawSession } from '../../../test/unit/fake-sign-client.js'
import { anna, boris, solana, solanaDevnet } from '../../../test/unit/fake-standard-wallet.js'
import { settle } from '../../../test/unit/fakes.js'
import { wireTransaction } from '../../../test/unit/wire-transactions.js'
import type { Connector } from '../../contract/connector.js'
import type { StandardWallet } from '../../contract/standard-wallet.js'
import { toBase58 } from '../../core/base58.js'
import { fromBase64, toBase64 } from '../../core/bytes.js'
import { withSignature } from '../solana/wire-transaction.js'

const { signal } = new AbortController()
const former = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const methods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]
const signature = new Uint8Array(64).fill(9)
const text = toBase58(signature)

function namespaceOf(chains: readonly string[] = [solana.caipNetworkId], allowed: readonly string[] = methods) {
  return { solana: { chains, accounts: chains.map((id) => `${id}:${anna}`), methods: allowed, events: [] } }
}

describeConnector('walletConnect on Solana', (): ConnectorSubject => {
  const { client, of, state } = fakeWalletConnect([solana])
  let session = rawSession(namespaceOf())
  let decide = () => client.proposals.at(-1)?.resolve(session)
  state.pairing.subscribe((pairing) => pairing && decide())
  return {
    connector: of('solana'),
    address: anna,
    permit: () => client.keep(session),
    refuse() {
      decide = () => client.proposals.at(-1)?.reject({ code: 5000, message: 'User rejected.' })
    },
    garble() {
      session = rawSession({
        solana: { ...namespaceOf().solana, accounts: [`${solana.caipNetworkId}:${anna.toLowerCase()}`] },
      })
      client.pin(session)
    },
    breakDown() {
      client.refuse(new Error('socket stalled'))
      client.keep(null)
    },
    questions: () => client.proposals.length,
    change(change) {
      if (change.type === 'accountsChanged') {
        const event = { name: 'accountsChanged', data: payloadOf(change) }
        client.emit('session_event', { topic: 'topic-1', params: { chainId: solana.caipNetworkId, event } })
      } else client.emit('session_delete', { topic: 'topic-1' })
      for (const garbage of [null, 7, { topic: 1 }, { topic: 'topic-1', params: { event: {} } }])
        client.emit('session_event', garbage)
    },
    followers: client.listeners,
    whenAsked(act) {
      const answer = decide
      decide = () => {
        act()
        answer()
      }
    },
    settleTwice() {
      decide = () => {
        client.proposals.at(-1)?.resolve(session)
        client.proposals.at(-1)?.reject({ code: 5000, message: 'User rejected.' })
      }
    },
    hold() {
      decide = () => {}
      return () => client.proposals.at(-1)?.resolve(session)
    },
    cling: client.cling,
  }
})

/** A wallet that has approved this, and what it is asked. */
async function connected(namespaces: unknown = namespaceOf()) {
  const { client, of } = fakeWalletConnect([solana, solanaDevnet])
  const connector: Connector = of('solana')
  const connecting = connector.connect(signal)
  await settle()
  client.proposals.at(-1)?.resolve(rawSession(namespaces))
  await connecting
  const asked = () => client.requests.map(({ method }, at) => [method, client.params[at]])
  return { client, connector: connector as Connector<'solana'>, asked }
}

describe('FACTS 6.3: what the wallet is asked', () => {
  const wire = wireTransaction(anna)
  const transaction = toBase64(wire)
  const signed = toBase64(withSignature(wire, anna, signature) ?? new Uint8Array())

  test('behavior: a message', async () => {
    const { client, connector, asked } = await connected()
    client.answer(() => ({ signature: text }))
    const call = { message: toBase58(Uint8Array.of(1, 2)), pubkey: anna }
    expect(await connector.request('solana_signMessage', call)).toEqual({ signature: text })
    expect(asked()).toEqual([['solana_signMessage', call]])
  })

  test('behavior: a transaction of version 0, which comes back whole', async () => {
    const { client, connector, asked } = await connected()
    client.answer(() => ({ signature: text, transaction: signed }))
    const call = { transaction, pubkey: anna }
    expect(await connector.request('solana_signTransaction', call)).toEqual({ transaction: signed })
    expect(asked()).toEqual([['solana_signTransaction', call]])
  })

  test('behavior: one without a version is taken apart as well, and a signature alone is put into it', async () => {
    const { client, connector, asked } = await connected()
    const legacy = wireTransaction(anna, 5n, 'legacy')
    client.answer(() => ({ signature: text }))
    const call = { transaction: toBase64(legacy), pubkey: anna }
    const answer = await connector.request('solana_signTransaction', call)
    expect(fromBase64(answer.transaction)).toEqual(withSignature(legacy, anna, signature))
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
    const { client, connector, asked } = await connected()
    const call = { transactions: [transaction, transaction], pubkey: anna }
    client.answer(() => ({ transactions: [signed, signed] }))
    expect(await connector.request('solana_signAllTransactions', call)).toEqual({ transactions: [signed, signed] })
    expect(asked()).toEqual([['solana_signAllTransactions', { transactions: [transaction, transaction] }]])

    const lesser = await connected(namespaceOf(undefined, ['solana_signTransaction']))
    lesser.client.answer(() => ({ transaction: signed }))
    expect(await lesser.connector.request('solana_signAllTransactions', call)).toEqual({
      transactions: [signed, signed],
    })
    expect(lesser.asked().map(([method]) => method)).toEqual(['solana_signTransaction', 'solana_signTransaction'])

    const says = await connected()
    says.client.answer((method) =>
      method === 'solana_signAllTransactions'
        ? Promise.reject({ code: -32601, message: 'Method not found' })
        : { transaction: signed },
    )
    expect(await says.connector.request('solana_signAllTransactions', call)).toEqual({ transactions: [signed, signed] })
  })

  test('behavior: one to send, with its options', async () => {
    const { client, connector, asked } = await connected()
    client.answer(() => ({ signature: text }))
    const sendOptions = { preflightCommitment: 'singleGossip', skipPreflight: true } as const
    const call = { transaction, pubkey: anna, sendOptions }
    expect(await connector.request('solana_signAndSendTransaction', call)).toEqual({ signature: text })
    expect(asked()).toEqual([
      [
        'solana_signAndSendTransaction',
        { transaction, pubkey: anna, sendOptions: { preflightCommitment: 'confirmed', skipPreflight: true } },
      ],
    ])
  })

  test('behavior: under the id of old where the session has only that, and of another network once it is chosen', async () => {
    const { client, connector } = await connected(namespaceOf([former, solanaDevnet.caipNetworkId]))
    client.answer(() => ({ signature: text }))
    const call = { message: 'abc', pubkey: anna }
    await connector.request('solana_signMessage', call)
    expect(await connector.switchNetwork(solanaDevnet, signal)).toBe(solanaDevnet.caipNetworkId)
    await connector.request('solana_signMessage', call)
    expect(client.requests.map(({ chainId }) => chainId)).toEqual([former, solanaDevnet.caipNetworkId])
  })
})

describe('what it answers', () => {
  const call = { message: 'abc', pubkey: anna }
  const transaction = toBase64(wireTransaction(anna))

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', text],
    ['a signature that is too short', { signature: 'abc' }],
    ['a signature that is no base58', { signature: '0'.repeat(88) }],
  ])('error: %s is wallet/bad-answer', async (_, answer) => {
    const { client, connector } = await connected()
    client.answer(() => answer)
    await expect(connector.request('solana_signMessage', call)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
    const signing = connector.request('solana_signTransaction', { transaction, pubkey: anna })
    await expect(signing).rejects.toMatchObject({ code: 'wallet/bad-answer' })
  })

  test.each<[string, unknown, string]>([
    ['a refusal', { code: 5000, message: 'User rejected.' }, 'wallet/rejected'],
    ['a refusal in words', { code: -32000, message: 'User declined the request' }, 'wallet/rejected'],
    ['a blockhash of old', { code: -32000, message: 'Blockhash not found' }, 'transaction/expired'],
    ['anything else', { code: -32000, message: 'Something' }, 'wallet/failed'],
  ])('error: %s is a row of the catalogue', async (_, cause, code) => {
    const { client, connector } = await connected()
    client.answer(() => Promise.reject(cause))
    await expect(connector.request('solana_signMessage', call)).rejects.toMatchObject({ code })
  })

  test('error: what the session does not have is not asked', async () => {
    const { client, connector } = await connected(namespaceOf(undefined, ['solana_signMessage']))
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

describe('its object of Wallet Standard', () => {
  type Signs = (...inputs: readonly object[]) => Promise<readonly Readonly<Record<string, Uint8Array>>[]>
  const walletOf = (connector: Connector<'solana'>) => connector.provider as StandardWallet
  const call = (wallet: StandardWallet, feature: `solana:${string}`): Signs =>
    Object(wallet.features[feature])[feature.slice('solana:'.length)]

  test('behavior: has the accounts, the network and the features of the session', async () => {
    const { connector, client } = await connected(namespaceOf(undefined, ['solana_signMessage']))
    const wallet = walletOf(connector)
    expect(wallet).toMatchObject({ version: '1.0.0', name: 'WalletConnect', chains: ['solana:mainnet'] })
    expect(wallet.accounts).toMatchObject([{ address: anna, chains: ['solana:mainnet'] }])
    expect(wallet.accounts[0]?.publicKey).toHaveLength(32)
    expect(Object.keys(wallet.features)).toEqual([
      'standard:connect',
      'standard:disconnect',
      'standard:events',
      'solana:signMessage',
    ])
    const changes: unknown[] = []
    const stop = Object(wallet.features['standard:events']).on('change', (change: unknown) => changes.push(change))
    client.emit('session_delete', { topic: 'topic-1' })
    expect([wallet.accounts, wallet.chains, changes]).toEqual([[], [], [{ accounts: [], chains: [] }]])
    stop()
  })

  test('behavior: signs and sends as any other wallet does', async () => {
    const { connector, client, asked } = await connected()
    const wallet = walletOf(connector)
    const [account] = wallet.accounts
    const wire = wireTransaction(anna)
    const signed = withSignature(wire, anna, signature) ?? new Uint8Array()
    client.answer((method) =>
      method === 'solana_signAllTransactions'
        ? { transactions: [toBase64(signed), toBase64(signed)] }
        : { signature: text, transaction: toBase64(signed) },
    )
    const message = Uint8Array.of(1, 2)
    expect(await call(wallet, 'solana:signMessage')({ account, message })).toEqual([
      { signedMessage: message, signature },
    ])
    const input = { account, transaction: wire, chain: 'solana:mainnet' }
    expect(await call(wallet, 'solana:signTransaction')(input)).toEqual([{ signedTransaction: signed }])
    expect(await call(wallet, 'solana:signTransaction')(input, input)).toHaveLength(2)
    expect(await call(wallet, 'solana:signTransaction')()).toEqual([])
    expect(await call(wallet, 'solana:signAndSendTransaction')(input)).toEqual([{ signature }])
    expect(asked().map(([method]) => method)).toEqual([
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ])
    const elsewhere = call(wallet, 'solana:signTransaction')({ ...input, chain: 'solana:devnet' })
    await expect(elsewhere).rejects.toMatchObject({ code: 'wallet/unsupported' })
  })

  test('behavior: connecting gives what is shared already, and disconnecting ends the session', async () => {
    const { connector, client } = await connected()
    const { features } = walletOf(connector)
    expect(await Object(features['standard:connect']).connect()).toMatchObject({ accounts: [{ address: anna }] })
    await Object(features['standard:disconnect']).disconnect()
    expect(client.ended).toContain('topic-1')
  })
})
