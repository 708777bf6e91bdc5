import { createPublicClient, createTestClient, encodeFunctionData, erc20Abi, type Hex, http, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingsOfSolana } from '../../cli/stack/chain-settings.js'
import type { LocalChain } from '../../cli/stack/chains/local-chain.js'
import type { LocalSolana } from '../../cli/stack/solana/local-solana.js'
import { startSolana } from '../../cli/stack/solana/start-solana.js'
import { startSite } from '../../runtime/wallet-site/start-site.js'
import { startLocalChain } from '../setup/local-backend.js'
import { APP, PROJECT, SITE_HOST, type SiteDevice } from '../setup/site-device.js'
import { makeReleasePair, openRelease, type SiteWallet, walletOf } from '../setup/site-wallet.js'
import { codeIn, makeSiteWorld, type SiteWorld, tokenIn } from '../setup/site-world.js'
import { addressOf, bytesOf, keyOf, SYSTEM_KEY, u64, writeMessage, writeTransaction } from '../setup/solana-bytes.js'
import { fakeClock } from '../unit/fakes.js'
import { playedPort } from '../unit/frame-site.js'
import { playedPage, settings, siteDisk, until } from '../unit/wallet-site-world.js'

// The scripts of the frame against the server that ships: what each is tested with alone is the same contract.

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

const origin = `http://${SITE_HOST}`

/** A browser that asks the real site; with a jar it keeps cookies. Its clock is `ahead` milliseconds before the server's. */
function browser(jar?: Map<string, string>, ahead = 0) {
  const clock = fakeClock(world.backend.clock.now() + ahead)
  const disk = siteDisk()

  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('origin', origin)
    headers.set('host', SITE_HOST)
    headers.set('sec-fetch-site', 'same-origin')
    headers.set('x-forwarded-for', '203.0.113.9')
    if (jar?.size) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const { method = 'GET', body = null } = init
    const response = await world.site.request(`${origin}${input}`, { method, headers, body })
    for (const line of jar ? response.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar?.delete(name)
      else jar?.set(name, value)
    }
    return response
  }

  function tab() {
    const page = playedPage({
      settings: () => JSON.stringify({ ...settings, projectId: PROJECT, origins: [APP] }),
    })
    const port = playedPort()
    let count = 0
    startSite({ page, store: disk.store, crypto, clock, http: { fetch }, log() {} })
    page.say({ origin: APP, ports: [port.end] })
    return async (name: string, payload?: unknown) => {
      count += 1
      const id = `request-${count}`
      port.post({ v: 5, id, type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) })
      const replyOf = () => port.replies.find((reply) => Object(reply).id === id)
      await until(() => replyOf() !== undefined)
      return [Object(replyOf()).type.replace(`@w3m-frame/${name}_`, ''), Object(replyOf()).payload]
    }
  }
  return { disk, tab }
}

test.each([
  ['with cookies', new Map<string, string>(), 'ada@example.com'],
  ['without cookies', undefined, 'bea@example.com'],
])('behavior: a person signs in, stays through a reload, and signs out, %s', async (_, jar, email) => {
  const { disk, tab } = browser(jar)
  const ask = tab()
  const [, { action, number }] = await ask('CONNECT_EMAIL', { email })
  expect(action).toBe('VERIFY_DEVICE')
  expect((await world.choose(number, tokenIn(await world.mails()))).status).toBe(200)
  expect(await ask('CONNECT_DEVICE')).toEqual(['SUCCESS', undefined])
  const code = codeIn(await world.mails())
  expect((await ask('CONNECT_OTP', { otp: '000000' === code ? '111111' : '000000' }))[0]).toBe('ERROR')
  expect(await ask('CONNECT_OTP', { otp: ` ${code.slice(0, 3)} ${code.slice(3)}` })).toEqual(['SUCCESS', undefined])
  expect(Object(disk.record).token === undefined).toBe(jar !== undefined)
  const next = tab()
  const [outcome, user] = await next('GET_USER', { chainId: 1 })
  expect([outcome, user]).toEqual([
    'SUCCESS',
    expect.objectContaining({ email, chainId: 1, address: expect.stringMatching(/^0x[\da-fA-F]{40}$/) }),
  ])
  expect(await next('SIGN_OUT')).toEqual(['SUCCESS', undefined])
  expect(await ask('IS_CONNECTED')).toEqual(['SUCCESS', { isConnected: false }])
})

test('behavior: a clock that is ten minutes off is mended by what the server says', async () => {
  const ask = browser(undefined, 600_000).tab()
  expect(await ask('IS_CONNECTED')).toEqual(['SUCCESS', { isConnected: false }])
})

test('behavior: a read without a session says to sign in, in the words of the server', async () => {
  const ask = browser().tab()
  expect(await ask('RPC_REQUEST', { method: 'eth_blockNumber' })).toEqual([
    'ERROR',
    { message: 'Your session ended. Sign in again' },
  ])
})

describe('signing, over HTTP, on chains that run', () => {
  const bob = '0x00000000000000000000000000000000000b0b00'
  let local: Awaited<ReturnType<typeof startLocalChain>>
  let solanaChain: Awaited<ReturnType<typeof startSolana>>
  let chain: LocalChain
  let solana: LocalSolana
  let signing: SiteWorld
  let device: SiteDevice
  let wallet: SiteWallet
  beforeAll(async () => {
    const { signal } = new AbortController()
    const starting = startSolana({ port: 0, cluster: 'devnet', signal })
    local = await startLocalChain()
    chain = local.chain
    solanaChain = await starting
    if (!solanaChain.solana) throw new Error(`Solana does not run: ${JSON.stringify(solanaChain.missing)}`)
    solana = solanaChain.solana
    signing = await makeSiteWorld([local.settings, settingsOfSolana(solana)])
    device = signing.device()
    const { body } = await signing.signIn(device, 'ada@example.com')
    const { accounts } = body['user'] as { readonly accounts: readonly { readonly address: string }[] }
    const pair = await makeReleasePair()
    wallet = walletOf(await openRelease(pair, await device.ask('keys/release', { key: pair.key })))
    expect([wallet.evm.address, wallet.solana.address]).toEqual(accounts.map(({ address }) => address))
  }, 120_000)
  afterAll(async () => {
    await signing?.stop()
    await Promise.all([local?.stop(), solanaChain?.stop()])
  })

  const clientOf = () => createPublicClient({ transport: http(chain.url), pollingInterval: 50 })
  const anvil = () => createTestClient({ mode: 'anvil', transport: http(chain.url) })

  /** Prepares a transfer, signs what was prepared, and sends it. */
  async function transfer(call: { readonly to: string; readonly value: Hex; readonly data: Hex }, id: string) {
    const { chainId } = chain
    const { status, body: prepared, text } = await device.ask('transaction/prepare', { chainId, ...call })
    if (status !== 200) return { status, prepared, text, raw: '0x' as const, hash: '0x' as const }
    const raw = await wallet.evm.signTransaction({
      type: 'eip1559',
      chainId: 1,
      nonce: Number(prepared['nonce']),
      to: call.to as Hex,
      value: BigInt(call.value),
      data: call.data,
      gas: BigInt(String(prepared['gas'])),
      maxFeePerGas: BigInt(String(prepared['maxFeePerGas'])),
      maxPriorityFeePerGas: BigInt(String(prepared['maxPriorityFeePerGas'])),
    })
    const sent = await device.ask('transaction/send', { chainId, raw, id })
    return { status: sent.status, prepared, text: sent.text, raw, hash: sent.body['hash'] as Hex }
  }

  test('behavior: an empty wallet is told so, and a full one sends coins and tokens that arrive', async () => {
    const coins = { to: bob, value: '0xde0b6b3a7640000', data: '0x' } as const
    expect((await transfer(coins, 'poor')).prepared['code']).toBe('balance_too_small')
    const client = clientOf()
    await anvil().setBalance({ address: wallet.evm.address, value: parseEther('2') })
    const before = await client.getBalance({ address: bob })
    const first = await transfer(coins, 'coins')
    expect([first.status, first.prepared]).toEqual([
      200,
      expect.objectContaining({ nonce: 0, isKnown: false, token: null }),
    ])
    expect((await client.waitForTransactionReceipt({ hash: first.hash })).status).toBe('success')
    expect((await client.getBalance({ address: bob })) - before).toBe(parseEther('1'))

    // The same bytes again move nothing more.
    const again = await device.ask('transaction/send', { chainId: chain.chainId, raw: first.raw, id: 'coins' })
    expect([again.status, again.body]).toEqual([200, { hash: first.hash }])
    expect((await client.getBalance({ address: bob })) - before).toBe(parseEther('1'))

    const token = chain.tokens.find(({ symbol }) => symbol === 'USDC')
    const [holder] = chain.accounts
    if (!token || !holder) throw new Error('no token')
    const about = { abi: erc20Abi, address: token.address } as const
    const give = encodeFunctionData({ ...about, functionName: 'transfer', args: [wallet.evm.address, 5_000_000n] })
    const given = { from: holder, to: token.address, data: give }
    const gift = (await anvil().request({ method: 'eth_sendTransaction', params: [given] } as never)) as Hex
    await client.waitForTransactionReceipt({ hash: gift })
    const balanceOf = () => client.readContract({ ...about, functionName: 'balanceOf', args: [bob] })
    const held = await balanceOf()
    const data = encodeFunctionData({ ...about, functionName: 'transfer', args: [bob, 2_000_000n] })
    const second = await transfer({ to: token.address, value: '0x0', data }, 'tokens')
    expect([second.status, second.prepared]).toEqual([
      200,
      expect.objectContaining({
        nonce: 1,
        isKnown: true,
        token: { symbol: 'USDC', name: token.name, decimals: 6, balance: '5000000' },
      }),
    ])
    expect((await client.waitForTransactionReceipt({ hash: second.hash })).status).toBe('success')
    expect((await balanceOf()) - held).toBe(2_000_000n)
    const over = encodeFunctionData({ ...about, functionName: 'transfer', args: [bob, 3_000_001n] })
    expect((await transfer({ to: token.address, value: '0x0', data: over }, 'over')).prepared['code']).toBe(
      'balance_too_small',
    )
  })

  test('behavior: SOL is sent, and arrives', async () => {
    const { chainId } = solana
    async function ask<T>(method: string, params: readonly unknown[]): Promise<T> {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const response = await globalThis.fetch(solana.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return ((await response.json()) as { readonly result: T }).result
    }
    const latest = await ask<{ readonly value: { readonly blockhash: string } }>('getLatestBlockhash', [])
    const message = writeMessage({
      keys: [wallet.solana.publicKey, keyOf('bob'), SYSTEM_KEY],
      instructions: [{ program: 2, accounts: [0, 1], data: [2, 0, 0, 0, ...u64(3_000_000n)] }],
      blockhash: bytesOf(latest.value.blockhash),
    })
    const text = Buffer.from(message).toString('base64')
    const wish = { chainId, message: text, to: addressOf('bob'), amount: '3000000', mint: null }
    expect((await device.ask('transaction/prepare', wish)).body['code']).toBe('balance_too_small')
    await ask('requestAirdrop', [wallet.solana.address, 1_000_000_000])
    expect((await device.ask('transaction/prepare', wish)).body).toMatchObject({ fee: '5000', balance: '1000000000' })
    const raw = Buffer.from(writeTransaction([wallet.solana.sign(message)], message)).toString('base64')
    const sent = await device.ask('transaction/send', { chainId, raw, id: 'sol' })
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('hash')])
    const balance = await ask<{ readonly value: number }>('getBalance', [addressOf('bob'), { commitment: 'confirmed' }])
    expect(balance.value).toBe(3_000_000)
    expect((await device.ask('transaction/prepare', wish)).body).toMatchObject({ isKnown: true, balance: '996995000' })
    const again = await device.ask('transaction/send', { chainId, raw, id: 'sol' })
    expect(again.body).toEqual(sent.body)
  })
})
