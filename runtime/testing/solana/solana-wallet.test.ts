import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { StartedSolana } from '../../../cli/stack/solana/local-solana.js'
import { startSolana } from '../../../cli/stack/solana/start-solana.js'
import { fakeClock } from '../../../test/unit/fakes.js'
import type { WalletBehaviour } from '../behaviour.js'
import { memoryStorage } from '../permission-record.js'
import { solanaTestKey } from './accounts.js'
import { registerWallet } from './register-wallet.js'
import { createSolanaWallet, type SolanaWalletOptions } from './solana-wallet.js'

let started: StartedSolana
beforeAll(async () => {
  started = await startSolana({ port: 0, signal: new AbortController().signal })
})
afterAll(() => started.stop())

const leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

/** A function of a feature, as a page calls it. */
type Call = (...inputs: readonly object[]) => Promise<readonly Readonly<Record<string, Uint8Array>>[]>

async function setup(options: Partial<SolanaWalletOptions> = {}) {
  const rpcUrl = started.solana?.url ?? ''
  const clusters = [
    { chain: 'solana:mainnet', rpcUrl },
    { chain: 'solana:devnet', rpcUrl },
  ] as const
  const dev = await createSolanaWallet({ name: 'Dev', clusters, ...options })
  // What any app of Wallet Standard sees.
  const wallet: Wallet = dev.wallet
  const call = (feature: string): Call => {
    const found = wallet.features[feature as keyof Wallet['features']]
    return Object(found)[feature.split(':')[1] ?? ''].bind(found)
  }
  const connect = async (silent?: boolean) => {
    const { accounts } = Object(await call('standard:connect')(...(silent ? [{ silent }] : [])))
    return accounts as Wallet['accounts']
  }
  const changes: unknown[] = []
  const follow = () =>
    Object(wallet.features['standard:events' as never]).on('change', (change: unknown) => changes.push(change))
  return { dev, wallet, call, connect, changes, follow, rpcUrl }
}

async function transferOf(from: string, rpcUrl: string) {
  const rpc = createSolanaRpc(rpcUrl)
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const source = address(from)
  const destination = address(base58.encode(ed25519.getPublicKey(await solanaTestKey(77))))
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(source, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: { address: source } as never, destination, amount: 1_000_000n }),
        timed,
      ),
  )
  const compiled = compileTransaction(message)
  const balance = async () => (await rpc.getBalance(destination).send()).value
  return { wire: Uint8Array.from(getTransactionEncoder().encode(compiled)), message: compiled.messageBytes, balance }
}

test('behavior: apps of Wallet Standard find it, before and after they look, until it leaves', async () => {
  const page = new EventTarget()
  Object.assign(globalThis, { window: page })
  try {
    const { dev, wallet } = await setup()
    const leave = registerWallet(dev, page)
    const { get, on } = getWallets()
    expect(get()).toEqual([wallet])
    const gone: unknown[] = []
    on('unregister', (...wallets) => gone.push(...wallets))
    const other = await setup({ name: 'Other' })
    leaving.push(registerWallet(other.dev, page))
    expect(get()).toEqual([wallet, other.wallet])
    leave()
    expect([get(), gone]).toEqual([[other.wallet], [wallet]])
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
})

test('behavior: shares an account once it was asked, and silently from then on, also after a reload', async () => {
  const storage = memoryStorage()
  const { dev, wallet, connect } = await setup({ storage })
  expect(await connect(true)).toEqual([])
  const [account] = await connect()
  expect(account?.address).toBe(dev.address())
  expect(base58.encode(Uint8Array.from(account?.publicKey ?? []))).toBe(dev.address())
  expect([account?.chains, wallet.accounts]).toEqual([['solana:mainnet', 'solana:devnet'], [account]])
  const again = await setup({ storage })
  expect(await again.connect(true)).toMatchObject([{ address: dev.address() }])
  expect(dev.calls()).toEqual({ 'standard:connect': 2 })
})

test('behavior: what it signs is verified by another library', async () => {
  const { dev, call, connect, rpcUrl } = await setup()
  const [account] = await connect()
  const key = Uint8Array.from(account?.publicKey ?? [])
  const message = new TextEncoder().encode('größe ✓')
  const [signed] = await call('solana:signMessage')({ account, message })
  expect(signed?.['signedMessage']).toEqual(message)
  expect(ed25519.verify(signed?.['signature'] ?? '', message, key)).toBe(true)

  const transfer = await transferOf(dev.address(), rpcUrl)
  const input = { account, chain: 'solana:mainnet', transaction: transfer.wire }
  const [one, two] = await call('solana:signTransaction')(input, input)
  expect(one).toEqual(two)
  const signature = one?.['signedTransaction']?.slice(1, 65) ?? new Uint8Array()
  expect(ed25519.verify(signature, Uint8Array.from(transfer.message), key)).toBe(true)
})

test('behavior: what it sends lands on the chain', async () => {
  const { dev, call, connect, rpcUrl } = await setup()
  const [account] = await connect()
  const { wire, balance } = await transferOf(dev.address(), rpcUrl)
  const before = await balance()
  const input = { account, chain: 'solana:mainnet', transaction: wire, options: { preflightCommitment: 'processed' } }
  const [sent] = await call('solana:signAndSendTransaction')(input)
  expect(sent?.['signature']).toHaveLength(64)
  expect((await balance()) - before).toBe(1_000_000n)
})

test('behavior: signs in with a message that names the site and the account', async () => {
  Object.assign(globalThis, { location: { host: 'app.example' } })
  try {
    const { dev, call } = await setup()
    const [output] = await call('solana:signIn')({
      statement: 'Welcome',
      nonce: 'abcdefgh',
      resources: ['https://a.example'],
    })
    const text = new TextDecoder().decode(output?.['signedMessage'])
    expect(text).toBe(
      `app.example wants you to sign in with your Solana account:\n${dev.address()}\n\nWelcome\n\nNonce: abcdefgh\nResources:\n- https://a.example`,
    )
    expect(output?.['account']).toMatchObject({ address: dev.address() })
  } finally {
    Reflect.deleteProperty(globalThis, 'location')
  }
})

describe('what a person does in the wallet', () => {
  test('behavior: another account, one cluster alone, and locking are told', async () => {
    const { dev, connect, changes, follow } = await setup()
    await dev.selectAccount(await solanaTestKey(1))
    await connect()
    const stop = follow()
    await dev.selectAccount(await solanaTestKey(2))
    dev.selectCluster('solana:devnet')
    dev.lock()
    expect(changes).toMatchObject([
      { accounts: [{ address: dev.address() }] },
      { accounts: [{ chains: ['solana:devnet'] }] },
      { accounts: [] },
    ])
    expect(() => dev.selectCluster('solana:localnet')).toThrow(expect.objectContaining({ code: 4902 }))
    stop()
    dev.emit({ accounts: 'none' })
    expect(changes).toHaveLength(3)
  })

  test('behavior: approves and rejects what is asked', async () => {
    const { dev, connect } = await setup({ behaviour: { ask: true } })
    const refused = expect(connect()).rejects.toMatchObject({ code: 4001 })
    expect(await dev.rejectNext()).toMatchObject({ method: 'standard:connect' })
    await refused
    const connecting = connect()
    await dev.approveNext()
    expect(await connecting).toHaveLength(1)
    expect(await connect(true)).toHaveLength(1)
  })
})

describe('a wallet that misbehaves', () => {
  test.each<[string, WalletBehaviour, object]>([
    ['in other letters', { malformedAddress: true }, { address: expect.stringMatching(/^[a-z1-9]+$/) }],
    ['of no chain', { malformedChainId: true }, { chains: [':'] }],
  ])('behavior: gives an account %s', async (_, behaviour, account) => {
    const { connect } = await setup({ behaviour })
    expect(await connect()).toMatchObject([account])
  })

  test('behavior: never answers, is slow, or lacks a feature', async () => {
    const clock = fakeClock()
    const { dev, connect, wallet } = await setup({ clock, without: ['solana:signMessage'], behaviour: { hang: true } })
    expect(Object.keys(wallet.features)).not.toContain('solana:signMessage')
    let isAnswered = false
    void connect().then(() => {
      isAnswered = true
    })
    await clock.advance(60_000)
    expect(isAnswered).toBe(false)
    dev.behave({ latencyMs: 500 })
    const slow = connect()
    await clock.advance(500)
    expect(await slow).toHaveLength(1)
  })

  test('error: signs for no page without permission, no other account and no cluster that it is not on', async () => {
    const { dev, call, connect, rpcUrl } = await setup()
    const message = new Uint8Array([1])
    await expect(call('solana:signMessage')({ account: { address: dev.address() }, message })).rejects.toMatchObject({
      code: 4100,
    })
    const [account] = await connect()
    await dev.selectAccount(await solanaTestKey(3))
    await expect(call('solana:signMessage')({ account, message })).rejects.toMatchObject({ code: 4100 })
    const { wire: transaction } = await transferOf(dev.address(), rpcUrl)
    const [next] = await connect()
    const input = { account: next, chain: 'solana:testnet', transaction }
    await expect(call('solana:signTransaction')(input)).rejects.toMatchObject({ code: -32602 })
  })
})
