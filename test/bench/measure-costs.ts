import type { Costs, FeatureCost } from '../../cli/explain/costs.js'
import type { ChainManifest } from '../../schema/network-info.js'
import { chains, features } from '../../schema/registry.js'
import type { PackedKit } from '../setup/pack.js'
import type { HostKind } from './bench-app.js'
import { buildHost } from './build-host.js'
import { type Bundle, type Fetched, together } from './bundle.js'
import { type HostModules, hostModules, type MeasuredFeature, readReaches } from './feature-reach.js'
import { turnOff } from './turn-off.js'

type Kit = Pick<PackedKit, 'unpacked'>

/** The parts of a build that `modal-kit explain` tells apart. */
interface Parts {
  readonly page: number
  readonly opening: number
  readonly css: number
}

/** What every measurement compares with: a page without the kit, and the host with every feature. */
export interface CostBuilds {
  readonly floor: Bundle
  readonly full: Bundle
  readonly host: HostModules
}

/** Builds a host with every feature, and one without each in turn, and says what each of them adds. */
export async function measureCosts(kit: Kit): Promise<Costs> {
  const builds = await costBuilds(kit)
  const costs: Record<string, FeatureCost> = {}
  for (const feature of features) costs[feature.id] = await featureCost(kit, builds, feature)
  const ofChains: Record<string, FeatureCost> = {}
  for (const chain of chains) ofChains[chain.name] = await chainCost(kit, builds, chain)
  return { shell: shellCost(builds, costs, ofChains), features: costs, chains: ofChains }
}

/** Makes the two builds that every measurement needs. */
export async function costBuilds(kit: Kit): Promise<CostBuilds> {
  const { bundle: floor } = await buildHost({ name: 'costs-floor', kit, host: 'floor' })
  const { bundle: full } = await buildHost({ name: 'costs-full', kit, host: 'all' })
  return { floor, full, host: hostModules(kit.unpacked) }
}

/**
 * Builds a host with every feature but this one, and says what it adds to the page and to opening. What comes late is what
 * the feature leads to in the host with all of them, as `npm run size` reads it; what others lead to as well counts here.
 */
export async function featureCost(kit: Kit, builds: CostBuilds, feature: MeasuredFeature): Promise<FeatureCost> {
  const { full, host } = builds
  const { bundle } = await buildHost({ name: `costs-no-${feature.id}`, kit, host: 'all' }, ({ dir }) =>
    turnOff(dir, feature.id),
  )
  const [whole, off] = [partsOf(full, host), partsOf(bundle, host)]
  return {
    page: whole.page - off.page,
    opening: whole.opening - off.opening,
    ...lateParts(builds, feature.id),
    css: whole.css - off.css,
  }
}

/** The host of a namespace alone, and the one that has the other namespace alone. */
const hostsOf: Readonly<Record<string, { readonly alone: HostKind; readonly without: HostKind }>> = {
  evm: { alone: 'base', without: 'solana' },
  solana: { alone: 'solana', without: 'base' },
}

/** What the chains that the host with every feature has are called. */
const CHAIN_OF_ALL = 'evm'

type MeasuredChain = Pick<ChainManifest, 'name' | 'source'>

/** What the chains of a namespace add to an app that has others, and what they fetch once the modal is open. */
export async function chainCost(kit: Kit, { host }: CostBuilds, { name, source }: MeasuredChain): Promise<FeatureCost> {
  const kinds = hostsOf[name]
  if (!kinds) throw new Error(`No host has the chains ${name}.`)
  const build = async (kind: HostKind) => (await buildHost({ name: `costs-${name}-${kind}`, kit, host: kind })).bundle
  const [both, without, alone] = [await build('both'), await build(kinds.without), await build(kinds.alone)]
  const [whole, off] = [partsOf(both, host), partsOf(without, host)]
  const roots = [`chains/${name}`, ...(source ? [source.from] : [])].map((path) => host.subpath(path))
  const present = together(alone.load, alone.added([host.modal], alone.load))
  return {
    page: whole.page - off.page,
    opening: whole.opening - off.opening,
    logic: alone.reach(alone.fetchedBy(roots), present).bytes,
    views: {},
    css: whole.css - off.css,
  }
}

/** What is left of the host with every feature once what each of them, and its chains, add is taken off. */
export function shellCost(
  { floor, full, host }: CostBuilds,
  costs: Costs['features'],
  ofChains: Costs['chains'],
): Costs['shell'] {
  const whole = partsOf(full, host)
  const taken = [
    ...Object.values(costs),
    ...Object.entries(ofChains).flatMap(([name, cost]) => (name === CHAIN_OF_ALL ? cost : [])),
  ]
  const sum = (part: keyof Parts) => taken.reduce((all, cost) => all + cost[part], 0)
  return {
    page: whole.page - floor.load.bytes - sum('page'),
    opening: whole.opening - sum('opening'),
    css: whole.css - sum('css'),
  }
}

function partsOf(bundle: Bundle, host: HostModules): Parts {
  const open = bundle.added([host.modal], bundle.load)
  return { page: bundle.load.bytes, opening: open.bytes, css: bundle.cssBytes }
}

/** What is fetched once the modal is open: each view with the logic there, and all the rest as logic. */
function lateParts({ full, host }: CostBuilds, id: string): Pick<FeatureCost, 'logic' | 'views'> {
  const reaches = readReaches(full, host, features)
  const reach = reaches.features[id]
  if (!reach) throw new Error(`The registry has no feature ${id}.`)
  // Logic may come in the script of a view.
  const late = reach.late.filter((module) => !Object.values(reach.views).includes(module))
  const there = together(full.load, reaches.open, full.added(late, together(full.load, reaches.open)))
  const names = (file: string) => Object.keys(reach.views).filter((view) => reach.views[view] === file)
  const views = [...new Set(Object.values(reach.views))].map(
    (module) => [names(module).join(', '), full.added([module], there)] as const,
  )
  const ofViews = full.sum(views.flatMap(([, { files }]: readonly [string, Fetched]) => [...files]))
  return {
    logic: reach.all.bytes - ofViews.bytes,
    views: Object.fromEntries(views.map(([view, { bytes }]) => [view, bytes])),
  }
}
