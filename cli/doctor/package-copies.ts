import { basename, dirname, join } from 'node:path'
import type { Facts } from './facts.js'
import { type Manifest, parseManifest } from './installed-tree.js'

/** One copy of a package on disk, links followed. */
export interface PackageCopy {
  /** Absolute folder. */
  readonly folder: string
  readonly version: string
  /** The first package found that resolves to it; left out for the app itself. */
  readonly wantedBy?: string
}

/** A tree of more than this is looked at in part. */
const MOST_PACKAGES = 4_000

/**
 * Every copy of a package that the app or one of its dependencies resolves, the app's own first: what is nested,
 * hoisted, in the root of a workspace, in the store of pnpm, or beside a package that is linked from another folder.
 * Links to one folder are one copy. Gives none where the app does not resolve the package.
 */
export async function packageCopies(
  facts: Pick<Facts, 'files' | 'cwd' | 'packageJson'>,
  names: readonly string[],
): Promise<Readonly<Record<string, readonly PackageCopy[]>>> {
  const find = createFinder(facts)
  const copies = new Map(names.map((name) => [name, new Map<string, PackageCopy>()]))
  const visited = new Set<string>()
  const visit = async (name: string, from: string, wantedBy?: string): Promise<void> => {
    const found = await find(name, from)
    if (!found) return
    const { folder, manifest } = found
    const known = copies.get(name)
    if (known && !known.has(folder))
      known.set(folder, { folder, version: String(manifest.version), ...(wantedBy !== undefined && { wantedBy }) })
    if (visited.has(folder) || visited.size >= MOST_PACKAGES) return
    visited.add(folder)
    const { dependencies, optionalDependencies, peerDependencies } = manifest
    const needed = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })
    await Promise.all(needed.map((each) => visit(each, folder, name)))
  }
  // What the app itself resolves is its own copy, whoever else asks for it.
  for (const name of names) await visit(name, facts.cwd)
  await Promise.all((await rootsOf(facts, find)).map((name) => visit(name, facts.cwd)))
  return Object.fromEntries(
    [...copies].map(([name, found]) => {
      const all = [...found.values()]
      return [name, all[0]?.wantedBy === undefined ? all : []]
    }),
  )
}

type Find = (name: string, from: string) => Promise<{ folder: string; manifest: Manifest } | undefined>

/** Resolves a package from a folder as Node does, and bundlers after it: upwards, links followed. */
function createFinder({ files }: Pick<Facts, 'files'>): Find {
  const places = new Map<string, ReturnType<Find>>()
  const look = async (place: string): ReturnType<Find> => {
    const text = await files.read(join(place, 'package.json'))
    const manifest = text === undefined ? undefined : parseManifest(text)
    return manifest && { folder: await files.real(place), manifest }
  }
  const at = (place: string): ReturnType<Find> => {
    const known = places.get(place) ?? look(place)
    places.set(place, known)
    return known
  }
  return async (name, from) => {
    for (let folder = from; ; folder = dirname(folder)) {
      const found = basename(folder) === 'node_modules' ? undefined : await at(join(folder, 'node_modules', name))
      if (found || folder === dirname(folder)) return found
    }
  }
}

/** The packages of the app that reach its pages: dependencies, and those for development that are made for React. */
async function rootsOf(
  { packageJson, cwd }: Pick<Facts, 'packageJson' | 'cwd'>,
  find: Find,
): Promise<readonly string[]> {
  const own = parseManifest(packageJson?.text ?? '')?.dependencies ?? {}
  const others = Object.keys(packageJson?.dependencies ?? {}).filter((name) => !(name in own))
  const forReact = others.map(async (name) => {
    const found = await find(name, cwd)
    return 'react' in (found?.manifest.peerDependencies ?? {}) ? [name] : []
  })
  return [...Object.keys(own), ...(await Promise.all(forReact)).flat()]
}
