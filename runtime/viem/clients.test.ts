import { BrowserProvider } from 'ethers'
import { parseEther, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { startTestAnvil, type TestAnvil } from '../../test/setup/test-anvil.js'
import { evmNetwork } from '../../test/unit/fake-kit.js'
import { alice, bob } from '../../test/unit/fake-wallet.js'
import { settle } from '../../test/unit/fakes.js'
import { liveKit } from '../../test/unit/live-kit.js'
import { eip1193Connector } from '../connectors/eip1193/eip1193-connector.js'
import type { Connection, Remembered } from '../contract/connection.js'
import { createDevWallet } from '../testing/dev-wallet.js'
import { chainOf, chainsOf } from './chains.js'
import { publicClientOf, walletClientOf } from './clients.js'
import { kitProvider } from './kit-provider.js'

const chainId = 31_337
let anvil: TestAnvil
beforeAll(async () => {
  anvil = await startTestAnvil(chainId)
})
afterAll(() => anvil.stop())

const { signal } = new AbortController()

/** A kit on a real chain, with the wallet that signs for real connected. */
async function onAnvil() {
  const local = evmNetwork(chainId, 'Local', [anvil.url])
  const { kit, host } = liveKit({
    wiring: { networks: [local], defaultNetwork: local.caipNetworkId, connectors: [] },
    browser: { fetch: (request) => fetch(request) },
  })
  const wallet = createDevWallet({ chains: [{ id: chainId, rpcUrl: anvil.url }] })
  const { provider } = wallet
  kit.start()
  const account = await kit.session.connect(
    eip1193Connector({ id: 'dev', type: 'ANNOUNCED', name: 'Dev', provider }, host),
    signal,
  )
  await settle()
  return { kit, wallet, account }
}

test('behavior: the wallet client signs and sends with the live account', async () => {
  const { kit, wallet, account } = await onAnvil()
  const client = await walletClientOf(kit, account)
  expect([client.account.address, client.chain.id]).toEqual([wallet.address(), chainId])
  const signature = await client.signMessage({ message: 'hello' })
  expect(await verifyMessage({ address: wallet.address(), message: 'hello', signature })).toBe(true)
  const hash = await client.sendTransaction({ to: bob, value: parseEther('1') })
  const reads = publicClientOf(kit)
  const receipt = await reads.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  expect([receipt.status, receipt.from.toLowerCase()]).toEqual(['success', wallet.address().toLowerCase()])
  expect(await reads.getBalance({ address: bob })).toBe(parseEther('1'))
})

test('error: a client of an account that has gone signs nothing, and a new one is not made', async () => {
  const { kit, account } = await onAnvil()
  const client = await walletClientOf(kit)
  await kit.session.disconnect()
  await expect(client.signMessage({ message: 'hello' })).rejects.toMatchObject({ name: 'ProviderDisconnectedError' })
  await expect(walletClientOf(kit)).rejects.toMatchObject({ code: 4900 })
  await expect(walletClientOf(kit, account)).rejects.toMatchObject({ code: 4900 })
})

test('error: another account than the live one is 4100, another network than one of the app 4901', async () => {
  const { kit, account } = await onAnvil()
  await expect(walletClientOf(kit, { ...account, address: bob })).rejects.toMatchObject({ code: 4100 })
  const elsewhere = liveKit({ wallet: { chainId: 10 } })
  elsewhere.start()
  await elsewhere.connect()
  await expect(walletClientOf(elsewhere.kit)).rejects.toMatchObject({ code: 4901 })
  expect(() => publicClientOf(elsewhere.kit)).toThrow(expect.objectContaining({ code: 4901 }))
})

test('param: a remembered account does not compile', async () => {
  expectTypeOf<Connection>().toExtend<Parameters<typeof walletClientOf>[1]>()
  expectTypeOf<Remembered>().not.toExtend<Parameters<typeof walletClientOf>[1]>()
  const { kit } = liveKit()
  const remembered: Remembered = { connectorId: 'dev', address: alice, caipNetworkId: 'eip155:1' }
  // @ts-expect-error a remembered account signs nothing
  await expect(walletClientOf(kit, remembered)).rejects.toMatchObject({ code: 4900 })
})

test('behavior: an account that is being restored is waited for', async () => {
  const { kit, start } = liveKit({ remembered: alice, wallet: { isPermitted: true } })
  const client = walletClientOf(kit)
  start()
  expect((await client).account.address.toLowerCase()).toBe(alice)
})

test('param: chains are those of the config, with its nodes', () => {
  const { kit } = liveKit()
  expect(chainsOf(kit).map(({ id, name }) => [id, name])).toEqual([
    [1, 'Ethereum'],
    [137, 'Polygon'],
  ])
  expect(chainOf({ ...evmNetwork(5, 'Test', ['http://127.0.0.1:1']), testnet: true })).toMatchObject({
    id: 5,
    testnet: true,
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    blockExplorers: { default: { url: 'https://explorer.example/5' } },
  })
  const none = liveKit({ wiring: { networks: [] } })
  expect(() => chainsOf(none.kit)).toThrow(expect.objectContaining({ code: 4901 }))
})

test('behavior: ethers 6 reads, signs and sends through the provider', async () => {
  const { kit, wallet } = await onAnvil()
  const provider = new BrowserProvider(kitProvider(kit))
  const signer = await provider.getSigner()
  expect(await signer.getAddress()).toBe(wallet.address())
  const signature = (await signer.signMessage('hello')) as `0x${string}`
  expect(await verifyMessage({ address: wallet.address(), message: 'hello', signature })).toBe(true)
  const sent = await signer.sendTransaction({ to: alice, value: 5n })
  expect((await sent.wait())?.status).toBe(1)
  expect(await provider.getBalance(alice)).toBe(5n)
  await expect(signer.sendTransaction({ to: alice, value: 10n ** 30n })).rejects.toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  })
  provider.destroy()
})
