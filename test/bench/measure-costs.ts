import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
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
