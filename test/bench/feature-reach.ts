import type { Manifest } from '../../schema/feature.js'
import { folderOf } from '../../schema/feature.js'
import { scriptsOf } from '../build/subpaths.js'
import { type Bundle, type Fetched, together } from './bundle.js'

/** What a measurement has to know of a feature. */
export type MeasuredFeature = Pick<Manifest, 'id' | 'views' | 'source' | 'late'>

/** Modules of a host's build by what they are, as paths from its folder. */
export interface HostModules {
  /** The page's entry, and the generated module that is fetched with the modal. */
  readonly main: string
  readonly modal: string
  /** The generated module with what features add behind Connect. */
  readonly late: string
  /** What is fetched with the page where a connection is remembered: one of EVM chains, or one of Solana. */
  readonly restore: readonly string[]
  readonly restoreSolana: readonly string[]
  /** The module behind a subpath of the kit: `features/account`. Throws when the package has no such subpath. */
  subpath(name: string): string
}

/** What one feature fetches after the modal has opened. */
export interface FeatureReach {
  /** Modules it fetches by itself, by name for its views. */
  readonly views: Readonly<Record<string, string>>
  readonly late: readonly string[]
  /** Every script that it leads to, those that others lead to as well included. */
  readonly all: Fetched
  /** Those of them that neither another feature nor the rest of the kit leads to. */
  readonly own: Fetched
  /** Fetches one after the other, from its click to its deepest script. */
  readonly depth: number
  /** Modules that only it leads to: with it off, no build has one of them. */
  readonly modules: ReadonlySet<string>
}

/** A host's build, told apart. */
export interface Reaches {
  readonly open: Fetched
  readonly features: Readonly<Record<string, FeatureReach>>
  /** Late scripts that several features, or a feature and the rest of the kit, lead to. */
  readonly shared: Fetched
  /** Late scripts of the rest of the kit. */
  readonly shell: Fetched
}

/** Where the modules of a host are whose `generate` wrote into `src/modal-kit`; `unpacked` is the kit it has. */
export function hostModules(unpacked: string): HostModules {
  const scripts = scriptsOf(unpacked)
  return {
    main: 'src/main.tsx',
    modal: 'src/modal-kit/modal.ts',
    late: 'src/modal-kit/late.ts',
    restore: runtimeFiles('session/live', 'chains/evm/checksums', 'connectors/eip1193/eip1193-connector'),
    // Its wallets are found with the modal's code.
    restoreSolana: [
      'src/modal-kit/modal.ts',
      ...runtimeFiles('session/live', 'connectors/wallet-standard/standard-connector'),
    ],
    subpath(name) {
      const file = scripts.get(`./${name}`)
      if (!file) throw new Error(`The package has no subpath ./${name}.`)
      return `node_modules/create-modal-kit/${file}`
    },
  }
}

function runtimeFiles(...names: readonly string[]): readonly string[] {
  return names.map((name) => `node_modules/create-modal-kit/dist/runtime/${name}.js`)
}

/**
 * Tells a build apart by the public subpaths of the features that are on: a feature is what its descriptor, its late slots,
 * its source and its views lead to, and no other's do. Where its files are does not matter. Throws when a script belongs to nothing.
 */
export function readReaches(bundle: Bundle, host: HostModules, features: readonly MeasuredFeature[]): Reaches {
  const open = bundle.added([host.modal], bundle.load)
  // What features add behind Connect is one script; what each part of it fetches belongs to its feature.
  const slots = bundle.added([host.late], together(bundle.load, open))
  const present = together(bundle.load, open, slots)
  const roots = new Map(features.map((feature) => [feature.id, rootsOf(feature, host)]))
  const edge = (id: string) => new Set([...roots].flatMap(([other, root]) => (other === id ? [] : allOf(root))))
  const pages = [host.main, host.modal, host.late]
  const shellLate = bundle.fetchedBy(pages, edge('')).filter((id) => !pages.includes(id))
  const shellAll = bundle.reach(shellLate, present)
  const shellModules = bundle.modulesFrom(pages, edge(''))

  const found = [...roots].map(([id, root]) => {
    const late = bundle.fetchedBy(root.static, edge(id)).filter((module) => !shellLate.includes(module))
    const entries = [...late, ...Object.values(root.views)]
    return {
      id,
      late,
      views: root.views,
      all: bundle.reach(entries, present),
      depth: bundle.depth(entries, present),
      modules: bundle.modulesFrom(allOf(root)),
    }
  })
  const isOnlyOf = (id: string, has: (other: (typeof found)[number]) => boolean) =>
    found.every((other) => other.id === id || !has(other))
  const told = found.map(({ id, modules, ...reach }) => {
    const own = [...reach.all.files].filter(
      (file) => !shellAll.files.has(file) && isOnlyOf(id, ({ all }) => all.files.has(file)),
    )
    const ownModules = [...modules].filter(
      (module) => !shellModules.has(module) && isOnlyOf(id, (other) => other.modules.has(module)),
    )
    return [id, { ...reach, own: bundle.sum(own), modules: new Set(ownModules) }] as const
  })
  const everyOwn = together(...told.map(([, { own }]) => own))
  const ofFeatures = new Set(found.flatMap(({ all }) => [...all.files]))
  const shell = bundle.sum([...slots.files, ...shellAll.files].filter((file) => !ofFeatures.has(file)))
  const shared = bundle.sum([...ofFeatures].filter((file) => !everyOwn.files.has(file)))
  const lost = bundle.rest(present, everyOwn, shared, shell)
  if (lost.files.size > 0) throw new Error(`Nothing leads to ${[...lost.files].join(', ')}.`)
  return { open, features: Object.fromEntries(told), shared, shell }
}

function rootsOf({ id, views, source, late }: MeasuredFeature, host: HostModules) {
  const paths = Object.entries(views).map(([view, path]) => [view, host.subpath(path)] as const)
  const names = [
    `features/${folderOf(id)}`,
    ...(late ? [`features/${folderOf(id)}/late`] : []),
    source?.from ?? [],
  ].flat()
  return { static: names.map((name) => host.subpath(name)), views: Object.fromEntries(paths) }
}

function allOf(root: ReturnType<typeof rootsOf>): readonly string[] {
  return [...root.static, ...Object.values(root.views)]
}
