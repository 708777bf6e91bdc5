import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { configText, type TestChain } from '../../setup/write-networks.js'

/** The sample hosts: each uses the kit through another library. */
export type HostName = 'viem' | 'ethers' | 'wagmi' | 'follow' | 'solana'

/** Where the sources of the sample hosts are, a folder each; they are also the examples of `docs/interop.md`. */
const hosts = join(import.meta.dirname, 'hosts')

/** As strict as a host may be. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  types: ['vite/client'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
}

/** The files of a sample host by path: its sources, a strict `tsconfig.json`, and the config of the kit. */
export async function hostFiles(
  name: HostName,
  chains: readonly TestChain[],
): Promise<Readonly<Record<string, string>>> {
  return {
    // The start of a page, for the hosts that have none of their own.
    ...(await filesIn(join(hosts, 'plain'))),
    ...(await filesIn(join(hosts, name))),
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
    'modal.config.ts': configText(chains),
  }
}

async function filesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}
