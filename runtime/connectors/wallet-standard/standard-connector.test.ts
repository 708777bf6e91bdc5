import { describe, expect, test } from 'vitest'
import { describeConnector } from '../../../test/unit/conformance.js'
import {
  anna,
  boris,
  type FakeStandardOptions,
  fakeStandardWallet,
  solana,
  solanaDevnet,
  solanaTestnet,
  standardAccount,
} from '../../../test/unit/fake-standard-wallet.js'
import { walletError } from '../../../test/unit/fake-wallet.js'
import { fakeHost, later } from '../../../test/unit/fakes.js'
import type { ConnectorChange } from '../../contract/connector.js'
import { standardConnector } from './standard-connector.js'

const { signal } = new AbortController()
const both = ['solana:mainnet', 'solana:devnet'] as const
const no = () => {
  throw walletError(4001, 'User rejected the request.')
}

function setup(options: FakeStandardOptions = {}, networks = [solana, solanaDevnet]) {
  const fake = fakeStandardWallet(options)
  const host = fakeHost()
  const left = new AbortController()
  const connector = standardConnector({
    identity: { id: 'Fake', name: 'Fake', type: 'ANNOUNCED' },
    wallet: fake.wallet,
    host,
    wiring: { networks },
    session: undefined,
    left: left.signal,
  })
  return { fake, host, connector, leave: () => left.abort() }
}

describeConnector('a Wallet Standard wallet', () => {
  const { fake, connector } = setup()
  return {
    connector,
    address: anna,
    permit: fake.permit,
    refuse: () => fake.script('standard:connect', no),
    garble() {
      fake.select({ ...standardAccount(anna), address: 'x' })
    },
    breakDown() {
      for (const feature of ['standard:connect', 'standard:disconnect'])
        fake.script(feature, () => {
          throw new TypeError('Cannot read properties of undefined')
        })
    },
    questions: fake.questions,
    change(change) {
      if (change.type !== 'accountsChanged') {
        fake.lose('standard:connect')
        return
      }
      fake.emit({ accounts: change.accounts.map(({ address }) => standardAccount(address, both)) })
      fake.emit({ accounts: 'garbage' })
    },
    followers: fake.listeners,
    whenAsked: fake.whenAsked,
    settleTwice: fake.settleTwice,
    hold: fake.hold,
    cling: fake.cling,
  }
})

describe('networks', () => {
  test('behavior: the first of the app that an account has is taken, and accounts of others are left out', async () => {
    const accounts = [standardAccount(anna, ['solana:devnet']), standardAccount(boris, both)]
    const { connector } = setup({ accounts })
    expect(await connector.connect(signal)).toEqual({
      accounts: [{ address: boris }],
      caipNetworkId: solana.caipNetworkId,
    })
    const other = setup({ accounts }, [solanaDevnet, solana])
    expect(await other.connector.connect(signal)).toEqual({
      accounts: [{ address: anna }, { address: boris }],
      caipNetworkId: solanaDevnet.caipNetworkId,
    })
  })

  test('behavior: clusters may be named by their CAIP-2 ids as well', async () => {
    const { connector } = setup({ accounts: [standardAccount(anna, [`solana:${solanaDevnet.id}`])] })
    expect(await connector.connect(signal)).toMatchObject({ caipNetworkId: solanaDevnet.caipNetworkId })
  })

  test('behavior: choosing one asks no wallet, and is kept through what the wallet tells', async () => {
    const { connector, fake } = setup()
    await connector.connect(signal)
    expect([connector.canSwitchTo?.(solanaDevnet), connector.canSwitchTo?.(solanaTestnet)]).toEqual([true, false])
    expect(await connector.switchNetwork(solanaDevnet, signal)).toBe(solanaDevnet.caipNetworkId)
    expect(fake.calls).toEqual(['standard:connect'])
    const seen: ConnectorChange[] = []
    connector.watch((change) => seen.push(change))
    fake.select(standardAccount(boris, both))
    fake.select(standardAccount(boris, ['solana:mainnet']))
    expect(seen).toEqual([
      { type: 'accountsChanged', accounts: [{ address: boris }] },
      { type: 'chainChanged', caipNetworkId: solana.caipNetworkId },
      { type: 'accountsChanged', accounts: [{ address: boris }] },
    ])
    expect(await connector.restore(signal)).toMatchObject({ caipNetworkId: solana.caipNetworkId })
  })

  test('error: one that the wallet does not have cannot be chosen', async () => {
    const { connector } = setup()
    await connector.connect(signal)
    await expect(connector.switchNetwork(solanaTestnet, signal)).rejects.toMatchObject({
      code: 'wallet/unsupported',
      slots: { method: 'Solana Testnet' },
    })
    expect(await connector.restore(signal)).toMatchObject({ caipNetworkId: solana.caipNetworkId })
  })

  test('error: an account of no network of the app is wallet/no-chains, and shares nothing once it is told', async () => {
    const { connector, fake } = setup({ accounts: [standardAccount(anna, ['solana:testnet'])] })
    await expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/no-chains' })
    await expect(connector.restore(signal)).rejects.toMatchObject({ code: 'wallet/no-chains' })
    expect(connector.canSwitchTo?.(solana)).toBe(false)
    const seen: ConnectorChange[] = []
    connector.watch((change) => seen.push(change))
    fake.select(standardAccount(anna, ['solana:testnet']))
    expect(seen).toEqual([{ type: 'accountsChanged', accounts: [] }])
  })
})

describe('accounts', () => {
  const key = standardAccount(anna).publicKey

  test.each<[string, object]>([
    ['in small letters', { address: anna.toLowerCase() }],
    ['of 31 bytes', { publicKey: Uint8Array.from(key).slice(1) }],
    ['of 33 bytes', { publicKey: Uint8Array.from([...Uint8Array.from(key), 0]) }],
    ['of another key', { publicKey: standardAccount(boris).publicKey }],
    ['without a key', { publicKey: undefined }],
    ['of an address that is none', { address: `${anna}1` }],
    ['without chains', { chains: undefined }],
  ])('error: %s is wallet/bad-answer', async (_, change) => {
    const { connector, fake } = setup({ accounts: [{ ...standardAccount(anna), ...change }] })
    await expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
    const seen: ConnectorChange[] = []
    connector.watch((item) => seen.push(item))
    fake.select({ ...standardAccount(anna), ...change })
    expect(seen).toEqual([])
  })

  test('behavior: those of other chains are none, and a key in a Buffer is a key', async () => {
    const bitcoin = { ...standardAccount(boris), chains: ['bitcoin:mainnet'], address: 'bc1q' } as never
    const { connector } = setup({
      accounts: [bitcoin, { ...standardAccount(anna), publicKey: Buffer.from(Uint8Array.from(key)) }],
    })
    expect(await connector.connect(signal)).toMatchObject({ accounts: [{ address: anna }] })
    await expect(setup({ accounts: [bitcoin] }).connector.connect(signal)).rejects.toMatchObject({
      code: 'wallet/no-accounts',
    })
  })

  test('behavior: getters that throw are a failure of the wallet, and a warning where it announces', async () => {
    const { connector, fake, host } = setup()
    const accounts = () => {
      throw new Error('accounts')
    }
    Object.defineProperty(fake.wallet, 'accounts', { get: accounts })
    await expect(connector.restore(signal)).rejects.toMatchObject({ code: 'wallet/failed' })
    connector.watch(() => {})
    fake.emit({})
    expect(host.logged).toMatchObject([{ level: 'warn', text: 'Fake announced something unreadable' }])
  })

  test('behavior: a wallet that announces something whenever its accounts are read is read once', async () => {
    const { connector, fake } = setup({ isPermitted: true })
    let reads = 0
    const accounts = fake.wallet.accounts
    Object.defineProperty(fake.wallet, 'accounts', {
      get() {
        reads += 1
        fake.emit({})
        return accounts
      },
    })
    connector.watch(() => {})
    fake.emit({})
    expect(reads).toBe(1)
  })
})

describe('silent connecting', () => {
  test('behavior: what is shared already is not asked for, else it is asked silently', async () => {
    const { connector, fake } = setup({ isPermitted: true })
    expect(await connector.restore(signal)).toMatchObject({ accounts: [{ address: anna }] })
    expect(fake.calls).toEqual([])
    const locked = setup()
    expect(await locked.connector.restore(signal)).toBeUndefined()
    expect(locked.fake.argsOf('standard:connect')).toEqual([{ silent: true }])
  })

  test('behavior: a "no" to a silent question is no permission; a wallet that is broken says so', async () => {
    expect(await setup({ script: { 'standard:connect': no } }).connector.restore(signal)).toBeUndefined()
    const broken = setup({ script: { 'standard:connect': () => Promise.reject(new Error('broken')) } })
    await expect(broken.connector.restore(signal)).rejects.toMatchObject({ code: 'wallet/failed' })
  })
})

describe('a wallet that leaves the page', () => {
  test('behavior: is unavailable, and answers nothing that waits or comes', async () => {
    const { connector, fake, leave } = setup({ isPermitted: true })
    await connector.restore(signal)
    const seen: ConnectorChange[] = []
    connector.watch((change) => seen.push(change))
    const answer = later()
    fake.script('solana:signMessage', () => answer.promise)
    const signing = connector.request('solana_signMessage', { message: 'abc', pubkey: anna })
    leave()
    await expect(signing).rejects.toMatchObject({ code: 'wallet/disconnected' })
    await expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/disconnected' })
    expect(seen).toEqual([{ type: 'unavailable' }])
    answer.resolve(undefined)
  })

  test('behavior: one that is not followed is told of nothing', () => {
    const { connector, leave } = setup()
    const seen: ConnectorChange[] = []
    connector.watch((change) => seen.push(change))()
    leave()
    expect(seen).toEqual([])
  })
})

test('behavior: disconnecting waits three seconds for a wallet, and not for one that cannot', async () => {
  const { connector, fake, host } = setup({ script: { 'standard:disconnect': () => new Promise(() => {}) } })
  const gone = connector.disconnect()
  await host.clock.advance(3_000)
  await gone
  expect(fake.calls).toEqual(['standard:disconnect'])
  await setup({ versions: { 'standard:disconnect': '' } }).connector.disconnect()
})
