import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Costs, FeatureCost } from '../../cli/explain/costs.js'
import { folderOf } from '../../schema/feature.js'
import { features } from '../../schema/features.js'
import type { HostApp } from '../setup/linked-app.js'
import type { PackedKit } from '../setup/pack.js'
import { type BenchAppOptions, benchApp } from './bench-app.js'
import { type Chunks, type Fetched, readChunks, together } from './chunks.js'
import { turnOff } from './turn-off.js'

type Kit = Pick<PackedKit, 'unpacked'>

/** The parts of a build that `modal-kit explain` tells apart. */
interface Parts {
  readonly page: number
  readonly opening: number
  readonly css: number
}

/** Flags of the features that are not on in every app. */
const flags = ['nfts', 'activity', 'walletConnect', 'allWallets', 'multiWallet', 'coinbase', 'safe']
const modalModule = /src\/modal-kit\/modal\.ts$/
const legal = "  legal: { termsUrl: 'https://app.example/terms', privacyUrl: 'https://app.example/privacy' },\n"

/** Builds an app with every feature, and one without each in turn, and says what each of them adds. */
export async function measureCosts(kit: Kit): Promise<Costs> {
  const floor = await built({ name: 'costs-floor', kit, page: 'react-page' })
  const full = await built({ name: 'costs-full', kit, page: 'kit-page', features: flags })
  const whole = partsOf(full)
  const costs: Record<string, FeatureCost> = {}
  for (const { id, views } of features) {
    const off = partsOf(await built({ name: `costs-no-${id}`, kit, page: 'kit-page', features: flags }, id))
    const late = await lateParts(full, kit, id, views)
    const added = { page: whole.page - off.page, opening: whole.opening - off.opening }
    costs[id] = { ...added, ...late, css: whole.css - off.css }
  }
  const sum = (part: keyof Parts) => Object.values(costs).reduce((all, cost) => all + cost[part], 0)
  const shell = {
    page: whole.page - floor.load.bytes - sum('page'),
    opening: whole.opening - sum('opening'),
    css: whole.css - sum('css'),
  }
  return { shell, features: costs }
}

async function built(options: BenchAppOptions, off?: string): Promise<Chunks> {
  const app = await benchApp(options)
  try {
    if (options.page === 'kit-page') await turnAllOn(app)
    if (off) await turnOff(app.dir, off)
    await app.build()
    return await readChunks(app.dir)
  } finally {
    await app.remove()
  }
}

/** The benchmarks' app has every feature that a flag turns on; this adds the one that a key of the config does. */
async function turnAllOn(app: HostApp): Promise<void> {
  const path = join(app.dir, 'modal.config.ts')
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace('  networks:', `${legal}  networks:`))
  const { code, stderr } = await app.kit(['generate'])
  if (code !== 0) throw new Error(`The kit's generate failed:\n${stderr}`)
}

function partsOf(chunks: Chunks): Parts {
  return { page: chunks.load.bytes, opening: opened(chunks).bytes, css: chunks.cssBytes }
}

function opened(chunks: Chunks): Fetched {
  return chunks.added(modalModule, chunks.load)
}

/** What is fetched once the modal is open: the logic, then each view with the logic there. */
async function lateParts(full: Chunks, kit: Kit, id: string, views: Readonly<Record<string, string>>) {
  const open = together(full.load, opened(full))
  const flow = full.added(/features\/connect\/flow\.js$/, open)
  const entry = await readFile(join(kit.unpacked, 'dist/runtime/features', folderOf(id), 'feature.js'), 'utf8')
  const modules = [...entry.matchAll(/import\('\.\/([\w-]+)\.js'\)/g)].map(([, name = '']) => name)
  const logic = modules.map((name) => full.added(moduleOf(id, name), open))
  const there = together(open, flow, ...logic)
  const sizes = Object.entries(views).map(([view, path]) => {
    const name = `${path.replace(/^.*\//, '')}.view`
    return [view, full.added(moduleOf(id, name), there).bytes] as const
  })
  return { logic: together(...logic).bytes, views: Object.fromEntries(sizes) }
}

function moduleOf(feature: string, name: string): RegExp {
  return new RegExp(`features/${folderOf(feature)}/${name}\\.js$`)
}
