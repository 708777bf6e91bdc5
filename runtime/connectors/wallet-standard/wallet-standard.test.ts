import { registerWallet } from '@wallet-standard/wallet'
import { describe, expect, test } from 'vitest'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { anna, type FakeStandardOptions, fakeStandardWallet, solana } from '../../../test/unit/fake-standard-wallet.js'
import { type FakeHost, fakeDisk, fakeHost } from '../../../test/unit/fakes.js'
import { savedSession } from '../../../test/unit/saved-session.js'
import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'
import { walletStandard } from './wallet-standard.js'

const { signal } = new AbortController()
const icon = 'data:image/svg+xml;base64,PHN2Zy8+'

function setup(host: FakeHost = fakeHost()) {
  const { kit } = fakeKit({ networks: [solana], defaultNetwork: solana.caipNetworkId, connectors: [] }, host)
  const stop = walletStandard().discover(host, kit.registry.add, kit.wiring, kit)
  const ids = () => kit.registry.list.peek().map(({ id }) => id)
  const put = (options: FakeStandardOptions) => {
    const fake = fakeStandardWallet(options)
    return { fake, leave: fake.register(host.page) }
  }
  return { host, kit, stop, ids, put }
}

const found = (kit: Kit, id: string): Connector | undefined => kit.registry.find('solana', id)

describe('wallets that register themselves', () => {
  test('behavior: before and after the page looks, with what they say of themselves', async () => {
    const host = fakeHost()
    const early = fakeStandardWallet({ name: 'Early', icon })
    early.register(host.page)
    const { kit, ids, put } = setup(host)
    put({ name: 'Late' })
    expect(ids()).toEqual(['Early', 'Late'])
    expect(found(kit, 'early')).toMatchObject({
      id: 'Early',
      name: 'Early',
      type: 'ANNOUNCED',
      namespace: 'solana',
      icon,
    })
    expect(found(kit, 'Early')?.provider).toBe(early.wallet)
    expect(await found(kit, 'Early')?.connect(signal)).toEqual({
      accounts: [{ address: anna }],
      caipNetworkId: solana.caipNetworkId,
    })
  })

  test('behavior: those of other authors are found, by the package that they register themselves with', () => {
    const { host, ids } = setup()
    const { wallet } = fakeStandardWallet({ name: 'Other' })
    const window = { addEventListener: host.page.on, dispatchEvent: host.page.emit }
    Object.assign(globalThis, { window })
    try {
      registerWallet(wallet)
    } finally {
      Reflect.deleteProperty(globalThis, 'window')
    }
    expect(ids()).toEqual(['Other'])
  })

  test('behavior: one that leaves is taken out, and comes back under its id', () => {
    const { ids, put } = setup()
    const one = put({ name: 'One' })
    put({ name: 'Two' })
    one.leave()
    one.leave()
    expect(ids()).toEqual(['Two'])
    put({ name: 'One' })
    expect(ids()).toEqual(['Two', 'One'])
  })

  test('behavior: the same object is one wallet; another one under its name is told apart', () => {
    const { ids, put, host } = setup()
    const { fake, leave } = put({ name: 'One' })
    fake.register(host.page)
    put({ name: 'one' })
    put({ name: 'One#2' })
    expect(ids()).toEqual(['One', 'one#2', 'One2'])
    leave()
    expect(ids()).toEqual(['one#2', 'One2'])
  })

  test('behavior: fifty, and one more that is remembered', () => {
    const hint = { connectorId: 'mine', address: anna, caipNetworkId: solana.caipNetworkId }
    const saved = JSON.stringify(savedSession({ solana: hint }))
    const storage = fakeDisk(new Map([['@modal-kit/1/session', saved]])).tab()
    const { ids, put, host } = setup(fakeHost({ storage }))
    const many = Array.from({ length: 60 }, (_, number) => fakeStandardWallet({ name: `W${number}` }).wallet)
    const detail = (api: { register(...wallets: readonly unknown[]): void }) => api.register(...many)
    host.page.emit(new CustomEvent('wallet-standard:register-wallet', { detail }))
    expect(ids()).toHaveLength(50)
    put({ name: 'Mine' })
    expect(ids().at(-1)).toBe('Mine')
  })

  test('behavior: nothing is followed once the page has left, and nothing is left behind', () => {
    const host = fakeHost()
    const before = host.open()
    const { stop, ids, put } = setup(host)
    const { leave } = put({ name: 'One' })
    stop()
    leave()
    expect([ids(), host.open()]).toEqual([[], before])
    host.page.emit(new CustomEvent('wallet-standard:register-wallet', { detail: () => {} }))
  })

  test('behavior: an api that a wallet has kept takes nothing in any more', () => {
    const { stop, ids, host } = setup()
    let kept: { register(wallet: unknown): () => void } | undefined
    const detail = (api: typeof kept) => {
      kept = api
    }
    host.page.emit(new CustomEvent('wallet-standard:register-wallet', { detail }))
    stop()
    kept?.register(fakeStandardWallet().wallet)()
    expect(ids()).toEqual([])
  })
})

describe('what registers itself and cannot be used', () => {
  const getter = (key: string) =>
    Object.defineProperty({ ...fakeStandardWallet().wallet }, key, {
      get() {
        throw new Error(key)
      },
    })
  const without = (feature: string) => fakeStandardWallet({ versions: { [feature]: '' } }).wallet

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'wallet'],
    ['no name', fakeStandardWallet({ name: ' \u200b' }).wallet],
    ['another version', fakeStandardWallet({ version: '2.0.0' }).wallet],
    ['a version that is none', fakeStandardWallet({ version: '1' }).wallet],
    ['no chain of Solana', fakeStandardWallet({ chains: ['eip155:1'] }).wallet],
    ['chains that are none', { ...fakeStandardWallet().wallet, chains: 'solana:mainnet' }],
    ['no connecting', without('standard:connect')],
    ['no announcements', without('standard:events')],
    ['features of the next version', fakeStandardWallet({ versions: { 'standard:connect': '2.0.0' } }).wallet],
    ['a name that throws', getter('name')],
    ['features that throw', getter('features')],
    ['chains that throw', getter('chains')],
  ])('behavior: %s is left out with a warning', (_, wallet) => {
    const { host, ids } = setup()
    const detail = (api: { register(wallet: unknown): () => void }) => api.register(wallet)
    host.page.emit(new CustomEvent('wallet-standard:register-wallet', { detail }))
    expect(ids()).toEqual([])
    expect(host.logged.map(({ level }) => level)).toEqual(['warn'])
  })

  test('behavior: one that signs no transaction is none; one that signs or sends is one', () => {
    const { ids, put } = setup()
    const [sign, send] = ['solana:signTransaction', 'solana:signAndSendTransaction']
    put({ name: 'Neither', versions: { [sign as string]: '', [send as string]: '' } })
    put({ name: 'Signs', versions: { [send as string]: '' } })
    put({ name: 'Sends', versions: { [sign as string]: '' } })
    expect(ids()).toEqual(['Signs', 'Sends'])
  })

  test('behavior: a picture that is none is left out alone, and a name is cleaned', () => {
    const { kit, put } = setup()
    put({ name: ` Good\u202eWallet${'x'.repeat(100)}`, icon: 'https://wallet.example/icon.png' })
    const [connector] = kit.registry.list.peek()
    expect(connector?.name).toBe(`GoodWallet${'x'.repeat(54)}`)
    expect(connector?.icon).toBeUndefined()
  })

  test('behavior: an event that calls back with an error, or with nothing, is a warning or nothing', () => {
    const { host, ids } = setup()
    const detail = () => {
      throw new Error('register')
    }
    for (const each of [detail, null, {}, 'x'])
      host.page.emit(new CustomEvent('wallet-standard:register-wallet', { detail: each }))
    expect([ids(), host.logged.length]).toEqual([[], 1])
  })
})
