import { expect, test } from 'vitest'
import { fakeConnector } from '../../test/unit/fake-connector.js'
import { evmNetwork } from '../../test/unit/fake-kit.js'
import { alice, bob, fails, fakeWallet, walletError } from '../../test/unit/fake-wallet.js'
import { settle } from '../../test/unit/fakes.js'
import { type LiveKitOptions, liveKit } from '../../test/unit/live-kit.js'
import { kitProvider } from './kit-provider.js'

async function live(options: LiveKitOptions = {}) {
  const all = liveKit(options)
  all.start()
  await all.connect()
  return { ...all, provider: kitProvider(all.kit) }
}

/** A node with these answers and errors by method, and what it was asked. */
function node(answers: Readonly<Record<string, unknown>>, errors: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = []
  const fetch = async (request: Request) => {
    const { id, method } = (await request.json()) as { id: number; method: string }
    asked.push(`${request.url} ${method}`)
    const error = errors[method]
    return Response.json({ jsonrpc: '2.0', id, ...(error ? { error } : { result: answers[method] }) })
  }
  return { asked, fetch }
}

test('behavior: nobody is connected: no accounts, the chain of the app, and 4900 for what a wallet must do', async () => {
  const { kit } = liveKit()
  const provider = kitProvider(kit)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'net_version' })).toBe('1')
  const call = { method: 'personal_sign', params: ['0x00', alice] }
  await expect(provider.request(call)).rejects.toMatchObject({
    code: 4900,
    cause: { code: 'provider/not-connected', message: expect.stringContaining('personal_sign') },
  })
})

test('behavior: the wallet answers what only it can, with its own provider', async () => {
  const { wallet, provider } = await live({ wallet: { script: { personal_sign: () => '0x51' } } })
  const params = ['0x00', alice.toUpperCase().replace('0X', '0x')]
  expect(await provider.request({ method: 'personal_sign', params })).toBe('0x51')
  expect(wallet.paramsOf('personal_sign')).toEqual(params)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([alice])
  wallet.script('eth_chainId', () => '0x89')
  expect(await provider.request({ method: 'eth_chainId' }), 'a wallet that moved without a word').toBe('0x89')
})

test("error: the wallet's own error comes through as it is", async () => {
  const { provider } = await live({ wallet: { script: { personal_sign: fails(4001, 'No.') } } })
  const call = { method: 'personal_sign', params: ['0x00', alice] }
  await expect(provider.request(call)).rejects.toMatchObject({ code: 4001, message: 'No.' })
})

test.each([
  ['personal_sign', ['0x00', bob]],
  ['eth_sendTransaction', [{ from: bob, to: alice }]],
  ['eth_signTypedData_v4', [bob, '{}']],
  ['wallet_sendCalls', [{ from: bob, calls: [] }]],
])('error: %s with an account that is not connected is 4100, and the wallet hears nothing', async (method, params) => {
  const { wallet, provider } = await live()
  await expect(provider.request({ method, params })).rejects.toMatchObject({
    code: 4100,
    cause: { code: 'provider/other-account' },
  })
  expect(wallet.calls).not.toContain(method)
})

test('behavior: another wallet takes over, and the same provider asks it', async () => {
  const { host, provider, connect } = await live()
  const second = fakeWallet({ rdns: 'com.example.second', accounts: [bob], script: { personal_sign: () => '0x52' } })
  second.announce(host.page)
  await connect(second)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([bob])
  expect(await provider.request({ method: 'personal_sign', params: ['0x00', bob] })).toBe('0x52')
  await expect(provider.request({ method: 'personal_sign', params: ['0x00', alice] })).rejects.toMatchObject({
    code: 4100,
  })
})

test('behavior: while another wallet is asked, the earlier account still signs', async () => {
  const { host, kit, provider } = await live({ wallet: { script: { personal_sign: () => '0x51' } } })
  const slow = fakeWallet({ rdns: 'com.example.slow', script: { eth_requestAccounts: () => new Promise(() => {}) } })
  slow.announce(host.page)
  const connector = kit.registry.find('eip155', 'com.example.slow')
  const controller = new AbortController()
  const asking = connector && kit.session.connect(connector, controller.signal)
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('connecting')
  expect(await provider.request({ method: 'personal_sign', params: ['0x00', alice] })).toBe('0x51')
  controller.abort()
  await expect(asking).rejects.toMatchObject({ code: 'flow/cancelled' })
})

test("behavior: reads go to the app's nodes, connected or not; one that serves another chain is not believed", async () => {
  const { asked, fetch } = node({ eth_chainId: '0x1', eth_blockNumber: '0x10', eth_getBalance: '0x7' })
  const { wallet, kit, start, connect } = liveKit({ browser: { fetch } })
  const provider = kitProvider(kit)
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x10')
  start()
  await connect()
  expect(await provider.request({ method: 'eth_getBalance', params: [bob, 'latest'] })).toBe('0x7')
  expect(wallet.calls).not.toContain('eth_getBalance')
  const url = 'http://127.0.0.1:8545/'
  expect(asked).toEqual([`${url} eth_chainId`, `${url} eth_blockNumber`, `${url} eth_getBalance`])
  await wallet.move('0x89')
  await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
    code: -32603,
    cause: { code: 'rpc/wrong-chain' },
  })
})

test('error: what a node answers keeps its number and data, and is not asked again; no node is -32603', async () => {
  const revert = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  const { asked, fetch } = node({ eth_chainId: '0x1' }, { eth_call: revert })
  const { kit } = liveKit({ browser: { fetch } })
  const call = { method: 'eth_call', params: [{ to: bob }, 'latest'] }
  await expect(kitProvider(kit).request(call)).rejects.toMatchObject({ code: 3, data: '0x08c379a0' })
  expect(asked.filter((item) => item.endsWith('eth_call'))).toHaveLength(1)
  const offline = liveKit()
  await expect(kitProvider(offline.kit).request(call)).rejects.toMatchObject({
    code: -32603,
    cause: { code: 'rpc/unreachable' },
  })
})

test('behavior: on a network the app does not know, the wallet reads; without a wallet it is 4901', async () => {
  const { wallet, provider } = await live({ wallet: { chainId: 10, script: { eth_blockNumber: () => '0x20' } } })
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x20')
  expect(wallet.calls).toContain('eth_blockNumber')
  const bare = liveKit({ wiring: { networks: [evmNetwork(1, 'Bare')] } })
  await expect(kitProvider(bare.kit).request({ method: 'eth_blockNumber' })).rejects.toMatchObject({ code: 4901 })
})

test('behavior: eth_requestAccounts gives the live account and asks nobody', async () => {
  const { kit, wallet, provider } = await live()
  const before = wallet.calls.length
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice])
  expect([wallet.calls.length, kit.router.state.peek().isOpen]).toEqual([before, false])
})

test('behavior: wallet_switchEthereumChain switches as the kit does', async () => {
  const { kit, wallet, provider } = await live()
  const method = 'wallet_switchEthereumChain'
  expect(await provider.request({ method, params: [{ chainId: '0x89' }] })).toBe(null)
  expect(kit.session.account()?.caipNetworkId).toBe('eip155:137')
  await expect(provider.request({ method, params: [{ chainId: '0xa' }] })).rejects.toMatchObject({ code: 4902 })
  await expect(provider.request({ method, params: ['x'] })).rejects.toMatchObject({ code: -32602 })
  wallet.script(method, fails(4001))
  await expect(provider.request({ method, params: [{ chainId: '0x1' }] })).rejects.toMatchObject({
    code: 4001,
    cause: { code: 'wallet/rejected', fix: expect.stringMatching(/./) },
  })
})

test('behavior: a connector without an EIP-1193 provider is asked itself, and its errors get their numbers', async () => {
  const connector = fakeConnector({ request: async (method) => `answer to ${method}` })
  const { kit } = liveKit({ wiring: { connectors: [] } })
  kit.start()
  await kit.session.connect(connector, new AbortController().signal)
  const provider = kitProvider(kit)
  const call = { method: 'personal_sign', params: ['0x00', alice] }
  expect(await provider.request(call)).toBe('answer to personal_sign')
  Object.assign(connector, { request: () => Promise.reject(walletError(-1, 'broken')) })
  await expect(provider.request(call)).rejects.toMatchObject({ code: -32603 })
})

test('behavior: a listener hears what happens to the account, and nothing is followed once it has gone', async () => {
  const { kit, wallet, start, connect } = liveKit()
  const provider = kitProvider(kit)
  const heard: unknown[] = []
  const names = ['connect', 'chainChanged', 'accountsChanged', 'disconnect'] as const
  const stops = names.map((name) => {
    const listener = (value: unknown) =>
      heard.push([name, name === 'disconnect' ? (value as { code: number }).code : value])
    provider.on(name, listener)
    return () => provider.removeListener(name, listener)
  })
  start()
  await connect()
  await wallet.move('0x89')
  await wallet.select(bob)
  await kit.session.disconnect()
  await settle()
  expect(heard).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [alice]],
    ['chainChanged', '0x89'],
    ['accountsChanged', [bob]],
    ['chainChanged', '0x1'],
    ['accountsChanged', []],
    ['disconnect', 4900],
  ])
  for (const stop of stops) stop()
  await connect()
  expect(heard).toHaveLength(7)
})

test('error: a listener that throws is reported, and the others hear', async () => {
  const { host, wallet, provider } = await live()
  const heard: unknown[] = []
  provider.on('chainChanged', () => {
    throw new Error('mine')
  })
  provider.on('chainChanged', (value) => heard.push(value))
  await wallet.move('0x89')
  expect([heard, host.logged.map(({ level }) => level)]).toEqual([['0x89'], ['error']])
})
