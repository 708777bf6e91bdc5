import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { Costs, FeatureCost } from '../../cli/explain/costs.js'
import { folderOf, type Manifest } from '../../schema/feature.js'
import { features } from '../../schema/features.js'
import type { HostApp } from '../setup/linked-app.js'
import type { PackedKit } from '../setup/pack.js'
import { builtChunks } from './built-chunks.js'
import { type Chunks, type Fetched, together } from './chunks.js'
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

/** A feature of the registry. */
export type MeasuredFeature = Pick<Manifest, 'id' | 'views'>

/** What every measurement compares with: a page without the kit, and an app with every feature. */
export interface CostBuilds {
  readonly floor: Chunks
  readonly full: Chunks
}

/** Builds an app with every feature, and one without each in turn, and says what each of them adds. */
export async function measureCosts(kit: Kit): Promise<Costs> {
  const builds = await costBuilds(kit)
  const costs: Record<string, FeatureCost> = {}
  for (const feature of features) costs[feature.id] = await featureCost(kit, builds, feature)
  return { shell: shellCost(builds, costs), features: costs }
}

/** Makes the two builds that every measurement needs. */
export async function costBuilds(kit: Kit): Promise<CostBuilds> {
  const floor = await builtChunks({ name: 'costs-floor', kit, page: 'react-page' })
  return { floor, full: await builtChunks({ name: 'costs-full', kit, page: 'kit-page', features: flags }, turnAllOn) }
}

/** Builds an app with every feature but this one, and says what it adds. */
export async function featureCost(
  kit: Kit,
  { full }: CostBuilds,
  { id, views }: MeasuredFeature,
): Promise<FeatureCost> {
  const options = { name: `costs-no-${id}`, kit, page: 'kit-page', features: flags } as const
  const without = await builtChunks(options, async (app) => {
    await turnAllOn(app)
    await turnOff(app.dir, id)
  })
  const [whole, off] = [partsOf(full), partsOf(without)]
  const late = await lateParts(full, kit, id, views)
  return { page: whole.page - off.page, opening: whole.opening - off.opening, ...late, css: whole.css - off.css }
}

/** What is left of the app with every feature once what each of them adds is taken off. */
export function shellCost({ floor, full }: CostBuilds, costs: Costs['features']): Costs['shell'] {
  const whole = partsOf(full)
  const sum = (part: keyof Parts) => Object.values(costs).reduce((all, cost) => all + cost[part], 0)
  return {
    page: whole.page - floor.load.bytes - sum('page'),
    opening: whole.opening - sum('opening'),
    css: whole.css - sum('css'),
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

/** What is fetched once the modal is open: the logic, each view with the logic there, and then what those fetch late. */
async function lateParts(full: Chunks, kit: Kit, id: string, views: Readonly<Record<string, string>>) {
  const folder = posix.join('features', folderOf(id))
  const open = together(full.load, opened(full))
  const flow = full.added(/features\/connect\/flow\.js$/, open)
  /** A script that several of them share is fetched once. */
  const addedBy = (paths: readonly string[], present: Fetched) =>
    paths.reduce<Fetched>((all, path) => together(all, full.added(moduleAt(path), together(present, all))), {
      files: new Set(),
      bytes: 0,
    })
  const logic = addedBy(await importsIn(kit, folder, /^feature\.js$/), open)
  const there = together(open, flow, logic)
  const shown = Object.entries(views).map(([view, path]) => {
    const name = path.replace(/^.*\//, '')
    return [view, full.added(moduleAt(`${folder}/${name}.view.js`), there)] as const
  })
  const before = together(there, ...shown.map(([, view]) => view))
  const late = addedBy(await importsIn(kit, folder, /\.js$/), before)
  return {
    logic: logic.bytes + late.bytes,
    views: Object.fromEntries(shown.map(([view, { bytes }]) => [view, bytes])),
  }
}

/** The modules, but for views, that those files of a feature fetch, as paths under `dist/runtime`. */
async function importsIn(kit: Kit, folder: string, files: RegExp): Promise<readonly string[]> {
  const runtime = join(kit.unpacked, 'dist/runtime')
  const names = (await readdir(join(runtime, folder))).filter((name) => files.test(name)).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(runtime, folder, name), 'utf8')))
  const paths = texts.flatMap((text) => [...text.matchAll(/import\('(\.[^']+\.js)'\)/g)].map(([, path = '']) => path))
  return [...new Set(paths)].filter((path) => !path.endsWith('.view.js')).map((path) => posix.join(folder, path))
}

function moduleAt(path: string): RegExp {
  return new RegExp(`runtime/${path.replaceAll('.', '\\.')}$`)
}
