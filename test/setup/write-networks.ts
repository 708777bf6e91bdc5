import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A local chain as the app's config and the test wallet name it. */
export interface TestChain {
  readonly id: number
  readonly rpcUrl: string
}

/** A network of another namespace, by its name in a config. */
export interface NamedNetwork {
  readonly name: string
  readonly rpcUrl: string
}

const names: Readonly<Record<number, string>> = { 1: 'mainnet', 137: 'polygon', 8453: 'base' }

/** The text of a whole `modal.config.ts` for these chains. `features` and `services` are the source texts of those keys. */
export function configText(chains: readonly (TestChain | NamedNetwork)[], features = '{}', services?: string): string {
  return `import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  projectId: 'local',
  app: { name: 'Host' },
  networks: ${networksText(chains)},
  features: ${features},
${services === undefined ? '' : `  services: ${services},\n`}})
`
}

/**
 * Points the networks of an app's `modal.config.ts` at these chains, and takes the services out unless they run:
 * `areServed`. Throws when there is no list of networks to replace, or no services to take out.
 */
export async function writeNetworks(
  dir: string,
  chains: readonly (TestChain | NamedNetwork)[],
  areServed = false,
): Promise<void> {
  const path = join(dir, 'modal.config.ts')
  const before = await readFile(path, 'utf8')
  const there = before.replace(/networks: \[[^\]]*\]/, `networks: ${networksText(chains)}`)
  if (there === before) throw new Error(`${path} has no list of networks:\n${before}`)
  const after = areServed ? there : there.replace(/^ *services: .*\n/m, '')
  if (!areServed && after === there) throw new Error(`${path} has no services:\n${before}`)
  await writeFile(path, after)
}

function networksText(chains: readonly (TestChain | NamedNetwork)[]): string {
  const nameOf = (chain: TestChain | NamedNetwork) =>
    'name' in chain ? chain.name : (names[chain.id] ?? `eip155:${chain.id}`)
  return `[${chains.map((chain) => `{ network: '${nameOf(chain)}', rpcUrls: ['${chain.rpcUrl}'] }`).join(', ')}]`
}
