import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Anvil, findAnvil, startAnvil } from './anvil.js'
import { askChain } from './ask-chain.js'
import { createFindPackageFile, type FindPackageFile } from './find-package-file.js'
import type { LocalChain, LocalChains } from './local-chain.js'
import type { MissingPart } from './missing-part.js'
import { installCommand } from './missing-part.js'
import { seedChain } from './seed/plan-chain.js'
import { missingOf, readSeedCode, type SeedCode } from './seed/seed-code.js'

/** What to start. */
export interface ChainsOptions {
  /** Ports by chain id: `{ 1: 8545 }`. 0 takes any that is free. */
  readonly ports: Readonly<Record<number, number>>
  /** Folder that keeps the chains between runs, a file for each. Without it they are in memory. */
  readonly stateDir?: string
  /** Folder of the project whose packages are used. */
  readonly projectFolder: string
  /** Where packages are looked for; from the project's folder and from this package by default. */
  readonly find?: FindPackageFile
  /** Aborting it ends a start that is under way. */
  readonly signal: AbortSignal
}

/**
 * Starts the local EVM chains, all at once, and seeds each that is new. A part whose package is not installed is named
 * in `missing` and the rest starts. Throws `stack/port-taken` and `chains/*`; then nothing is left running and no state
 * is saved.
 */
export async function startChains(options: ChainsOptions): Promise<LocalChains> {
  const { ports, stateDir, projectFolder, signal } = options
  const { find = createFindPackageFile(projectFolder) } = options
  const binary = findAnvil(find)
  if (binary === undefined) return { chains: [], missing: [missingAnvil], stop: async () => {} }
  if (stateDir !== undefined) await mkdir(stateDir, { recursive: true })
  const code = readSeedCode(find)
  const started: Anvil[] = []
  const starting = Object.entries(ports).map(async ([id, port]) => {
    const chainId = Number(id)
    const stateFile = stateDir === undefined ? {} : { stateFile: join(stateDir, `anvil-${chainId}.json`) }
    const anvil = await startAnvil({ binary, chainId, port, signal, ...stateFile })
    started.push(anvil)
    return describe(anvil, chainId, { code, signal })
  })
  const results = await Promise.allSettled(starting)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) {
    // A chain that is seeded by half must not be saved.
    await Promise.all(started.map((anvil) => anvil.kill()))
    throw failed.reason
  }
  return {
    chains: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    missing: missingOf(code),
    stop: async () => void (await Promise.all(started.map((anvil) => anvil.stop()))),
  }
}

const missingAnvil: MissingPart = {
  what: 'EVM chains (anvil)',
  command: installCommand({ '@foundry-rs/anvil': '1.7.1' }),
}

async function describe(
  { url, port }: Anvil,
  chainId: number,
  { code, signal }: { readonly code: SeedCode; readonly signal: AbortSignal },
): Promise<LocalChain> {
  return { chainId: `eip155:${chainId}`, url, port, ...(await seedChain(askChain(url, signal), chainId, code)) }
}
