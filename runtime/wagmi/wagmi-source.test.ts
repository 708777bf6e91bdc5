import { type Config, type CreateConnectorFn, createConfig, createStorage, injected } from '@wagmi/core'
import { connect, disconnect, getAccount, reconnect, switchChain } from '@wagmi/core/actions'
import { getAddress, http } from 'viem'
import { mainnet, polygon } from 'viem/chains'
import { expect, expectTypeOf, test } from 'vitest'
import { fakeKit } from '../../test/unit/fake-kit.js'
import { alice, bob, type FakeWallet, fails, fakeWallet } from '../../test/unit/fake-wallet.js'
import { fakeDisk, fakeHost, settle } from '../../test/unit/fakes.js'
import { injected as browserWallets } from '../connectors/injected/injected.js'
import { networkSwitch } from '../contract/provided.js'
import type { WagmiConfig } from './config-shape.js'
import { followWagmi } from './follow-wagmi.js'
import { modalKitConnector } from './modal-kit-connector.js'
import { wagmiSource } from './wagmi-source.js'

const { signal } = new AbortController()
const aliceAddress = getAddress(alice)
const id = 'com.example.fake'

/** How wagmi lists a wallet that announces itself. */
function announced({ info, provider }: FakeWallet): CreateConnectorFn {
  // The fake speaks EIP-1193; wagmi's type of a provider names every method.
  const target = { ...info, id: info.rdns, provider: () => provider as never }
  return (setup) => {
    const connector = injected({ target })(setup)
    // In a browser it is there; wagmi looks for the window first.
    return { ...connector, getProvider: async () => provider as never }
  }
}

/** A host whose wagmi has one wallet, and a kit that lists it first. `data` is what wagmi's storage had. */
function host(wallet = fakeWallet(), { data = new Map<string, string>(), disk = fakeDisk() } = {}) {
  const config = createConfig({
    chains: [mainnet, polygon],
    connectors: [announced(wallet)],
    transports: { [mainnet.id]: http(), [polygon.id]: http() },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: {
        getItem: (key) => data.get(key) ?? null,
        setItem: (key, value) => void data.set(key, value),
        removeItem: (key) => void data.delete(key),
      },
    }),
  })
  const { kit, host: page } = fakeKit(
    { connectors: [wagmiSource(config), browserWallets()] },
    fakeHost({ storage: disk.tab() }),
  )
  const account = () => getAccount(config)
  const address = () => kit.session.account()?.address
  return { wallet, config, kit, page, account, address, data, disk }
}

/** The kit's connector of the wallet. */
function listed({ kit }: Pick<ReturnType<typeof host>, 'kit'>) {
  const connector = kit.registry.find('eip155', id)
  if (!connector) throw new Error('it is not listed')
  return connector
}

test('param: a config of @wagmi/core 2 is one', () => {
  expectTypeOf<Config>().toExtend<WagmiConfig>()
  const { config } = host()
  expectTypeOf(config).toExtend<WagmiConfig>()
})

test('behavior: a wallet that both know is listed once, by its rdns; the source that stands first has it', () => {
  const all = host()
  const stop = all.kit.start()
  all.wallet.announce(all.page.page)
  expect(all.kit.registry.list.peek().map((item) => [item.id, item.type, item.name])).toEqual([
    [id, 'INJECTED', 'Fake Wallet'],
  ])
  stop()
})

test('behavior: wallets that wagmi finds later are listed, and the kit itself never is', () => {
  const { kit, config } = host()
  kit.start()
  const late = fakeWallet({ rdns: 'com.example.late' })
  const { connectors } = config._internal
  connectors.setState((all) => [...all, connectors.setup(announced(late)), connectors.setup(modalKitConnector(kit))])
  expect(kit.registry.list.peek().map((item) => item.id)).toEqual([id, 'com.example.late'])
})

test('error: a wallet without a usable id is left out; names, icons and rdns are cleaned', () => {
  const { kit, config, page } = host()
  const { connectors } = config._internal
  const like =
    (changes: object): CreateConnectorFn =>
    (setup) => ({ ...announced(fakeWallet())(setup), ...changes })
  connectors.setState((all) => [
    ...all,
    connectors.setup(like({ id: 7 })),
    connectors.setup(like({ id: 'safe', name: 'Sa\u202efe', type: 'safe', icon: 'https://example.com/i.png' })),
    connectors.setup(like({ id: 'sdk', name: null, rdns: ['COM.Example.Sdk', 'com.example.mobile'] })),
  ])
  kit.start()
  expect(kit.registry.list.peek().slice(1)).toMatchObject([
    { id: 'safe', name: 'Safe', type: 'EXTERNAL' },
    { id: 'com.example.sdk', name: 'sdk', rdns: 'com.example.sdk' },
  ])
  expect(kit.registry.list.peek()[1]?.icon).toBeUndefined()
  expect(page.logged.map(({ text }) => text)).toEqual(['a wallet of wagmi with unusable details is left out'])
})

test('behavior: what is connected in the kit is connected in wagmi, and ends in both', async () => {
  const all = host()
  all.kit.start()
  await all.kit.session.connect(listed(all), signal)
  expect(all.account()).toMatchObject({ status: 'connected', address: aliceAddress, chainId: 1 })
  expect(listed(all).provider).toBe(all.wallet.provider)
  await all.kit.session.disconnect()
  expect(all.account().status).toBe('disconnected')
  await all.kit.session.connect(listed(all), signal)
  await disconnect(all.config)
  expect(all.address()).toBeUndefined()
})

test('behavior: what is connected in wagmi is connected in the kit, and the wallet is not asked again', async () => {
  const all = host()
  all.kit.start()
  const stop = followWagmi(all.kit, all.config)
  const [connector] = all.config.connectors
  if (connector) await connect(all.config, { connector })
  await settle()
  expect(all.address()).toBe(aliceAddress)
  expect(all.wallet.calls.filter((method) => method === 'wallet_requestPermissions')).toHaveLength(1)
  all.wallet.emit('accountsChanged', [bob])
  expect(all.address()).toBe(getAddress(bob))
  all.wallet.emit('chainChanged', '0x89')
  expect(all.kit.session.account()?.caipNetworkId).toBe('eip155:137')
  await disconnect(all.config)
  expect(all.address()).toBeUndefined()
  stop()
  if (connector) await connect(all.config, { connector })
  await settle()
  expect(all.address(), 'nobody follows any more').toBeUndefined()
})

test('behavior: connecting in the kit while it follows asks once, and is not overtaken by itself', async () => {
  const all = host()
  all.kit.start()
  followWagmi(all.kit, all.config)
  await all.kit.session.connect(listed(all), signal)
  await settle()
  expect([all.address(), all.account().address]).toEqual([alice, aliceAddress])
  expect(all.wallet.calls.filter((method) => method === 'wallet_requestPermissions')).toHaveLength(1)
})

test('behavior: a reload restores both without asking', async () => {
  const before = host()
  const stop = before.kit.start()
  await before.kit.session.connect(listed(before), signal)
  await settle()
  stop()
  await settle()
  const asked = before.wallet.calls.filter((method) => /request/.test(method)).length
  const after = host(before.wallet, before)
  const restoring = reconnect(after.config)
  after.kit.start()
  followWagmi(after.kit, after.config)
  await restoring
  await settle()
  expect([after.address(), after.account().address]).toEqual([aliceAddress, aliceAddress])
  expect(before.wallet.calls.filter((method) => /request/.test(method))).toHaveLength(asked)
})

test('behavior: a switch in either is one in both', async () => {
  const all = host()
  all.kit.start()
  await all.kit.session.connect(listed(all), signal)
  await (await all.kit.use(networkSwitch)).switchTo('eip155:137', signal)
  expect(all.account().chainId).toBe(137)
  await switchChain(all.config, { chainId: 1 })
  expect(all.kit.session.account()?.caipNetworkId).toBe('eip155:1')
})

test('error: a "no" and a broken wallet are the errors of the kit, and wagmi stays disconnected', async () => {
  const all = host(fakeWallet({ script: { wallet_requestPermissions: fails(4001) } }))
  all.kit.start()
  await expect(all.kit.session.connect(listed(all), signal)).rejects.toMatchObject({ code: 'wallet/rejected' })
  all.wallet.script('wallet_requestPermissions', () => [])
  all.wallet.script('eth_requestAccounts', () => [])
  await expect(all.kit.session.connect(listed(all), signal)).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  expect(all.account().status).toBe('disconnected')
  all.wallet.script('personal_sign', fails(4100))
  await expect(listed(all).request('personal_sign', [])).rejects.toMatchObject({ code: 'wallet/unauthorized' })
})

test('error: a wallet that approves after people gave up is not told to wagmi', async () => {
  const all = host()
  all.kit.start()
  const controller = new AbortController()
  let approve: ((accounts: readonly string[]) => void) | undefined
  all.wallet.script('wallet_requestPermissions', () => [])
  all.wallet.script(
    'eth_requestAccounts',
    () =>
      new Promise((resolve) => {
        approve = resolve
      }),
  )
  const connecting = all.kit.session.connect(listed(all), controller.signal)
  await settle()
  controller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'flow/cancelled' })
  approve?.([alice])
  await settle()
  expect([all.account().status, all.address()]).toEqual(['disconnected', undefined])
})
