import { describe, expect, test } from 'vitest'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import {
  anna,
  type FakeStandardOptions,
  fakeStandardWallet,
  solana,
  standardAccount,
} from '../../../test/unit/fake-standard-wallet.js'
import { type FakeHost, fakeHost } from '../../../test/unit/fakes.js'
import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'
import { walletStandard } from './wallet-standard.js'

const { signal } = new AbortController()

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

describe('window.solana', () => {
  const provider = { connect: async () => ({}), request: async () => ({}) }

  test('behavior: is a connector of its own, and has the form of a wallet once it is used', async () => {
    const host = fakeHost()
    host.page.globals['solana'] = provider
    const { kit } = setup(host)
    expect(kit.registry.list.peek()).toMatchObject([{ id: 'injectedSolana', type: 'INJECTED', namespace: 'solana' }])
    const [connector] = kit.registry.list.peek()
    expect(connector?.provider).toBeUndefined()
    await connector?.connect(signal).catch(() => {})
    expect(connector?.provider).toMatchObject({ name: 'Browser Wallet (Solana)', accounts: [] })
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a wallet that cannot be asked', { connect: () => {} }],
    ['a text', 'solana'],
  ])('behavior: %s is none', (_, value) => {
    const host = fakeHost()
    host.page.globals['solana'] = value
    expect(setup(host).ids()).toEqual([])
  })

  test('behavior: a getter that throws is none', () => {
    const host = fakeHost()
    Object.defineProperty(host.page.globals, 'solana', {
      get() {
        throw new Error('solana')
      },
    })
    expect(setup(host).ids()).toEqual([])
  })
})

describe('a session over it', () => {
  test('behavior: a wallet that leaves while it is live is remembered, and is restored when it is back', async () => {
    const { kit, put, host } = setup()
    const leave = kit.start()
    const { fake, leave: unregister } = put({ name: 'Mine' })
    const connector = found(kit, 'Mine')
    if (!connector) throw new Error('There is no connector.')
    await kit.session.connect(connector, signal)
    expect(kit.session.account('solana')?.address).toBe(anna)
    unregister()
    const state = () => kit.session.state.peek()
    expect([state().connections['solana/mine']?.status, state().namespaces.solana?.status]).toEqual([
      'remembered',
      'disconnected',
    ])
    fake.register(host.page)
    await expect.poll(() => kit.session.account('solana')?.address).toBe(anna)
    expect(fake.questions()).toBe(1)
    leave()
  })

  test('behavior: what announces another account first is not restored under the name of the one that is remembered', async () => {
    const { kit, put } = setup()
    const leave = kit.start()
    const mine = put({ name: 'Mine' })
    const connector = found(kit, 'Mine')
    if (!connector) throw new Error('There is no connector.')
    await kit.session.connect(connector, signal)
    mine.leave()
    put({
      name: 'Mine',
      isPermitted: true,
      accounts: [standardAccount('BTwYPAZ7XwcVgMtwogVCBYDo7bMfrrgiW5zvY4adFQFB')],
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(kit.session.account('solana')).toBeUndefined()
    leave()
  })
})
