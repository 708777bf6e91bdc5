import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HostApp, linkedApp } from '../setup/linked-app.js'
import type { PackedKit } from '../setup/pack.js'
import { configText } from '../setup/write-networks.js'

/** One page of the benchmarks as an app. */
export interface BenchAppOptions {
  readonly name: string
  readonly kit: Pick<PackedKit, 'unpacked'>
  /** The page file beside this one, without its ending. */
  readonly page: 'floor' | 'kit-page' | 'react-page'
  /** Flags of features that are on beside those every app has. */
  readonly features?: readonly string[]
  /** Modules of the runtime that get a script of their own, as those have that many features share. */
  readonly apart?: readonly string[]
}

/** Three networks, as most apps have a few; nobody asks their endpoints here. */
const chains = [1, 137, 8453].map((id) => ({ id, rpcUrl: 'http://127.0.0.1:8545' }))

/** Services of the features that ask one; nobody asks them here. */
const services = "{ api: 'http://127.0.0.1:8787', relay: 'ws://127.0.0.1:8787/relay', images: 'http://127.0.0.1:8787' }"

/** Makes the app; a page with the kit gets the files that `generate` writes for every feature this version has. */
export async function benchApp({ name, kit, page, features = [], apart = [] }: BenchAppOptions): Promise<HostApp> {
  const entry = await readFile(join(import.meta.dirname, `${page}.tsx`), 'utf8')
  const wallets = await readFile(join(import.meta.dirname, 'plain-wallets.ts'), 'utf8')
  const files = {
    'src/main.tsx': apart.length > 0 ? `import './apart.js'\n${entry}` : entry,
    'src/apart.ts': apartText(apart),
    'src/plain-wallets.ts': wallets,
    'modal.config.ts': configText(chains, featuresText(features), features.length > 0 ? services : undefined),
  }
  const app = await linkedApp({ name, kit, files })
  if (page !== 'kit-page') return app
  const { code, stdout, stderr } = await app.kit(['generate', '--cwd', app.dir])
  if (code !== 0) throw new Error(`The kit's generate failed:\n${stdout}\n${stderr}`)
  return app
}

function featuresText(flags: readonly string[]): string {
  return `{ ${['receive', ...flags].map((flag) => `${flag}: true`).join(', ')} }`
}

/** Something must be able to ask for them, or the bundler leaves them out. */
function apartText(modules: readonly string[]): string {
  const loaders = modules.map((module) => `() => import('../node_modules/create-modal-kit/dist/runtime/${module}.js')`)
  return `Object.assign(globalThis, { apart: [${loaders.join(', ')}] })\n`
}
