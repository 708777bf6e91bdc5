import type { FeatureCost } from '../../cli/explain/costs.js'
import { coreRows } from '../../runtime/core/error-rows.data.js'
import { namespaceTexts } from '../../runtime/core/namespace-texts.js'
import type { TextBlock } from '../../runtime/core/words.js'
import { shellTexts } from '../../runtime/ui/texts.js'
import type { ChainManifest } from '../../schema/network-info.js'
import { type Bundle, together } from './bundle.js'
import { type HostModules, type MeasuredFeature, type Reaches, readReaches } from './feature-reach.js'
import type { Limits } from './limits.data.js'

/** A figure of the size table: bytes, or a count. */
export interface SizeRow {
  readonly name: string
  readonly unit: 'B' | ''
  readonly figure: number
  readonly limit: number
}

/** What a feature adds, as `npm run costs` measures it. */
type AddedBytes = Pick<FeatureCost, 'page' | 'opening' | 'css'>

/** A built host. */
export interface BuiltHost {
  readonly bundle: Bundle
  /** Every script of it. */
  readonly text: string
  /** What it fetches with the page where a connection is remembered, where that is not a wallet of EVM chains. */
  readonly restore?: readonly string[]
}

/** A feature with its words. */
export type SizedFeature = MeasuredFeature & { readonly texts: readonly TextBlock[] }

/** A chain, as far as its rows need it. */
export type SizedChain = Pick<ChainManifest, 'name' | 'source' | 'title' | 'networks'>

/** What the gate looks at. */
export interface Sized {
  /** A page without the kit. */
  readonly floor: Bundle
  readonly hosts: Readonly<Record<string, BuiltHost>>
  readonly host: HostModules
  readonly features: readonly SizedFeature[]
}

/** Page load, for a new visitor and for one whose connection is restored, opening and stylesheets of each host. */
export function hostRows({ floor, hosts, host }: Sized, limits: Limits): readonly SizeRow[] {
  return Object.entries(hosts).flatMap(([name, { bundle, restore = host.restore }]) => {
    const limit = limits.hosts[name]
    if (!limit) throw new Error(`limits.data.ts says nothing of the host ${name}.`)
    const open = bundle.added([host.modal], bundle.load)
    const added = bundle.load.bytes - floor.load.bytes
    return [
      {
        name: `${name}: added to page load`,
        unit: 'B',
        figure: added,
        limit: limit.load,
      },
      {
        name: `${name}: where a connection is remembered`,
        unit: 'B',
        figure: added + bundle.added(restore, bundle.load).bytes,
        limit: limit.returning,
      },
      { name: `${name}: opening Connect`, unit: 'B', figure: open.bytes, limit: limit.open },
      { name: `${name}: opening Connect, requests`, unit: '', figure: open.files.size, limit: limit.requests },
      { name: `${name}: all stylesheets`, unit: 'B', figure: bundle.cssBytes, limit: limit.css },
    ] as const
  })
}

/**
 * What each feature ever fetches, as the scripts of the host `all` that nothing but it leads to; then what several lead to.
 * Throws for a feature without a limit.
 */
export function featureRows({ features }: Sized, reaches: Reaches, limits: Limits): readonly SizeRow[] {
  const rows = features.flatMap(({ id }): readonly SizeRow[] => {
    const limit = limits.features[id]
    const reach = reaches.features[id]
    if (limit === undefined || !reach) throw new Error(`limits.data.ts or the build says nothing of ${id}.`)
    return [
      { name: `${id}: all it fetches`, unit: 'B', figure: reach.own.bytes, limit },
      { name: `${id}: fetches in turn`, unit: '', figure: reach.depth, limit: limits.depth },
    ]
  })
  return [
    ...rows,
    { name: 'fetched by several features', unit: 'B', figure: reaches.shared.bytes, limit: limits.shared },
    { name: 'fetched late by the shell', unit: 'B', figure: reaches.shell.bytes, limit: limits.shell },
  ]
}

/** What turning a feature on adds to page load, opening and stylesheets (DESIGN §4). Throws for one without limits. */
export function addRows(id: string, { page, opening, css }: AddedBytes, limits: Limits): readonly SizeRow[] {
  const limit = limits.adds[id]
  if (!limit) throw new Error(`limits.data.ts does not say what ${id} may add.`)
  return [
    { name: `${id}: adds to page load`, unit: 'B', figure: page, limit: limit.load },
    { name: `${id}: adds to opening`, unit: 'B', figure: opening, limit: limit.open },
    { name: `${id}: adds to stylesheets`, unit: 'B', figure: css, limit: limit.css },
  ]
}

/** Modules and words of features in the build of a host that has them off; the limit of each is 0. */
export function offRows({ hosts, features }: Sized, reaches: Reaches, on: ReadonlySet<string>): readonly SizeRow[] {
  const { base } = hosts
  if (!base) throw new Error('There is no host `base`.')
  const there = base.bundle.modulesIn(base.bundle.rest().files)
  // What the shell and its errors say as well is no word of a feature.
  const ofShell = [
    ...wordsOf([shellTexts]),
    ...Object.values(coreRows).flatMap((row) => Object.values(row).map(String)),
  ]
  const elsewhere = (id: string) =>
    [...ofShell, ...features.filter((other) => other.id !== id).flatMap(({ texts }) => wordsOf(texts))].join('\n')
  return features
    .filter(({ id }) => !on.has(id))
    .flatMap(({ id, texts }) => {
      const modules = [...(reaches.features[id]?.modules ?? [])].filter((module) => there.has(module))
      const others = elsewhere(id)
      const words = wordsOf(texts).filter((word) => !others.includes(word) && base.text.includes(word))
      return [
        { name: `${id} off: its modules`, unit: '', figure: modules.length, limit: 0 },
        { name: `${id} off: its words`, unit: '', figure: words.length, limit: 0 },
      ] as const
    })
}

/**
 * What a chain ever fetches once the modal is open, in the host that has its networks alone; and how many of the modules
 * that only it leads to, in the host that has others beside them, and how many of its words, are in the host `base`, which
 * has none: the limit is 0.
 * Throws for a chain without a limit.
 */
export function chainRows({ hosts, host }: Sized, chain: SizedChain, limits: Limits): readonly SizeRow[] {
  const { base, both, [chain.name]: alone } = hosts
  const limit = limits.chains[chain.name]
  if (!base || !both || !alone || limit === undefined)
    throw new Error(`limits.data.ts or a build says nothing of ${chain.name}.`)
  const roots = [`chains/${chain.name}`, ...(chain.source ? [chain.source.from] : [])].map((path) => host.subpath(path))
  const present = together(alone.bundle.load, alone.bundle.added([host.modal], alone.bundle.load))
  const others = both.bundle.modulesFrom([host.main, host.modal], new Set(roots))
  const there = base.bundle.modulesIn(base.bundle.rest().files)
  const stray = [...both.bundle.modulesFrom(roots)].filter((module) => !others.has(module) && there.has(module))
  const words = chainWords(chain).filter((word) => base.text.includes(word))
  return [
    {
      name: `${chain.name}: all it fetches`,
      unit: 'B',
      figure: alone.bundle.reach(alone.bundle.fetchedBy(roots), present).bytes,
      limit,
    },
    { name: `${chain.name} off: its modules`, unit: '', figure: stray.length, limit: 0 },
    { name: `${chain.name} off: its words`, unit: '', figure: words.length, limit: 0 },
  ]
}

/** What a chain and its networks are called; the names of namespaces are in the texts of every app. */
function chainWords({ title, networks }: SizedChain): readonly string[] {
  const words = Object.values(networks).flatMap(({ id, name, nativeCurrency, blockExplorers }) => [
    String(id),
    name,
    nativeCurrency.name,
    ...(blockExplorers ? [blockExplorers.default.name, blockExplorers.default.url] : []),
  ])
  const ofAll: readonly string[] = Object.values(namespaceTexts.words)
  return [...new Set([title, ...words])].filter((word) => !ofAll.includes(word))
}

/** The build of the host `all`, told apart. */
export function reachesOfAll({ hosts, host, features }: Sized): Reaches {
  const { all } = hosts
  if (!all) throw new Error('There is no host `all`.')
  return readReaches(all.bundle, host, features)
}

/** Whether a figure keeps its limit. */
export function holds({ figure, limit }: SizeRow): boolean {
  return figure <= limit
}

/** Texts long enough to be only one's own. */
function wordsOf(texts: readonly TextBlock[]): readonly string[] {
  const values = texts.flatMap(({ words }) => Object.values(words))
  const words = values.flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value).map(String)))
  return words.filter((word) => word.length >= 10)
}
