import { expect, test } from 'vitest'
import { fakeConnector } from '../test/unit/fake-connector.js'
import { fakeKit } from '../test/unit/fake-kit.js'
import { alice, bob, fakeWallet } from '../test/unit/fake-wallet.js'
import { deniedStorage, fakeDisk, fakeHost, settle } from '../test/unit/fakes.js'
import { returning } from '../test/unit/returning.js'
// Already here when a wallet announces something, so that it is heard at once.
import './connectors/eip1193/actions.js'
import type { ConnectorSource } from './contract/source.js'
import type { KitEvent } from './core/events.js'

const { signal } = new AbortController()
const asking = ['eth_requestAccounts', 'wallet_requestPermissions']

test('behavior: nothing is open, asked or emitted before it starts', () => {
  const { host, kit } = returning()
  let emitted = 0
  host.page.on('eip6963:requestProvider', () => {
    emitted += 1
  })
  expect([host.open(), host.requests, emitted]).toEqual([1, [], 0])
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('reconnecting')
})

test('behavior: 100 starts and stops leave nothing behind', async () => {
  const { host, kit } = returning()
  const wallet = fakeWallet({ isPermitted: true })
  wallet.announce(host.page)
  const before = [host.open(), wallet.listeners()]
  for (let cycle = 0; cycle < 100; cycle += 1) {
    const stop = kit.start()
    await settle()
    expect(kit.session.account()?.address).toBe(alice)
    stop()
    await settle()
    expect(kit.session.account()).toBeUndefined()
  }
  await host.clock.advance(10_000)
  expect([host.open(), wallet.listeners()]).toEqual(before)
  expect(wallet.calls).not.toContain('eth_requestAccounts')
})

test('behavior: a reload restores silently, and says so once', async () => {
  const { host, kit } = returning()
  const heard: KitEvent[] = []
  kit.events.on((event) => heard.push(event))
  const wallet = fakeWallet({ isPermitted: true, chainId: 137 })
  wallet.announce(host.page)
  kit.start()
  await settle()
  expect(kit.session.account()).toMatchObject({ address: alice, caipNetworkId: 'eip155:137' })
  expect(wallet.calls).toEqual(['eth_accounts', 'eth_chainId'])
  expect(heard).toMatchObject([{ event: 'INITIALIZE' }, { event: 'CONNECT_SUCCESS', properties: { reconnect: true } }])
  expect(host.requests).toEqual([])
})

test('behavior: a wallet that a feature connects with is restored: the modal’s code comes at page load for it alone', async () => {
  const far = fakeConnector({ id: 'far', name: 'Far', type: 'WALLET_CONNECT' })
  const connectors: readonly ConnectorSource[] = [
    {
      id: 'far',
      discover(_, add) {
        add(far)
        return () => {}
      },
    },
  ]
  const features = [{ id: 'far', connectors, load: async () => ({}) }]
  const nobody = fakeKit({ features })
  nobody.kit.start()
  await settle()
  expect([nobody.kit.modal.peek(), nobody.kit.registry.list.peek()]).toEqual([null, []])

  const { kit } = returning('far', { features })
  const stop = kit.start()
  await settle()
  expect([kit.session.account()?.connectorId, far.calls]).toEqual(['far', ['restore']])
  stop()
  await settle()
  expect(far.followers()).toBe(0)
})

test('behavior: a hint survives a locked wallet, and is restored when it is unlocked', async () => {
  const { host, kit, disk } = returning()
  const wallet = fakeWallet({ isPermitted: true })
  wallet.lock()
  wallet.announce(host.page)
  kit.start()
  await host.clock.advance(60_000)
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('disconnected')
  expect(disk.data.get('@modal-kit/1/session')).toContain(alice)
  wallet.unlock()
  await settle()
  expect(kit.session.account()?.address).toBe(alice)
  expect(wallet.calls.filter((method) => asking.includes(method))).toEqual([])
})

test('behavior: a wallet that announces itself after 3 s still restores', async () => {
  const { host, kit } = returning()
  kit.start()
  await host.clock.advance(4_000)
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('disconnected')
  fakeWallet({ isPermitted: true }).announce(host.page)
  await settle()
  expect(kit.session.account()?.address).toBe(alice)
})

test('behavior: another wallet under the remembered rdns is asked for accounts, and no more', async () => {
  const { host, kit } = returning()
  const stranger = fakeWallet({ accounts: [bob] })
  stranger.announce(host.page)
  kit.start()
  await settle()
  expect([stranger.calls, kit.session.account()]).toEqual([['eth_accounts'], undefined])
})

test('behavior: a disconnect in another tab is followed, and a connect as well', async () => {
  const disk = fakeDisk()
  const tabs = [0, 1].map(() => fakeKit({}, fakeHost({ storage: disk.tab() })))
  const [here, there] = tabs
  if (!here || !there) throw new Error('two tabs')
  const wallet = fakeWallet()
  const stops = tabs.map(({ host, kit }) => {
    wallet.announce(host.page)
    return kit.start()
  })
  const [connector] = here.kit.registry.list.peek()
  if (!connector) throw new Error('a wallet')
  await here.kit.session.connect(connector, signal)
  await settle()
  expect(there.kit.session.account()?.address).toBe(alice)
  await there.kit.session.disconnect()
  await settle()
  expect(here.kit.session.account()).toBeUndefined()
  for (const stop of stops) stop()
  await settle()
  expect(wallet.listeners()).toBe(0)
  expect([here.host.logged, there.host.logged]).toEqual([[], []])
})

test('behavior: without storage the session lives in memory', async () => {
  const { host, kit } = fakeKit({}, fakeHost({ storage: deniedStorage() }))
  const wallet = fakeWallet()
  wallet.announce(host.page)
  kit.start()
  const [connector] = kit.registry.list.peek()
  if (!connector) throw new Error('a wallet')
  await kit.session.connect(connector, signal)
  await wallet.move('0x89')
  expect(kit.session.account()).toMatchObject({ address: alice, caipNetworkId: 'eip155:137' })
  expect(host.logged).toEqual([])
})
