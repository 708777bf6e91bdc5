import { describe, expect, test } from 'vitest'
import { anna, boris, solana } from '../../../test/unit/fake-standard-wallet.js'
import { walletError } from '../../../test/unit/fake-wallet.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { wireTransaction } from '../../../test/unit/wire-transactions.js'
import type { ConnectorChange } from '../../contract/connector.js'
import { toBase58 } from '../../core/base58.js'
import { fromBase64, toBase64 } from '../../core/bytes.js'
import { readTransaction, withSignature } from '../solana/wire-transaction.js'
import { legacyWallet } from './legacy-wallet.js'
import { standardConnector } from './standard-connector.js'

const { signal } = new AbortController()
const signature = new Uint8Array(64).fill(9)
/** A key of web3.js 1.x. */
const keyOf = (address: string) => ({ toString: () => address, toBytes: () => new Uint8Array(32) })

function setup(script: Readonly<Record<string, (params: never) => unknown>> = {}) {
  const calls: (readonly [string, unknown])[] = []
  const listeners = new Map<string, (value: unknown) => void>()
  let isTrusted = false
  const provider = {
    publicKey: undefined as unknown,
    async connect(options?: { readonly onlyIfTrusted: boolean }) {
      calls.push(['connect', options])
      if (options?.onlyIfTrusted && !isTrusted) throw walletError(4001, 'User rejected the request.')
      isTrusted = true
      return { publicKey: keyOf(anna) }
    },
    async disconnect() {
      calls.push(['disconnect', undefined])
    },
    async request({ method, params }: { readonly method: string; readonly params: object }) {
      calls.push([method, params])
      return script[method]?.(params as never) ?? { publicKey: anna, signature: toBase58(signature) }
    },
    on: (event: string, listener: (value: unknown) => void) => void listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
  }
  const host = fakeHost()
  const connector = standardConnector({
    identity: { id: 'injectedSolana', name: 'Old', type: 'INJECTED' },
    wallet: legacyWallet(provider, 'Old'),
    host,
    wiring: { networks: [solana] },
    session: undefined,
    left: new AbortController().signal,
  })
  return { provider, connector, calls, listeners, host }
}

test('behavior: connects by asking, silently where it is trusted, and leaves', async () => {
  const { connector, calls } = setup()
  expect(await connector.restore(signal)).toBeUndefined()
  const shared = { accounts: [{ address: anna }], caipNetworkId: solana.caipNetworkId }
  expect(await connector.connect(signal)).toEqual(shared)
  expect(await connector.restore(signal)).toEqual(shared)
  await connector.disconnect()
  expect(calls).toEqual([
    ['connect', { onlyIfTrusted: true }],
    ['connect', undefined],
    ['disconnect', undefined],
  ])
})

test('behavior: some wallets give their key as a text, or as their own property', async () => {
  const one = setup()
  one.provider.connect = async () => ({ publicKey: boris as never })
  expect(await one.connector.connect(signal)).toMatchObject({ accounts: [{ address: boris }] })
  const other = setup()
  other.provider.connect = async () => true as never
  other.provider.publicKey = keyOf(boris)
  expect(await other.connector.connect(signal)).toMatchObject({ accounts: [{ address: boris }] })
  other.provider.publicKey = undefined
  await expect(other.connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/no-accounts' })
})

test('error: a key that is none is wallet/bad-answer', async () => {
  const { connector, provider } = setup()
  provider.connect = async () => ({ publicKey: keyOf(anna.toLowerCase()) })
  await expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
})

test('behavior: another account, and none, are told until it is left', async () => {
  const { connector, listeners, host } = setup()
  await connector.connect(signal)
  const seen: ConnectorChange[] = []
  const stop = connector.watch((change) => seen.push(change))
  listeners.get('accountChanged')?.(keyOf(boris))
  listeners.get('accountChanged')?.(null)
  listeners.get('disconnect')?.(undefined)
  listeners.get('accountChanged')?.(keyOf('x'))
  expect(host.logged.map(({ level }) => level)).toEqual(['warn'])
  expect(seen).toEqual([
    { type: 'accountsChanged', accounts: [{ address: boris }] },
    { type: 'accountsChanged', accounts: [] },
    { type: 'accountsChanged', accounts: [] },
  ])
  stop()
  expect(listeners.size).toBe(0)
})

describe('signing', () => {
  const pubkey = anna

  test('behavior: a message is given as bytes', async () => {
    const { connector, calls } = setup()
    await connector.connect(signal)
    const message = toBase58(Uint8Array.of(1, 2, 3))
    expect(await connector.request('solana_signMessage', { message, pubkey })).toEqual({
      signature: toBase58(signature),
    })
    expect(calls.at(-1)).toEqual(['signMessage', { message: Uint8Array.of(1, 2, 3) }])
  })

  test.each([0, 'legacy'] as const)(
    'behavior: the message of a transaction of version %s is signed',
    async (version) => {
      const { connector, calls } = setup()
      await connector.connect(signal)
      const wire = wireTransaction(anna, 5n, version)
      const signed = await connector.request('solana_signTransaction', { transaction: toBase64(wire), pubkey })
      expect(fromBase64(signed.transaction)).toEqual(withSignature(wire, anna, signature))
      const message = toBase58(readTransaction(wire)?.message ?? new Uint8Array())
      expect(calls.at(-1)).toEqual(['signTransaction', { message }])
    },
  )

  test('behavior: several are signed one after the other, and one is sent with its options', async () => {
    const { connector, calls } = setup()
    await connector.connect(signal)
    const transactions = [wireTransaction(anna, 1n), wireTransaction(anna, 2n)].map(toBase64)
    await connector.request('solana_signAllTransactions', { transactions, pubkey })
    expect(calls.map(([method]) => method)).toEqual(['connect', 'signTransaction', 'signTransaction'])
    const sendOptions = { preflightCommitment: 'max', maxRetries: 2 } as const
    const [transaction = ''] = transactions
    expect(await connector.request('solana_signAndSendTransaction', { transaction, pubkey, sendOptions })).toEqual({
      signature: toBase58(signature),
    })
    expect(calls.at(-1)).toMatchObject([
      'signAndSendTransaction',
      { options: { preflightCommitment: 'finalized', maxRetries: 2 } },
    ])
  })

  test('behavior: a signature may come as bytes', async () => {
    const { connector } = setup({ signMessage: () => ({ signature }) })
    await connector.connect(signal)
    expect(await connector.request('solana_signMessage', { message: 'abc', pubkey })).toEqual({
      signature: toBase58(signature),
    })
  })

  test.each<[string, unknown]>([
    ['none', {}],
    ['one that is too short', { signature: 'abc' }],
    ['one that is no text', { signature: 7 }],
  ])('error: %s is wallet/bad-answer', async (_, answer) => {
    const { connector } = setup({ signTransaction: () => answer, signMessage: () => answer })
    await connector.connect(signal)
    const transaction = toBase64(wireTransaction(anna))
    for (const asking of [
      connector.request('solana_signTransaction', { transaction, pubkey }),
      connector.request('solana_signMessage', { message: 'abc', pubkey }),
    ])
      await expect(asking).rejects.toMatchObject({ code: 'wallet/bad-answer' })
  })

  test('error: bytes that are no transaction are wallet/bad-request, and a "no" is a "no"', async () => {
    const { connector, calls, provider } = setup()
    await connector.connect(signal)
    await expect(
      connector.request('solana_signTransaction', { transaction: toBase64(Uint8Array.of(1)), pubkey }),
    ).rejects.toMatchObject({ code: 'wallet/bad-request' })
    expect(calls).toHaveLength(1)
    provider.request = async () => {
      throw walletError(4001, 'x')
    }
    await expect(connector.request('solana_signMessage', { message: 'abc', pubkey })).rejects.toMatchObject({
      code: 'wallet/rejected',
    })
  })
})
