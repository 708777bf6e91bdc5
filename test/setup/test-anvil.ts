import { type Anvil, findAnvil, startAnvil } from '../../cli/stack/chains/anvil.js'
import { createFindPackageFile } from '../../cli/stack/chains/find-package-file.js'
import { repository } from './scratch.js'
import { SetupError } from './setup-error.js'

/** A local chain of a test. */
export interface TestAnvil extends Anvil {
  readonly chainId: number
}

/** Starts a local EVM chain in memory on a free port. Throws a `SetupError` when anvil is not installed. */
export async function startTestAnvil(chainId: number): Promise<TestAnvil> {
  const binary = findAnvil(createFindPackageFile(repository))
  if (binary === undefined)
    throw new SetupError('anvil is not installed. Run: npm install --include=optional @foundry-rs/anvil')
  const { signal } = new AbortController()
  return { chainId, ...(await startAnvil({ binary, chainId, port: 0, signal })) }
}
