import { expect, test, vi } from 'vitest'
import { fakeKit } from '../test/unit/fake-kit.js'
import { alice, bob, type FakeWalletOptions, fails, fakeWallet, hangs } from '../test/unit/fake-wallet.js'
import { fakeDisk, fakeHost, settle } from '../test/unit/fakes.js'
import { returning } from '../test/unit/returning.js'

const asking = ['eth_requestAccounts', 'wallet_requestPermissions']

/** A browser that remembers two wallets of one rdns, with several wallets at once. */
function returningTwo() {
  const [rdns, caipNetworkId] = ['com.example.fake', 'eip155:1'] as const
  const saved = {
    active: 'eip155',
    current: { eip155: `eip155/${rdns}` },
    connections: Object.fromEntries(
      [
        { connectorId: rdns, address: alice },
        { connectorId: `${rdns}#old`, address: bob },
      ].map(({ connectorId, address }) => [
        `eip155/${connectorId}`,
        {
          status: 'remembered',
          remembered: { connectorId, name: 'W', address, accounts: [{ address }], caipNetworkId },
        },
      ]),
    ),
  }
  const disk = fakeDisk(new Map([['@modal-kit/1/session', JSON.stringify(saved)]]))
  return fakeKit({ multiWallet: true }, fakeHost({ storage: disk.tab() }))
}

/** What is needed for a second provider alone is fetched late. */
async function comeIn(): Promise<void> {
  await vi.dynamicImportSettled()
  await settle()
}

/** A wallet that may be read from the start, under the remembered rdns. */
const announcing = (uuid: string, account: string, more: FakeWalletOptions = {}) =>
  fakeWallet({ uuid, accounts: [account], isPermitted: true, ...more })

test('security: what announces itself first under the remembered rdns is not taken for the wallet that holds the account', async () => {
  const { host, kit, disk } = returning()
  const [spoofer, honest] = [announcing('spoofer', bob), announcing('honest', alice)]
  spoofer.announce(host.page)
  const stop = kit.start()
  await comeIn()
  expect(kit.session.account()).toBeUndefined()
  honest.announce(host.page)
  await comeIn()
  expect(kit.session.account()?.address).toBe(alice)
  expect(kit.session.connectorOf('eip155')?.provider).toBe(honest.provider)
  expect(Object.keys(kit.session.state.peek().connections)).toEqual(['eip155/com.example.fake#honest'])
  expect(spoofer.calls.filter((method) => asking.includes(method))).toEqual([])
  stop()

  // The next visit has other uuids, and another order.
  const next = fakeKit({}, fakeHost({ storage: disk.tab() }))
  for (const wallet of [announcing('honest-2', alice), announcing('spoofer-2', bob)]) wallet.announce(next.host.page)
  next.kit.start()
  await comeIn()
  expect(next.kit.session.account()).toMatchObject({ address: alice, connectorId: 'com.example.fake' })
})

test.each([
  ['hangs', hangs()],
  ['fails', fails(-32603)],
  ['answers garbage', () => ['0xevil']],
])('security: one that %s under the remembered rdns does not keep the wallet away', async (_, answer) => {
  const { host, kit } = returning()
  announcing('spoofer', bob, { script: { eth_accounts: answer } }).announce(host.page)
  announcing('honest', alice).announce(host.page)
  kit.start()
  await comeIn()
  expect(kit.session.account()?.address).toBe(alice)
})

test('security: where no wallet gives the remembered account none is connected, until one does or is chosen', async () => {
  const { host, kit, disk } = returning()
  const wallet = announcing('one', bob)
  wallet.announce(host.page)
  announcing('two', bob).announce(host.page)
  kit.start()
  await host.clock.advance(10_000)
  expect([kit.session.account(), kit.session.state.peek().namespaces.eip155?.status]).toEqual([
    undefined,
    'disconnected',
  ])
  expect(disk.data.get('@modal-kit/1/session')).toContain(alice)
  wallet.script('eth_accounts', () => [bob, alice.toUpperCase().replace('X', 'x')])
  wallet.emit('accountsChanged', [bob, alice])
  await comeIn()
  expect(kit.session.account()?.address).toBe(bob)
})

test('security: of two remembered wallets of one rdns the shown one comes back as what holds its account', async () => {
  const { host, kit } = returningTwo()
  announcing('a', bob).announce(host.page)
  announcing('b', alice).announce(host.page)
  kit.start()
  await comeIn()
  const { connections, current } = kit.session.state.peek()
  expect([kit.session.account()?.address, current.eip155]).toEqual([alice, 'eip155/com.example.fake#b'])
  // The other one waits for its wallet.
  expect(connections['eip155/com.example.fake#old']).toMatchObject({ remembered: { address: bob } })
})
