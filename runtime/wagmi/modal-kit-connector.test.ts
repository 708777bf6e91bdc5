import { type CreateConnectorFn, createConfig, createStorage, getConnectorClient, mock } from '@wagmi/core'
import {
  connect,
  disconnect,
  getAccount,
  reconnect,
  sendTransaction,
  signMessage,
  switchChain,
  waitForTransactionReceipt,
} from '@wagmi/core/actions'
import { getAddress, http, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { startTestAnvil, type TestAnvil } from '../../test/setup/test-anvil.js'
import { evmNetwork } from '../../test/unit/fake-kit.js'
import { alice, bob, fails, fakeWallet } from '../../test/unit/fake-wallet.js'
import { settle } from '../../test/unit/fakes.js'
import { type LiveKitOptions, liveKit } from '../../test/unit/live-kit.js'
import { createDevWallet } from '../testing/dev-wallet.js'
import { chainsOf } from '../viem/chains.js'
import { modalKitConnector } from './modal-kit-connector.js'

let anvil: TestAnvil
beforeAll(async () => {
  anvil = await startTestAnvil(31_337)
})
afterAll(() => anvil.stop())

const memory = () => {
  const data = new Map<string, string>()
  return createStorage({
    storage: {
      getItem: (key) => data.get(key) ?? null,
      setItem: (key, value) => void data.set(key, value),
      removeItem: (key) => void data.delete(key),
    },
  })
}

/** A host with wagmi, whose only connector is the kit. */
function host(options: LiveKitOptions = {}, more: readonly CreateConnectorFn[] = []) {
  const all = liveKit(options)
  const chains = chainsOf(all.kit)
  const config = createConfig({
    chains,
    connectors: [modalKitConnector(all.kit), ...more],
    transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
    multiInjectedProviderDiscovery: false,
    storage: memory(),
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('wagmi has set up no connector')
  return { ...all, config, connector, account: () => getAccount(config) }
}

const aliceAddress = getAddress(alice)
const bobAddress = getAddress(bob)
const other: number = 137

test('param: it is a connector of @wagmi/core 2, with an id and a name of its own or of the host', () => {
  expectTypeOf<ReturnType<typeof modalKitConnector>>().toExtend<CreateConnectorFn>()
  const { connector, kit } = host()
  expect([connector.id, connector.name, connector.type]).toEqual(['modalKit', 'Modal Kit', 'modalKit'])
  const own = modalKitConnector(kit, { id: 'acme', name: 'Acme', icon: 'data:image/png;base64,AA' })
  expect(own({ chains: chainsOf(kit), emitter: { emit() {}, listenerCount: () => 0 } })).toMatchObject({
    id: 'acme',
    name: 'Acme',
    icon: 'data:image/png;base64,AA',
  })
})

test('behavior: nothing is open, asked or fetched by making a config, as on a server', async () => {
  const { host: page, wallet, kit, account } = host()
  expect([page.open(), page.requests, wallet.calls]).toEqual([0, [], []])
  expect([account().status, kit.router.state.peek().isOpen]).toEqual(['disconnected', false])
})

test('behavior: connecting in the kit connects wagmi, and its hooks follow account, chain and end', async () => {
  const { start, connect: click, account, wallet, kit, connector } = host()
  start()
  await click()
  expect(account()).toMatchObject({
    status: 'connected',
    address: aliceAddress,
    chainId: 1,
    connector: { uid: connector.uid },
  })
  await wallet.move('0x89')
  expect(account().chainId).toBe(137)
  await wallet.select(bob)
  expect(account().addresses).toEqual([bobAddress])
  await kit.session.disconnect()
  expect(account()).toMatchObject({ status: 'disconnected', address: undefined })
  await wallet.select(alice)
  await click()
  expect(account()).toMatchObject({ status: 'connected', address: aliceAddress })
})

test("behavior: wagmi's connect opens the modal and takes what is connected there", async () => {
  const { start, connect: click, account, config, connector, kit } = host()
  start()
  const connecting = connect(config, { connector })
  await settle()
  expect(kit.router.state.peek().isOpen).toBe(true)
  expect(account().status).toBe('connecting')
  await click()
  kit.router.close()
  expect(await connecting).toEqual({ accounts: [aliceAddress], chainId: 1 })
  expect(account()).toMatchObject({ status: 'connected', address: aliceAddress })
  await disconnect(config)
  expect([account().status, kit.session.account()]).toEqual(['disconnected', undefined])
})

test("error: closing the modal is the user's no, and wagmi is as before", async () => {
  const { start, account, config, connector, kit } = host()
  start()
  const connecting = connect(config, { connector })
  await settle()
  kit.router.close()
  await expect(connecting).rejects.toMatchObject({ name: 'UserRejectedRequestError', code: 4001 })
  expect(account().status).toBe('disconnected')
})

test('behavior: connect gives a live account at once, with capabilities where they are asked for, on the chain asked for', async () => {
  const { start, connect: click, connector, kit } = host()
  start()
  await click()
  expect(await connector.connect({ withCapabilities: true })).toEqual({
    accounts: [{ address: aliceAddress, capabilities: {} }],
    chainId: 1,
  })
  expect(await connector.connect({ chainId: 137 })).toEqual({ accounts: [aliceAddress], chainId: 137 })
  expect(kit.session.account()?.caipNetworkId).toBe('eip155:137')
  expect((await connector.connect({ chainId: 10 })).chainId, 'a chain the app does not know').toBe(137)
  expect(kit.router.state.peek().isOpen).toBe(false)
})

test('error: a "no" to the chain asked for is a "no"', async () => {
  const { start, connect: click, connector, wallet } = host()
  start()
  await click()
  wallet.script('wallet_switchEthereumChain', fails(4001))
  await expect(connector.connect({ chainId: 137 })).rejects.toMatchObject({ code: 4001 })
})

test('behavior: a reload restores through wagmi without opening anything', async () => {
  const { start, config, account, kit, wallet } = host({ remembered: alice, wallet: { isPermitted: true } })
  const restoring = reconnect(config)
  start()
  await restoring
  expect(account()).toMatchObject({ status: 'connected', address: aliceAddress })
  expect(wallet.calls).not.toContain('eth_requestAccounts')
  expect(kit.router.state.peek().isOpen).toBe(false)
})

test('behavior: nobody who was here before is authorized by nobody, and wagmi says so', async () => {
  const { start, config, account, connector } = host()
  start()
  expect(await connector.isAuthorized()).toBe(false)
  await reconnect(config)
  expect(account().status).toBe('disconnected')
  await expect(connector.connect({ isReconnecting: true })).rejects.toMatchObject({ code: 4900 })
  await expect(connector.getAccounts()).rejects.toMatchObject({ code: 4900 })
  expect(await connector.getChainId()).toBe(1)
})

test('behavior: who is connected in the kit while wagmi is busy restoring another connector is still told', async () => {
  const slow = mock({ accounts: [bobAddress], features: { reconnect: true } })
  let release: ((isAuthorized: boolean) => void) | undefined
  const hanging: CreateConnectorFn = (setup) => ({
    ...slow(setup),
    isAuthorized: () =>
      new Promise((resolve) => {
        release = resolve
      }),
  })
  const { start, connect: click, config, account, host: page } = host({}, [hanging])
  start()
  const restoring = reconnect(config)
  await settle()
  await click()
  await page.clock.advance(1_000)
  expect(account().status).not.toBe('connected')
  release?.(false)
  await restoring
  await page.clock.advance(250)
  expect(account()).toMatchObject({ status: 'connected', address: aliceAddress })
  expect(page.clock.pending(), 'nothing waits any more').toBe(1)
})

test('behavior: switchChain goes through the kit, which adds and checks', async () => {
  const { start, connect: click, config, account, wallet } = host()
  start()
  await click()
  expect((await switchChain(config, { chainId: other })).id).toBe(137)
  expect(account().chainId).toBe(137)
  await expect(switchChain(config, { chainId: 10 })).rejects.toMatchObject({ name: 'SwitchChainError' })
  wallet.script('wallet_switchEthereumChain', fails(4001))
  await expect(switchChain(config, { chainId: 1 })).rejects.toMatchObject({ name: 'UserRejectedRequestError' })
  wallet.script('wallet_switchEthereumChain', fails(-32000))
  await expect(switchChain(config, { chainId: 1 })).rejects.toMatchObject({
    name: 'SwitchChainError',
    cause: { code: 'wallet/failed' },
  })
})

test('behavior: another wallet in the kit is another account in wagmi', async () => {
  const { start, connect: click, account, host: page } = host()
  start()
  await click()
  const second = fakeWallet({ rdns: 'com.example.second', accounts: [bob], chainId: 137 })
  second.announce(page.page)
  await click(second)
  expect(account()).toMatchObject({ status: 'connected', address: bobAddress, chainId: 137 })
})

test('behavior: signs and sends for real with @wagmi/core', async () => {
  const local = evmNetwork(31_337, 'Local', [anvil.url])
  const {
    kit,
    config,
    account,
    host: page,
  } = host({
    wiring: { networks: [local], defaultNetwork: local.caipNetworkId },
    browser: { fetch: (request) => fetch(request) },
  })
  const dev = createDevWallet({ chains: [{ id: 31_337, rpcUrl: anvil.url }], rdns: 'test.wallet' })
  kit.start()
  const { info, provider } = dev
  page.page.emit(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  const connector = kit.registry.find('eip155', 'test.wallet')
  if (connector) await kit.session.connect(connector, new AbortController().signal)
  expect(account().address).toBe(dev.address())
  const signature = await signMessage(config, { message: 'hello' })
  expect(await verifyMessage({ address: dev.address(), message: 'hello', signature })).toBe(true)
  const hash = await sendTransaction(config, { to: bobAddress, value: 3n })
  const { status } = await waitForTransactionReceipt(config, { hash, pollingInterval: 50 })
  expect(status).toBe('success')
  expect((await getConnectorClient(config)).account.address).toBe(dev.address())
})
