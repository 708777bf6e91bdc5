import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type NodeServer, startNode } from '../../../../../test/setup/node-server.js'
import { type AskOptions, answerOf, type SiteDevice } from '../../../../../test/setup/site-device.js'
import { codeIn, makeSiteWorld, type SiteWorld, tokenIn } from '../../../../../test/setup/site-world.js'
import { createProject } from '../../projects/edit-project.js'
import { isSameSite } from './api-guards.js'
import { createSite } from './site-app.js'

const WALLET = 'https://wallet.example.com'
const HOST = 'wallet.example.com'
const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

let world: SiteWorld
let site: ReturnType<typeof createSite>
let main: NodeServer
let sepolia: NodeServer
beforeAll(async () => {
  main = await startNode(1)
  sepolia = await startNode(11_155_111)
  world = await makeSiteWorld([
    { chainId: 'eip155:1', name: 'Ethereum', rpcUrls: [main.url], native },
    { chainId: 'eip155:11155111', name: 'Sepolia', rpcUrls: [sepolia.url], native },
    { chainId: SOLANA, name: 'Solana', rpcUrls: [main.url], native: { ...native, symbol: 'SOL', decimals: 9 } },
  ])
  const { backend } = world
  await createProject(backend, { name: 'Near', id: 'near', origins: ['https://app.example.com', WALLET] })
  const production = { ...backend, settings: { ...backend.settings, mode: 'production' as const } }
  site = createSite({ ...production, walletOrigin: WALLET }, { files: siteFiles(), hosts: [HOST] })
})
afterAll(async () => {
  await world?.stop()
  await main?.stop()
  await sepolia?.stop()
})

/** A site of one script, whose document needs no more. */
function siteFiles() {
  const file = { path: '/assets/frame-0123abcd.js', type: 'text/javascript', bytes: new Uint8Array(1), sha256: 'x' }
  return { build: 'x', script: file, style: file, all: new Map([[file.path, file]]) }
}

/** As a load balancer passes it on: `Host` as it came, no TLS. */
async function open(path: string, init: RequestInit = {}) {
  const headers = { host: HOST, 'x-forwarded-proto': 'https', ...Object.fromEntries(new Headers(init.headers)) }
  return answerOf(await site.request(`http://10.0.0.7:8788${path}`, { ...init, headers }))
}
const near = { project: 'near', app: 'https://app.example.com' }
function ask(device: SiteDevice, name: string, body = {}, options: AskOptions = {}) {
  const headers = { host: HOST, origin: WALLET, 'x-forwarded-proto': 'https', ...options.headers }
  return device.ask(name, body, { ...options, site, headers })
}
async function signIn(device: SiteDevice, email: string, options: AskOptions = {}) {
  const { body } = await ask(device, 'login/email', { email }, options)
  const token = tokenIn(await world.mails())
  const form = new URLSearchParams({ token, number: String(body['number']) }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: WALLET }
  expect((await open('/device', { method: 'POST', headers, body: form })).status).toBe(200)
  return ask(device, 'login/code', { login: body['login'], code: codeIn(await world.mails()) }, options)
}
const cookiesOf = (headers: Headers) => headers.getSetCookie().map((line) => line.replace(/=[\w-]*;/, '=…;'))

describe('in production', () => {
  test('behavior: every answer says that there is TLS, for two years; in development none does', async () => {
    const paths = [
      '/sdk?projectId=shop',
      '/sdk?projectId=none',
      '/assets/frame-0123abcd.js',
      '/device',
      '/x',
      '/device.css',
    ]
    const answers = [
      ...(await Promise.all(paths.map((path) => open(path)))),
      await open('/sdk', { headers: { host: 'x' } }),
    ]
    answers.push(await ask(world.device(), 'hello'), await ask(world.device(), 'hello', { more: 1 }))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 404, 404, 200, 403, 200, 400])
    for (const { headers } of answers) {
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    }
    expect((await world.open('/sdk?projectId=shop')).headers.has('strict-transport-security')).toBe(false)
  })

  test.each([
    ['http', { origin: 'http://wallet.example.com' }, 'foreign_request'],
    ['a port', { origin: 'https://wallet.example.com:8788' }, 'foreign_request'],
    ['a sibling', { origin: 'https://api.example.com' }, 'foreign_request'],
    ['its port behind the load balancer', { host: '10.0.0.7:8788', origin: 'http://10.0.0.7:8788' }, 'wrong_host'],
    ['this machine', { host: 'localhost:8788', origin: 'http://localhost:8788' }, 'wrong_host'],
    ['a name in X-Forwarded-Host', { host: 'evil.example', 'x-forwarded-host': HOST }, 'wrong_host'],
  ])('error: a request from %s is refused', async (_, headers, code) => {
    expect((await ask(world.device(), 'hello', {}, { headers })).body['code']).toBe(code)
  })

  test('error: the wallet’s own page is no app, and no form of another page counts', async () => {
    const own = await ask(world.device(), 'hello', {}, { ...near, app: WALLET })
    expect(own.body['code']).toBe('origin_not_allowed')
    const form = { method: 'POST', body: 'token=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const origins = ['http://wallet.example.com', 'https://app.example.com', 'null']
    for (const origin of origins) {
      expect((await open('/device', { ...form, headers: { ...form.headers, origin } })).status, origin).toBe(403)
    }
  })
})

describe('cookies (SECURITY 2.7)', () => {
  test('behavior: below a page of the same site they are strict, and a login lasts by them', async () => {
    const device = world.device()
    device.cookies = new Map()
    const hello = await ask(device, 'hello', {}, near)
    expect(cookiesOf(hello.headers)).toEqual(['__Host-cp=…; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Strict'])
    const done = await signIn(device, 'near@example.com', near)
    const name = '__Host-ck-near=…'
    expect(cookiesOf(done.headers)).toEqual([`${name}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict`])
    expect(done.body).not.toHaveProperty('token')
    expect((await ask(device, 'session', {}, near)).body['session']).toBe('yes')
    const out = await ask(device, 'sign-out', {}, near)
    expect(cookiesOf(out.headers)).toEqual([`${name}; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`])
    expect((await ask(device, 'session', {}, near)).body['session']).toBe('no')
  })

  test('behavior: below a page of another site they are in a jar of its own', async () => {
    const device = world.device()
    device.cookies = new Map()
    const { headers } = await ask(device, 'hello')
    const kept = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
    expect(cookiesOf(headers)).toEqual([`__Host-cp=…; Max-Age=600; ${kept}`])
    const done = await signIn(device, 'far@example.com')
    expect(cookiesOf(done.headers)).toEqual([`__Host-ck-shop=…; Max-Age=2592000; ${kept}`])
  })

  test.each([
    ['https://app.example.com', WALLET, true],
    ['https://example.com', WALLET, true],
    ['https://app.example.com:8443', WALLET, true],
    ['http://app.example.com', WALLET, false],
    ['https://app.example.org', WALLET, false],
    ['https://notexample.com', WALLET, false],
    ['https://a.vercel.app', 'https://b.vercel.app', false],
    ['https://a.co.uk', 'https://b.co.uk', false],
    ['capacitor://localhost', WALLET, false],
    ['https://10.0.0.1', 'https://10.0.0.2', false],
    ['http://localhost:5173', 'http://wallet.localhost:8788', false],
    ['null', WALLET, false],
  ])('behavior: %s and %s are the same site: %s', (page, wallet, isSame) => {
    expect(isSameSite(page, wallet)).toBe(isSame)
  })
})

describe('main networks', () => {
  const evm = { to: `0x${'11'.repeat(20)}`, value: '0x1', data: '0x' }
  const solana = { message: 'AA', to: null, amount: '1', mint: null }
  test.each([
    ['transaction/prepare', 'Ethereum', { chainId: 'eip155:1', ...evm }],
    ['transaction/prepare', 'Solana', { chainId: SOLANA, ...solana }],
    ['transaction/send', 'Ethereum', { chainId: 'eip155:1', raw: '0x02', id: '1' }],
    ['transaction/send', 'Solana', { chainId: SOLANA, raw: 'AA', id: '1' }],
  ])('error: %s on %s is refused in production, and no node is asked', async (name, network, body) => {
    const device = world.device()
    device.token = String((await signIn(device, `${network}-${name.slice(12)}@example.com`)).body['token'])
    const asked = main.asked().length
    const { status, body: answer } = await ask(device, name, body)
    expect([status, answer]).toEqual([403, { code: 'network_off', message: expect.stringContaining(network) }])
    expect(main.asked().length).toBe(asked)
    // Reading is no transaction.
    const read = await ask(device, 'rpc', { chainId: 'eip155:1', method: 'eth_blockNumber' })
    expect(read.body).toEqual({ result: '0x1' })
  })

  test('behavior: test networks are not, nor is development', async () => {
    const device = world.device()
    device.token = String((await signIn(device, 'test@example.com')).body['token'])
    const prepared = await ask(device, 'transaction/prepare', { chainId: 'eip155:11155111', ...evm })
    expect(prepared.body['code']).not.toBe('network_off')
    expect(sepolia.asked().length).toBeGreaterThan(0)
    const unserved = await ask(device, 'transaction/prepare', { chainId: 'eip155:10', ...evm })
    expect(unserved.body['code']).toBe('unsupported_chain')
    const asked = main.asked().length
    await device.ask('transaction/prepare', { chainId: 'eip155:1', ...evm })
    expect(main.asked().length).toBeGreaterThan(asked)
  })
})
