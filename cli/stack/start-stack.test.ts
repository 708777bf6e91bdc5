import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { descendants, isRunning } from '../../test/setup/dev-process.js'
import { keptDatabase } from '../../test/setup/kept-database.js'
import { soon } from '../../test/setup/soon.js'
import { isPortFree } from '../node/ports.js'
import type { ServiceLine, Stack } from './stack.js'
import { startStack } from './start-stack.js'

const slow = { timeout: 120_000 }

let dir = ''
let stacks: Stack[] = []
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'modal-kit-stack-'))
})
afterEach(async () => {
  await Promise.all(stacks.map((stack) => stack.stop()))
  stacks = []
  rmSync(dir, { recursive: true, force: true })
})

async function start(options: Partial<Parameters<typeof startStack>[0]> = {}): Promise<Stack> {
  const { signal } = new AbortController()
  const stack = await startStack({ dir, port: 0, isEphemeral: true, signal, ...options })
  stacks.push(stack)
  return stack
}

/** A process that was killed is there for a moment longer, until the system has told us of its end. */
async function expectNoMoreThan(before: readonly number[]): Promise<void> {
  await soon(() =>
    expect(descendants(process.pid).filter((pid) => !before.includes(pid) && isRunning(pid))).toEqual([]),
  )
}

async function historyOf({ url }: Stack, account: string): Promise<unknown> {
  const answer = await fetch(`${url}/v1/account/${account}/history?projectId=local`)
  return ((await answer.json()) as { readonly data: unknown }).data
}

const portOf = (url: string) => Number(new URL(url).port)

test(
  'behavior: stacks run side by side on ports of their own, and stopping one closes its ports only',
  slow,
  async () => {
    const dirs = [join(dir, 'first'), join(dir, 'second')]
    await Promise.all(dirs.map((each) => keptDatabase(join(each, '.modal-kit/database'))))
    const kept = dirs.map((each) => start({ dir: each, isEphemeral: false, chains: false }))
    const [first, second] = (await Promise.all(kept)) as [Stack, Stack]
    const ports = (stack: Stack) => [portOf(stack.url), portOf(stack.frameUrl)]
    expect(new Set([...ports(first), ...ports(second)]).size).toBe(4)
    await first.stop()
    await first.stop()
    for (const port of ports(first)) await soon(async () => expect(await isPortFree(port)).toBe(true))
    expect((await fetch(`${second.url}/health`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${portOf(second.frameUrl)}/sdk`)).status).toBe(404)
  },
)

test(
  'behavior: the backend is told of every chain with what is seeded there, and its proxy reaches them',
  slow,
  async () => {
    const lines: ServiceLine[] = []
    const before = descendants(process.pid)
    const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    const chainIds = ['eip155:10', 'eip155:8453', devnet] as const
    const stack = await start({ chainIds, onService: (line) => lines.push(line) })
    expect(stack.missing).toEqual([])
    expect(stack.chains.map(({ chainId }) => chainId)).toEqual(['eip155:1', 'eip155:10', 'eip155:137', 'eip155:8453'])
    expect(lines.map(({ name }) => name)).toEqual([
      'API',
      'secure frame',
      'inbox',
      'relay',
      'Ethereum',
      'OP Mainnet',
      'Polygon',
      'Base',
      'Solana',
      'Solana Devnet',
    ])
    const health = (await (await fetch(`${stack.url}/health`)).json()) as {
      readonly chains: readonly { readonly chainId: string }[]
    }
    expect(health.chains.map(({ chainId }) => chainId)).toEqual([
      'eip155:1',
      'eip155:10',
      'eip155:137',
      'eip155:8453',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      devnet,
    ])
    const answer = await fetch(`${stack.url}/v1/?chainId=eip155:137&projectId=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: [] }),
    })
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 7, result: '0x89' })
    const ports = [
      stack.url,
      stack.frameUrl,
      ...stack.chains.map(({ url }) => url),
      ...stack.clusters.map(({ url }) => url),
    ].map(portOf)
    await stack.stop()
    for (const port of ports) await soon(async () => expect(await isPortFree(port)).toBe(true))
    await expectNoMoreThan(before)
  },
)

test(
  'behavior: of Solana, whose chain is in memory, the kept database forgets what happened before the start',
  slow,
  async () => {
    const to = 'BTwYPAZ7XwcVgMtwogVCBYDo7bMfrrgiW5zvY4adFQFB'
    await keptDatabase(join(dir, '.modal-kit/database'))
    const first = await start({ isEphemeral: false })
    await fetch(first.clusters[0]?.url ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'requestAirdrop', params: [to, 5_000_000] }),
    })
    expect(await historyOf(first, to)).toHaveLength(1)
    await first.stop()
    expect(await historyOf(await start({ isEphemeral: false }), to)).toEqual([])
  },
)

test('error: when one part fails the others end, and nothing is left', slow, async () => {
  const before = descendants(process.pid)
  mkdirSync(join(dir, '.modal-kit/chains'), { recursive: true })
  writeFileSync(join(dir, '.modal-kit/chains/anvil-137.json'), 'garbage')
  await expect(start({ isEphemeral: false })).rejects.toMatchObject({ code: 'chains/state-unreadable' })
  await expectNoMoreThan(before)
  expect(existsSync(join(dir, '.modal-kit/stack.lock'))).toBe(false)
})

test('error: aborted before and during the start, it rejects with the reason and leaves nothing', slow, async () => {
  await expect(start({ signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow('before')
  const before = descendants(process.pid)
  const controller = new AbortController()
  const starting = start({ signal: controller.signal, isEphemeral: false })
  setTimeout(() => controller.abort(new Error('during')), 300)
  await expect(starting).rejects.toThrow('during')
  await expectNoMoreThan(before)
  expect(existsSync(join(dir, '.modal-kit/stack.lock'))).toBe(false)
})
