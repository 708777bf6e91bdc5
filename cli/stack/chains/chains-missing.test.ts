import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, createWalletClient, http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import { createFindPackageFile } from './find-package-file.js'
import { startChains } from './start-chains.js'

const projectFolder = process.cwd()
const { signal } = new AbortController()
const base = { ports: { 1: 0 }, projectFolder, signal }
const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chains-'))
  folders.push(folder)
  return folder
}

/** Sees every package but those. */
function without(...names: readonly string[]) {
  const find = createFindPackageFile(projectFolder)
  return (file: string) => (names.some((name) => file.startsWith(name)) ? undefined : find(file))
}

test('behavior: a chain that was stopped goes on where it was, and is not seeded twice', async () => {
  const stateDir = await scratch()
  const first = await startChains({ ...base, stateDir })
  const chain = first.chains[0]
  const [from, to] = chain?.accounts ?? []
  if (!chain || !from || !to) throw new Error('nothing runs')
  const wallet = createWalletClient({ chain: mainnet, transport: http(chain.url) })
  const hash = await wallet.sendTransaction({ account: from, to, value: 12_345n })
  await createPublicClient({ transport: http(chain.url), pollingInterval: 20 }).waitForTransactionReceipt({ hash })
  await first.stop()

  const second = await startChains({ ...base, stateDir })
  try {
    const { url, port, ...again } = second.chains[0] ?? chain
    expect({ ...again, url: chain.url, port: chain.port }).toEqual(chain)
    const reader = createPublicClient({ transport: http(url) })
    expect(await reader.getBlockNumber()).toBe(2n)
    expect((await reader.getTransaction({ hash })).value).toBe(12_345n)
    expect((await reader.getLogs({ fromBlock: 1n, toBlock: 1n })).length).toBeGreaterThan(100)
  } finally {
    await second.stop()
  }
})

test('behavior: what is not installed is named with its command, the rest starts, and it is added later', async () => {
  const stateDir = await scratch()
  const poor = await startChains({ ...base, stateDir, find: without('@uniswap/v3-', '@account-abstraction/') })
  await poor.stop()
  expect(poor.missing).toEqual([
    { what: 'Uniswap v3', command: 'npm install --save-dev @uniswap/v3-core@1.0.1 @uniswap/v3-periphery@1.4.4' },
    { what: 'ERC-4337 EntryPoint', command: 'npm install --save-dev @account-abstraction/contracts@0.7.0' },
  ])
  expect(poor.chains[0]?.uniswapV3).toBeUndefined()
  expect(poor.chains[0]?.contracts.entryPoint).toBeUndefined()

  const rich = await startChains({ ...base, stateDir })
  try {
    expect(rich.missing).toEqual([])
    expect(rich.chains[0]?.uniswapV2).toEqual(poor.chains[0]?.uniswapV2)
    const reader = createPublicClient({ transport: http(rich.chains[0]?.url) })
    expect(await reader.getCode({ address: rich.chains[0]?.uniswapV3?.quoter ?? '0x' })).toMatch(/^0x60/)
    expect(await reader.getBlockNumber()).toBe(2n)
  } finally {
    await rich.stop()
  }
})

test('behavior: without the wrapped coin there is no exchange; tokens and names are there', async () => {
  const local = await startChains({ ...base, find: without('canonical-weth') })
  await local.stop()
  expect(local.missing.map(({ what, command }) => `${what}: ${command}`)).toEqual(
    ['WETH9', 'Uniswap v2', 'Uniswap v3'].map((what) => `${what}: npm install --save-dev canonical-weth@1.4.0`),
  )
  expect(local.chains[0]?.tokens.map(({ symbol }) => symbol)).toEqual(['USDC', 'USDT', 'DAI', 'WBTC', 'LINK', 'UNI'])
})

test('error: without anvil there are no chains, and the line says how to get it', async () => {
  const local = await startChains({ ...base, find: without('@foundry-rs/') })
  expect(local.chains).toEqual([])
  expect(local.missing).toEqual([
    { what: 'EVM chains (anvil)', command: 'npm install --save-dev @foundry-rs/anvil@1.7.1' },
  ])
  await local.stop()
})

test('error: a state that is not one is named, and left as it is', async () => {
  const stateDir = await scratch()
  await writeFile(join(stateDir, 'anvil-1.json'), '{"blo')
  await expect(startChains({ ...base, stateDir })).rejects.toMatchObject({
    code: 'chains/state-unreadable',
    message: expect.stringContaining(join(stateDir, 'anvil-1.json')),
  })
  expect(await readdir(stateDir)).toEqual(['anvil-1.json'])
})

test('error: a taken port keeps all chains from starting, and none is left', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  const stateDir = await scratch()
  try {
    await expect(startChains({ ...base, ports: { 1: 0, 137: port }, stateDir })).rejects.toMatchObject({
      code: 'stack/port-taken',
      slots: { port, service: 'EVM chain 137' },
    })
    expect(await readdir(stateDir)).toEqual([])
  } finally {
    server.close()
  }
})

test('error: a start that is aborted ends with the reason', async () => {
  const controller = new AbortController()
  const starting = startChains({ ...base, signal: controller.signal })
  controller.abort(new Error('enough'))
  await expect(starting).rejects.toThrow('enough')
})
