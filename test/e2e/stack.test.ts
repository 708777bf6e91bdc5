import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createPublicClient, createWalletClient, http, parseEther, verifyMessage } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isRunning } from '../setup/dev-process.js'
import { isFree } from '../setup/free-port.js'
import type { Scratch } from '../setup/scratch.js'
import { type SpawnedProgram, spawnProgram } from '../setup/spawn-program.js'
import { pairWalletConnect } from '../setup/walletconnect-clients.js'
import { copyApp, freshApp } from './shared.js'

/** Milliseconds from the command to `ready` on a busy machine; `npm run bench:cli` says what it takes on a quiet one. */
const READY_MS = 120_000
const ORIGIN = 'http://localhost:5173'

/** A copy: the stack keeps its data in the folder of the app. */
let app: Scratch
let running: SpawnedProgram[] = []
beforeAll(async () => {
  app = await copyApp(await freshApp())
})
afterAll(() => app?.remove())
afterEach(async () => {
  for (const program of running) program.kill()
  running = []
  // The packages stay: they are installed once.
  const data = join(app.dir, '.modal-kit')
  const names = (await readdir(data)).filter((name) => name !== 'stack')
  for (const name of names) await rm(join(data, name), { recursive: true, force: true })
})

interface RunningStack {
  readonly program: SpawnedProgram
  /** Every line before `ready`, by the name it begins with. */
  readonly lines: ReadonlyMap<string, string>
  readonly url: string
  /** Of chain 1. */
  readonly rpcUrl: string
}

async function dev(...flags: readonly string[]): Promise<RunningStack> {
  const bin = join(app.dir, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  const program = spawnProgram(process.execPath, [bin, 'dev', '--port', '0', ...flags], { cwd: app.dir, isGroup: true })
  running.push(program)
  await program.says(/^modal-kit dev: ready$/m, READY_MS)
  const rows = program.said.out.trimEnd().split('\n').slice(0, -1)
  const lines = new Map(rows.map((row) => [row.slice(0, 13).trimEnd(), row.slice(13).trimStart()]))
  const urlOf = (name: string) => lines.get(name)?.split(' ')[0] ?? ''
  return { program, lines, url: urlOf('API'), rpcUrl: urlOf('Ethereum') }
}

async function portsOf(url: string): Promise<readonly number[]> {
  const response = await fetch(`${url}/health`)
  const health = (await response.json()) as { readonly status: string; readonly services: { readonly port?: number }[] }
  expect([response.status, health.status]).toEqual([200, 'ok'])
  return health.services.flatMap(({ port }) => port ?? [])
}

/** Ends it as an operator does, and proves that nothing of it is left. */
async function stop({ program, url }: RunningStack): Promise<void> {
  const [family, ports] = [program.family(), await portsOf(url)]
  expect(family.length, 'the chains are processes of their own').toBeGreaterThan(3)
  // API, frame, three EVM chains, Solana and its WebSocket.
  expect(new Set(ports).size).toBe(7)
  for (const port of ports) expect(await isFree(port), `nothing is on port ${port}`).toBe(false)
  const said = program.said.out.length + program.said.error.length
  // What a terminal does on Ctrl-C: every process of the group hears it.
  process.kill(-program.pid, 'SIGINT')
  expect(await program.ended, program.said.error).toBe(0)
  expect(program.said.out.length + program.said.error.length, `${program.said.out}${program.said.error}`).toBe(said)
  await vi.waitFor(() => expect(family.filter(isRunning)).toEqual([]), { timeout: 20_000 })
  for (const port of ports) expect(await isFree(port), `port ${port} is still taken`).toBe(true)
}

/** A dev server that takes its time to end: what asks the chains goes on meanwhile. */
const slowEnd = "process.on('SIGTERM', () => setTimeout(() => process.exit(), 2500)); setInterval(() => {}, 1000)"

test('behavior: modal-kit dev of the packed kit is ready, serves, and leaves nothing', async () => {
  const stack = await dev('--ephemeral', '--', process.execPath, '-e', slowEnd)
  expect(stack.program.said.error).toContain('Installed the packages of the local stack.')
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(app.dir, 'package.json'), 'utf8'))
  expect(Object.keys({ ...dependencies, ...devDependencies })).not.toContain('hono')
  expect([...stack.lines.keys()]).toEqual([
    'API',
    'secure frame',
    'inbox',
    'relay',
    'Ethereum',
    'Polygon',
    'Base',
    'Solana',
    'pictures',
  ])
  const call = (origin: string) =>
    fetch(`${stack.url}/v1/?chainId=eip155:8453&projectId=local`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: [] }),
    })
  const answer = await call(ORIGIN)
  expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 7, result: '0x2105' })
  expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect((await call('https://evil.example')).status).toBe(403)
  const clients = await pairWalletConnect(stack.lines.get('relay') ?? '', 'local')
  try {
    const { address } = clients
    const signature = await clients.sign('hello')
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    await clients.disconnect()
  } finally {
    await clients.stop()
  }
  await stop(stack)
})

test('behavior: without --ephemeral the next start has the chain and the history of the last', async () => {
  const account = mnemonicToAccount('test test test test test test test test test test test junk')
  // Nobody else has heard of it.
  const to = `0x${'5e'.repeat(20)}` as const
  const value = parseEther('1.25')
  const first = await dev()
  const sender = createWalletClient({ account, chain: mainnet, transport: http(first.rpcUrl) })
  const hash = await sender.sendTransaction({ to, value })
  await expect.poll(() => history(first.url, to), { timeout: 20_000, interval: 200 }).toEqual([hash])
  await stop(first)
  expect(await readFile(join(app.dir, '.modal-kit/.gitignore'), 'utf8')).toBe('*\n')
  const second = await dev()
  const chain = createPublicClient({ chain: mainnet, transport: http(second.rpcUrl) })
  expect(await chain.getBalance({ address: to })).toBe(value)
  expect((await chain.getTransactionReceipt({ hash })).status).toBe('success')
  expect(await history(second.url, to)).toEqual([hash])
  await stop(second)
})

async function history(url: string, address: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ projectId: 'local', chainId: 'eip155:1' })
  const response = await fetch(`${url}/v1/account/${address}/history?${query}`, { headers: { origin: ORIGIN } })
  const { data } = (await response.json()) as { readonly data: readonly { metadata: { hash: string } }[] }
  return data.map(({ metadata }) => metadata.hash)
}
