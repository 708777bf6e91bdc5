import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What the linked app's build writes into `chunks.json`. Paths of modules are from the app's folder. */
export interface BundleReport {
  readonly chunks: readonly {
    readonly fileName: string
    readonly isEntry: boolean
    /** Files it imports at once, and files it fetches when it needs them. */
    readonly imports: readonly string[]
    readonly dynamicImports: readonly string[]
    /** Its modules with the code that is left of them, before it is minified. */
    readonly modules: readonly { readonly id: string; readonly code: string | null }[]
  }[]
  readonly modules: readonly {
    readonly id: string
    readonly imports: readonly string[]
    readonly dynamicImports: readonly string[]
  }[]
}

/** Scripts that the browser fetches. */
export interface Fetched {
  readonly files: ReadonlySet<string>
  /** gzip -9, in bytes. */
  readonly bytes: number
}

/** The scripts of a build and what each leads to. */
export interface Bundle {
  /** What the page loads by itself. */
  readonly load: Fetched
  /** What importing these modules adds to scripts that are there. Throws for a module that is in no script. */
  added(modules: readonly string[], present: Fetched): Fetched
  /** The same with everything that those scripts fetch later, and the scripts these fetch, to the end. */
  reach(modules: readonly string[], present: Fetched): Fetched
  /** How many fetches one after the other the deepest script of `reach` takes, each by its shortest way; 0 for none. */
  depth(modules: readonly string[], present: Fetched): number
  /** The modules with code that are in these scripts. */
  modulesIn(files: ReadonlySet<string>): ReadonlySet<string>
  /** The modules that these modules and their imports fetch when they need them, `besides` and what only they import left out. */
  fetchedBy(modules: readonly string[], besides?: ReadonlySet<string>): readonly string[]
  /** These modules, what they import and fetch, to the end, `besides` left out. */
  modulesFrom(modules: readonly string[], besides?: ReadonlySet<string>): ReadonlySet<string>
  /** These scripts together. */
  sum(files: Iterable<string>): Fetched
  /** Every script but those of the sets. */
  rest(...sets: readonly Fetched[]): Fetched
  /** Every stylesheet, gzip -9 each, in bytes. */
  readonly cssBytes: number
}

/** Reads the build of a linked app. */
export async function readBundle(app: string): Promise<Bundle> {
  const sizes = new Map<string, number>()
  for (const name of await readdir(join(app, 'dist/assets'))) {
    const text = await readFile(join(app, 'dist/assets', name))
    sizes.set(`assets/${name}`, gzipSync(text, { level: 9 }).length)
  }
  return toBundle(JSON.parse(await readFile(join(app, 'chunks.json'), 'utf8')), sizes)
}

/** The bundle of a report; `sizes` are bytes by file name. */
export function toBundle({ chunks, modules }: BundleReport, sizes: ReadonlyMap<string, number>): Bundle {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const moduleOf = new Map(modules.map((module) => [module.id, module]))
  const homeOf = new Map(chunks.flatMap((chunk) => chunk.modules.map(({ id }) => [id, chunk.fileName] as const)))

  function sum(names: Iterable<string>): Fetched {
    const files = new Set(names)
    return { files, bytes: [...files].reduce((all, name) => all + (sizes.get(name) ?? 0), 0) }
  }
  function homes(ids: readonly string[]): readonly string[] {
    return ids.map((id) => {
      const home = homeOf.get(id)
      if (!home) throw new Error(`No script of the build holds ${id}.`)
      return home
    })
  }
  const statically = (start: Iterable<string>, { files: there }: Fetched) =>
    closure(start, (name) => chunkOf.get(name)?.imports ?? [], there)

  /** The scripts of each round of fetches: every round is what the one before fetches later. */
  function rounds(ids: readonly string[], present: Fetched): readonly ReadonlySet<string>[] {
    const all: ReadonlySet<string>[] = []
    let there = present
    let next: Iterable<string> = homes(ids)
    for (;;) {
      const round = statically(next, there)
      if (round.size === 0) return all
      all.push(round)
      there = together(there, sum(round))
      next = [...round].flatMap((name) => chunkOf.get(name)?.dynamicImports ?? [])
    }
  }
  return {
    load: sum(
      statically(
        chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
        sum([]),
      ),
    ),
    added: (ids, present) => sum(statically(homes(ids), present)),
    reach: (ids, present) => sum(rounds(ids, present).flatMap((round) => [...round])),
    depth: (ids, present) => rounds(ids, present).length,
    modulesIn(files) {
      const within = chunks.filter(({ fileName }) => files.has(fileName)).flatMap((chunk) => chunk.modules)
      return new Set(within.filter(({ code }) => code).map(({ id }) => id))
    },
    fetchedBy(ids, besides) {
      const imported = closure(ids, (id) => moduleOf.get(id)?.imports ?? [], besides)
      const fetched = [...imported].flatMap((id) => moduleOf.get(id)?.dynamicImports ?? [])
      return [...new Set(fetched)].filter((id) => homeOf.has(id) && !besides?.has(id))
    },
    modulesFrom(ids, besides) {
      const next = (id: string) => {
        const module = moduleOf.get(id)
        return module ? [...module.imports, ...module.dynamicImports] : []
      }
      return closure(ids, next, besides)
    },
    sum,
    rest(...sets) {
      const { files } = together(...sets)
      return sum([...chunkOf.keys()].filter((name) => !files.has(name)))
    },
    cssBytes: [...sizes].reduce((all, [name, size]) => all + (name.endsWith('.css') ? size : 0), 0),
  }
}

/** Sets of scripts as one; what is in several of them counts once where `bytes` were taken one after the other. */
export function together(...sets: readonly Fetched[]): Fetched {
  const files = new Set(sets.flatMap((set) => [...set.files]))
  return { files, bytes: sets.reduce((sum, set) => sum + set.bytes, 0) }
}

/** Everything that `next` leads to from `start`, which counts itself, without what is in `without`. */
function closure(
  start: Iterable<string>,
  next: (name: string) => readonly string[],
  without: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name) || without.has(name)) return
    found.add(name)
    next(name).forEach(visit)
  }
  for (const name of start) visit(name)
  return found
}
