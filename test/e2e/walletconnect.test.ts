import { type Hex, parseEther, toHex, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { WalletConnectPeer } from '../../runtime/testing/walletconnect/walletconnect-peer.js'
import { soon } from '../setup/soon.js'
import {
  openWalletConnectPage,
  type WalletConnectBench,
  type WalletConnectPage,
  walletConnectBench,
  walletConnectProject,
} from './walletconnect-app.js'

const chains = inject('chains')
let bench: WalletConnectBench
let peer: WalletConnectPeer
let host: WalletConnectPage

beforeAll(async () => {
  bench = await walletConnectBench({ chains })
  peer = bench.peer
})
beforeEach(async () => {
  host = await openWalletConnectPage(bench.browser, bench.served.origin)
})
afterEach(async () => {
  peer.behave({})
  await peer.disconnect()
  await host.close()
})
afterAll(() => bench?.stop())

async function connect(): Promise<`0x${string}`> {
  await peer.pair(await host.code())
  await host.shows('status', 'connected')
  return (await host.fact('address')) as `0x${string}`
}

test('behavior: nothing is fetched before WalletConnect is chosen; then the relay is spoken to, and nobody else', async () => {
  expect(host.elsewhere).toEqual([])
  expect(bench.served.requests.filter((path) => /sign-client|connectors/.test(path))).toEqual([])
  expect(await connect()).toBe(peer.address())
  await host.shows('network', 'eip155:1')
  await host.shows('view', 'closed')
  const known = [bench.relay.url, ...chains.map((chain) => chain.rpcUrl)]
  expect(host.elsewhere.filter((url) => !known.some((one) => url.startsWith(one)))).toEqual([])
  const sockets = host.elsewhere.filter((url) => url.startsWith(bench.relay.url)).map((url) => new URL(url))
  expect(sockets.map(({ searchParams }) => searchParams.get('projectId'))).toContain(walletConnectProject)
  expect(host.errors).toEqual([])
})

test('behavior: signs a message that viem verifies', async () => {
  const address = await connect()
  await host.page.click('[data-do="sign"]')
  await host.shows('signature', /^0x[0-9a-f]{130}$/)
  const signature = (await host.fact('signature')) as Hex
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
})

test('behavior: signs typed data that viem verifies', async () => {
  const address = await connect()
  const typed = {
    domain: { name: 'Host', chainId: 1 },
    types: {
      Note: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const signature = (await host.ask('eth_signTypedData_v4', [address, JSON.stringify(typed)])) as Hex
  expect(await verifyTypedData({ ...typed, address, signature })).toBe(true)
})

test('behavior: sends on the local chain, and reads from its node', async () => {
  const address = await connect()
  const to = `0x${'5e'.repeat(20)}`
  const before = BigInt((await host.ask('eth_getBalance', [to, 'latest'])) as Hex)
  const value = parseEther('0.25')
  const hash = await host.ask('eth_sendTransaction', [{ from: address, to, value: toHex(value) }])
  await soon(async () => {
    expect(await host.ask('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
  })
  expect(BigInt((await host.ask('eth_getBalance', [to, 'latest'])) as Hex)).toBe(before + value)
})

test('behavior: switches to a network the wallet approved, without asking it', async () => {
  await connect()
  const before = peer.calls()
  await host.page.click('[data-do="switch-eip155:137"]')
  await host.shows('network', 'eip155:137')
  expect(await host.ask('eth_chainId')).toBe('0x89')
  expect(peer.calls()).toEqual(before)
})

test('behavior: asks the wallet for a network it did not approve, and takes the session as it grows', async () => {
  const only = `eip155:1:${peer.address()}`
  peer.behave({ approveWith: { chains: ['eip155:1'], accounts: [only] } })
  await connect()
  peer.behave({})
  await host.page.click('[data-do="switch-eip155:8453"]')
  await host.shows('network', 'eip155:8453')
  expect(peer.calls()['wallet_switchEthereumChain']).toBeGreaterThan(0)
})

test('behavior: a "no" to pairing is the person’s choice, and so is a "no" to signing', async () => {
  peer.behave({ reject: ['session_proposal'] })
  await peer.pair(await host.code())
  await host.page.getByRole('button', { name: /try again/i }).waitFor()
  await host.shows('status', 'disconnected')
  peer.behave({ reject: ['personal_sign'] })
  await host.page.getByRole('button', { name: /try again/i }).click()
  await host.shows('uri', /^wc:/)
  await peer.pair(await host.fact('uri'))
  await host.shows('status', 'connected')
  await expect(host.ask('personal_sign', ['0x00', await host.fact('address')])).rejects.toThrow('code 4001')
})

test('behavior: disconnecting in the app ends the session in the wallet', async () => {
  await connect()
  await host.page.click('[data-do="disconnect"]')
  await host.shows('status', 'disconnected')
  await soon(() => expect(peer.sessions()).toEqual([]))
  await host.page.reload()
  await host.page.waitForSelector('[data-mk-button="connect"]')
  await host.shows('status', 'disconnected')
  expect(host.errors).toEqual([])
})

test('behavior: disconnecting in the wallet ends the session in the app', async () => {
  await connect()
  await peer.disconnect()
  await host.shows('status', 'disconnected')
})

test('behavior: a reload restores account and network, and the wallet is not asked', async () => {
  const address = await connect()
  await host.page.click('[data-do="switch-eip155:137"]')
  await host.shows('network', 'eip155:137')
  const before = peer.calls()
  await host.page.reload()
  await host.shows('status', 'connected')
  expect(await host.fact('address')).toBe(address)
  await host.shows('network', 'eip155:137')
  expect(peer.calls()).toEqual(before)
  await host.page.click('[data-do="sign"]')
  await host.shows('signature', /^0x[0-9a-f]{130}$/)
  expect(host.errors).toEqual([])
})

test('behavior: a code that expires is replaced by itself, and the new one connects', async () => {
  await host.page.clock.install()
  const first = await host.code()
  await host.page.clock.fastForward(231_000)
  await host.page.waitForFunction((old) => {
    const now = document.querySelector('[data-fact="uri"]')?.textContent
    return now !== old && now?.startsWith('wc:')
  }, first)
  await peer.pair(await host.fact('uri'))
  await host.shows('status', 'connected')
})

test('behavior: closing the modal takes the code away', async () => {
  await host.code()
  await host.page.keyboard.press('Escape')
  await host.shows('view', 'closed')
  await host.shows('uri', '')
  await host.shows('status', 'disconnected')
})
