import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { type Address, address, createSolanaRpc } from '@solana/web3.js'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import type { Browser } from 'playwright'
import { type Hex, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { LocalSolana } from '../../cli/stack/solana/local-solana.js'
import { startClusters } from '../../cli/stack/solana/start-clusters.js'
import { putSolanaWallet } from '../../runtime/testing/playwright/page-solana-wallet.js'
import { createWalletConnectPeer } from '../../runtime/testing/walletconnect/walletconnect-peer.js'
import { type Served, serve } from '../setup/serve.js'
import { metamaskScript } from '../setup/wallet-script.js'
import { connectBrowser, relayUrl, walletScript } from './shared.js'
import { registerSharing } from './sharing-wallets.js'
import { api, openSolanaPage, type SolanaPage, solanaApp } from './solana-app.js'

const [evm] = inject('chains')
const to = address('BTwYPAZ7XwcVgMtwogVCBYDo7bMfrrgiW5zvY4adFQFB')
const stops: (() => Promise<unknown>)[] = []
let clusters: readonly LocalSolana[]
let mainnet: LocalSolana
let relay: string
let served: Served
let browser: Browser

beforeAll(async () => {
  const references = { '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 0, EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 0 }
  const started = await startClusters({ ports: references, signal: new AbortController().signal })
  stops.push(started.stop)
  clusters = started.clusters
  const [first] = clusters
  if (!first) throw new Error('There is no local Solana.')
  mainnet = first
  relay = await relayUrl()
  const app = await solanaApp({ kit: inject('kit'), evm, clusters, relay })
  stops.push(app.remove)
  served = await serve({ dir: app.dist })
  stops.push(served.stop)
  browser = await connectBrowser()
  stops.push(() => browser.close())
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

const pages: SolanaPage[] = []
const open = async (prepare: Parameters<typeof openSolanaPage>[2]) => {
  const host = await openSolanaPage(browser, served.origin, prepare)
  pages.push(host)
  return host
}

/** Clusters as a wallet names them. */
const walletClusters = () =>
  clusters.map(({ chainId, url }) => ({
    chain: chainId === mainnet.chainId ? ('solana:mainnet' as const) : ('solana:devnet' as const),
    rpcUrl: url,
  })) as [{ chain: 'solana:mainnet'; rpcUrl: string }]

const rpc = () => createSolanaRpc(mainnet.url)
const lamports = async (owner: Address = to) => (await rpc().getBalance(owner).send()).value
async function tokens(mint: string, owner: Address = to): Promise<bigint> {
  const { program } = mainnet.tokens.find((token) => token.address === mint) ?? {}
  const tokenProgram =
    program === 'token-2022' ? TOKEN_2022_PROGRAM_ADDRESS : address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  const [place] = await findAssociatedTokenPda({ owner, mint: address(mint), tokenProgram })
  const { value } = await rpc()
    .getTokenAccountBalance(place)
    .send()
    .catch(() => ({ value: { amount: '0' } }))
  return BigInt(value.amount)
}

/** Checks the signature of `hello` that the page shows, by another library. */
async function signs(host: SolanaPage): Promise<void> {
  await host.click('Sign')
  const signature = await host.shows('signature', /^\w{80,}$/)
  const owner = await host.shows('address', /^\w{32,44}$/)
  expect(ed25519.verify(base58.decode(signature), new TextEncoder().encode('hello'), base58.decode(owner))).toBe(true)
}

/** What the button moves to the recipient, by what `read` reads. */
async function moved(host: SolanaPage, button: string, read: () => Promise<bigint>): Promise<bigint> {
  const before = await read()
  await host.click(button)
  await expect.poll(read, { timeout: 15_000 }).not.toBe(before)
  return (await read()) - before
}

test('behavior: SOL, SPL and Token-2022 transfers of a host land on the chain, to the base unit', async () => {
  const host = await open(async (page) => putSolanaWallet(page.context(), { clusters: walletClusters() }))
  await host.connect('Test Wallet')
  await host.shows('solana', /^connected /)
  await signs(host)
  expect(await moved(host, 'Send SOL', lamports)).toBe(100_000_001n)
  const [usdc = '', pyusd = ''] = mainnet.tokens.map((token) => token.address)
  expect(await moved(host, 'Send USDC', () => tokens(usdc))).toBe(1_500_000n)
  expect(await moved(host, 'Send PYUSD', () => tokens(pyusd))).toBe(1_500_000n)
  expect(host.errors).toEqual([])
})

test('behavior: SOL is sent from the views of the kit, to the lamport', async () => {
  const { page, ...host } = await open(async (own) => putSolanaWallet(own.context(), { clusters: walletClusters() }))
  await host.connect('Test Wallet')
  await host.shows('solana', /^connected /)
  const [before, params] = [await lamports(), { amount: '0.100000001', receiver: `${to}` }]
  await page.evaluate((given) => window.kit.router.open({ view: 'WalletSend', params: given }), params)
  await page.getByRole('button', { name: 'Preview send', disabled: false }).click()
  await page.locator('.mk-form').getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(lamports, { timeout: 15_000 }).toBe(before + 100_000_001n)
})

test('behavior: a published adapter connects, signs, sends, and reconnects after a reload without a question', async () => {
  const content = await metamaskScript({ rpcUrl: mainnet.url })
  const host = await open((page) => page.addInitScript({ content }))
  await host.connect('MetaMask')
  const shown = await host.shows('solana', /^connected /)
  await signs(host)
  expect(await moved(host, 'Send SOL', lamports)).toBe(100_000_001n)
  await host.page.reload()
  expect(await host.shows('solana', /^connected /)).toBe(shown)
  await signs(host)
  expect(await host.page.evaluate(() => window.metamaskQuestions())).toBe(1)
  expect(host.errors).toEqual([])
})

test('behavior: the official WalletConnect wallet approves both namespaces in one session, and signs in both', async () => {
  const solana = { clusters: clusters.map(({ chainId, url }) => ({ caipNetworkId: chainId, rpcUrl: url })) }
  const peer = await createWalletConnectPeer({ relayUrl: relay, chains: [evm], solana })
  try {
    const host = await open(async () => {})
    await host.connect('walletConnect')
    const code = await host.page.waitForFunction(() => {
      const found = window.kit.registry.list.peek().find(({ id }) => id === 'walletConnect')
      return found?.pairing?.peek()?.uri
    })
    await peer.pair((await code.jsonValue()) ?? '')
    await host.shows('solana', new RegExp(`^connected ${peer.solanaAddress()}`))
    await host.shows('evm', new RegExp(`^connected ${peer.address()}`))
    expect(peer.sessions()).toHaveLength(1)
    await signs(host)
    expect(await moved(host, 'Send SOL', lamports)).toBe(100_000_001n)
    const signature = await host.page.evaluate((account) => {
      const { provider } = window.kit.session.connectorOf('eip155') ?? {}
      const wallet = provider as { request(call: object): Promise<Hex> }
      return wallet.request({ method: 'personal_sign', params: ['0x68656c6c6f', account] })
    }, peer.address())
    expect(await verifyMessage({ address: peer.address(), message: 'hello', signature })).toBe(true)
    expect(host.errors).toEqual([])
  } finally {
    await peer.stop()
  }
})

/** A token that only this address has, as the app's backend tells it. */
function tokensOf(url: string): object {
  const last = /(\w)\/balance/.exec(url)?.[1] ?? '-'
  return {
    balances: [
      {
        name: `Coin of ${last}`,
        symbol: 'COIN',
        chainId: mainnet.chainId,
        address: `${mainnet.chainId}:${usdc()}`,
        value: 1,
        price: 1,
        quantity: { decimals: '6', numeric: '1' },
        iconUrl: '',
      },
    ],
  }
}

const usdc = () => mainnet.tokens[0]?.address ?? ''

test('behavior: two wallets whose addresses differ in the case of letters alone stay apart', async () => {
  const one = 'BTwYPAZ7XwcVgMtwogVCBYDo7bMfrrgiW5zvY4adFQFB'
  const other = 'BTwYPAZ7XwcVgMtwogVCBYDo7bMfrrgiW5zvY4adFQFb'
  expect(base58.decode(other)).toHaveLength(32)
  const wallets = [
    { name: 'One', address: one, publicKey: [...base58.decode(one)] },
    { name: 'Other', address: other, publicKey: [...base58.decode(other)] },
  ]
  await rpc()
    .requestAirdrop(address(other), 7_000_000n as never)
    .send()
  await expect.poll(() => lamports(address(other))).toBe(7_000_000n)
  const amounts = [await lamports(address(one)), 7_000_000n]
  expect(amounts[0]).not.toBe(amounts[1])
  const host = await open(async (page) => {
    await page.addInitScript(registerSharing, wallets)
    await page.route(`${api}/v1/account/**`, (route) => route.fulfill({ json: tokensOf(route.request().url()) }))
  })
  for (const [index, wallet] of [...wallets, ...wallets].entries()) {
    await host.connect(wallet.name)
    await host.shows('solana', new RegExp(`^connected ${wallet.address} `))
    await host.shows('amount', new RegExp(`^${amounts[index % 2]} SOL$`))
    await host.page.click('[data-mk-button="account"]')
    await host.page
      .getByText(`Coin of ${wallet.address.at(-1)}`)
      .first()
      .waitFor()
    await host.page.getByRole('button', { name: 'Disconnect' }).click()
    await host.shows('solana', /^disconnected/)
  }
  expect(host.errors).toEqual([])
})

test('error: a wallet that shares nonsense says so once, and the wallet of the other namespace stays as it is', async () => {
  const publicKey = [...base58.decode(to)]
  const wallets = [
    { name: 'Small letters', address: to.toLowerCase(), publicKey, code: 'wallet/bad-answer' },
    {
      name: 'Short key',
      address: base58.encode(Uint8Array.from(publicKey).slice(1)),
      publicKey,
      code: 'wallet/bad-answer',
    },
    { name: 'Elsewhere', address: to, publicKey, chain: 'solana:testnet', code: 'wallet/no-chains' },
  ]
  const content = await walletScript({ chains: [evm] })
  const host = await open(async (page) => {
    await page.addInitScript({ content })
    await page.addInitScript(registerSharing, wallets)
  })
  await host.connect('test.wallet')
  const shown = await host.shows('evm', /^connected 0x/)
  // What the wallet announced as it connected may still be checked with it: that is no question to its user.
  const calls = () =>
    host.page.evaluate(() => {
      const { eth_accounts: _, ...others } = window.testWallet.calls()
      return JSON.stringify(others)
    })
  const asked = await calls()
  for (const { name, code } of wallets) {
    await host.page.evaluate(() => window.kit.router.open({ view: 'Connect', namespace: 'solana' }))
    await host.page.click(`[data-mk-wallet="${name}"]`)
    await host.page.locator(`dialog[open] [data-code="${code}"]`).waitFor()
    await host.page.keyboard.press('Escape')
    await host.page.locator('dialog[open]').waitFor({ state: 'hidden' })
    expect([await host.shows('evm', /./), await host.shows('solana', /./)]).toEqual([shown, 'disconnected  '])
  }
  expect(await calls()).toBe(asked)
  expect(host.errors).toEqual([])
})
