import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chains as chainManifests, features } from '../../schema/registry.js'
import { type HostApp, linkedApp } from '../setup/linked-app.js'
import type { PackedKit } from '../setup/pack.js'
import { configText } from '../setup/write-networks.js'

/**
 * The hosts of DESIGN §4: `floor` has no kit, `base` has connect, account, networks and receive, `defaults` is what `init`
 * writes, `all` has everything of this version. `solana` is `base` with the networks of Solana alone, `both` with them
 * beside its own; `logins` is `base` with e-mail and providers.
 */
export type HostKind = 'floor' | 'base' | 'solana' | 'both' | 'logins' | 'defaults' | 'all'

/** One page of the benchmarks as an app. */
export interface BenchAppOptions {
  /** The app's folder below `.tmp`. */
  readonly name: string
  readonly kit: Pick<PackedKit, 'unpacked'>
  readonly host: HostKind
  /** The page file beside this one, without its ending; by default the one that shows a connect button. */
  readonly page?: string
  /** Whether the build leaves out viem and the packages of wallets, which are not the kit's. */
  readonly isKitAlone?: boolean
}

/** React stays in: it is a floor that is taken off, and shares the page's scripts with the kit as it does in a host. */
const others = [...chainManifests, ...features].flatMap((each) => packagesOf(each))

/** Three networks, as most apps have a few; no request goes to their endpoints here. */
const chains = [1, 137, 8453].map((id) => ({ id, rpcUrl: 'http://127.0.0.1:8545' }))

const clusters = ['solana', 'solanaDevnet'].map((name) => ({ name, rpcUrl: 'http://127.0.0.1:8899' }))

/** Services of the features that have one; no request goes there in a build. */
const services =
  "{ api: 'http://127.0.0.1:8787', relay: 'ws://127.0.0.1:8787/relay', images: 'http://127.0.0.1:8787', frame: 'http://wallet.localhost:8788/sdk' }"
const legal = "legal: { termsUrl: 'https://app.example/terms', privacyUrl: 'https://app.example/privacy' }"

/** Makes the app; one with the kit gets the files that `init` or `generate` writes. Rejects when they fail. */
export async function benchApp(options: BenchAppOptions): Promise<HostApp> {
  const { name, kit, host, page = host === 'floor' ? 'react-page' : 'kit-page', isKitAlone = false } = options
  const files = {
    'src/main.tsx': await readFile(join(import.meta.dirname, `${page}.tsx`), 'utf8'),
    'src/plain-wallets.ts': await readFile(join(import.meta.dirname, 'plain-wallets.ts'), 'utf8'),
    ...configOf(host),
  }
  const app = await linkedApp({ name, kit, files, bundler: 'rollup', external: isKitAlone ? others : [] })
  if (host === 'floor') return app
  const command = host === 'defaults' ? ['init', '--yes', '--no-install'] : ['generate']
  const { code, stdout, stderr } = await app.kit([...command, '--cwd', app.dir])
  if (code !== 0) throw new Error(`The kit's ${command[0]} failed:\n${stdout}\n${stderr}`)
  return app
}

/** The config of a host that has one of its own; `init` writes that of `defaults`. */
function configOf(host: HostKind): Readonly<Record<string, string>> {
  const networks = { base: chains, solana: clusters, both: [...chains, ...clusters] }
  if (host === 'base' || host === 'solana' || host === 'both')
    return { 'modal.config.ts': configText(networks[host], '{ receive: true }') }
  if (host === 'logins')
    return { 'modal.config.ts': configText(chains, '{ receive: true, email: true, socials: true }', services) }
  if (host !== 'all') return {}
  const flags = features.flatMap((feature) => ('switch' in feature ? [`${feature.switch}: true`] : []))
  return { 'modal.config.ts': configText(chains, `{ ${flags.join(', ')} }`, `${services},\n  ${legal}`) }
}

function packagesOf(feature: object): readonly string[] {
  return 'packages' in feature ? Object.keys(feature.packages as object) : []
}
