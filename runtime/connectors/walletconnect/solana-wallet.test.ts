import { describe, expect, test } from 'vitest'
import { describeConnector } from '../../../test/unit/conformance.js'
import { type ConnectorSubject, payloadOf } from '../../../test/unit/connector-subject.js'
import { fakeWalletConnect, rawSession } from '../../../test/unit/fake-sign-client.js'
import { anna, solana } from '../../../test/unit/fake-standard-wallet.js'
import {
  bytesOfSignature,
  connectedSession,
  solanaNamespace,
  textOfSignature,
} from '../../../test/unit/solana-session.js'
import { wireTransaction } from '../../../test/unit/wire-transactions.js'
import type { Connector } from '../../contract/connector.js'
import type { StandardWallet } from '../../contract/standard-wallet.js'
import { toBase64 } from '../../core/bytes.js'
import { withSignature } from '../solana/wire-transaction.js'

describeConnector('walletConnect on Solana', (): ConnectorSubject => {
  const { client, of, state } = fakeWalletConnect([solana])
  let session = rawSession(solanaNamespace())
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
        solana: { ...solanaNamespace().solana, accounts: [`${solana.caipNetworkId}:${anna.toLowerCase()}`] },
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

describe('its object of Wallet Standard', () => {
  type Signs = (...inputs: readonly object[]) => Promise<readonly Readonly<Record<string, Uint8Array>>[]>
  const walletOf = (connector: Connector<'solana'>) => connector.provider as StandardWallet
  const call = (wallet: StandardWallet, feature: `solana:${string}`): Signs =>
    Object(wallet.features[feature])[feature.slice('solana:'.length)]

  test('behavior: has the accounts, the network and the features of the session', async () => {
    const { connector, client } = await connectedSession(solanaNamespace(undefined, ['solana_signMessage']))
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
    const { connector, client, asked } = await connectedSession()
    const wallet = walletOf(connector)
    const [account] = wallet.accounts
    const wire = wireTransaction(anna)
    const signed = withSignature(wire, anna, bytesOfSignature) ?? new Uint8Array()
    client.answer((method) =>
      method === 'solana_signAllTransactions'
        ? { transactions: [toBase64(signed), toBase64(signed)] }
        : { signature: textOfSignature, transaction: toBase64(signed) },
    )
    const message = Uint8Array.of(1, 2)
    expect(await call(wallet, 'solana:signMessage')({ account, message })).toEqual([
      { signedMessage: message, signature: bytesOfSignature },
    ])
    const input = { account, transaction: wire, chain: 'solana:mainnet' }
    expect(await call(wallet, 'solana:signTransaction')(input)).toEqual([{ signedTransaction: signed }])
    expect(await call(wallet, 'solana:signTransaction')(input, input)).toHaveLength(2)
    expect(await call(wallet, 'solana:signTransaction')()).toEqual([])
    expect(await call(wallet, 'solana:signAndSendTransaction')(input)).toEqual([{ signature: bytesOfSignature }])
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
    const { connector, client } = await connectedSession()
    const { features } = walletOf(connector)
    expect(await Object(features['standard:connect']).connect()).toMatchObject({ accounts: [{ address: anna }] })
    await Object(features['standard:disconnect']).disconnect()
    expect(client.ended).toContain('topic-1')
  })
})
