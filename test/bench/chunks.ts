import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { transformWithEsbuild } from 'vite'

/** One script of a build, as the linked app's Vite reports it. */
interface Chunk {
  readonly fileName: string
  readonly isEntry: boolean
  /** The module it was made for, where it was made for one. */
  readonly facade: string | null
  readonly imports: readonly string[]
  /** Its modules with the code that is left of them, before it is made small. */
  readonly modules: readonly { readonly id: string; readonly code: string | null }[]
}

/** A set of scripts that the browser fetches together. */
export interface Fetched {
  readonly files: ReadonlySet<string>
  /** gzip -9, in bytes. */
  readonly bytes: number
}

/** One module in a script. */
export interface Part {
  readonly id: string
  /** The script it went into. */
  readonly file: string
  readonly bytes: number
}

/** A build, taken apart. */
export interface Chunks {
  /** What the page loads by itself. */
  readonly load: Fetched
  /** What importing the module that `matches` adds to scripts that are there already. Throws when it is not in the build. */
  added(matches: RegExp, present: Fetched): Fetched
  /** The modules of the scripts, each made small and gzipped on its own, largest first: what to look at first, no exact account. */
  parts(fetched: Fetched): Promise<readonly Part[]>
  /** All scripts that hold no module which `without` matches. */
  all(without: RegExp): Fetched
  /** Every stylesheet, gzip -9 each, in bytes. */
  readonly cssBytes: number
}

/** Reads `chunks.json` and the files of a built linked app. */
export async function readChunks(app: string): Promise<Chunks> {
  const chunks: readonly Chunk[] = JSON.parse(await readFile(join(app, 'chunks.json'), 'utf8'))
  const sizes = new Map<string, number>()
  for (const name of await readdir(join(app, 'dist/assets'))) {
    const text = await readFile(join(app, 'dist/assets', name))
    sizes.set(`assets/${name}`, gzipSync(text, { level: 9 }).length)
  }

  function closure(start: readonly string[], present: ReadonlySet<string> = new Set()): Fetched {
    const files = new Set<string>()
    const visit = (name: string) => {
      if (files.has(name) || present.has(name)) return
      files.add(name)
      chunks.find((chunk) => chunk.fileName === name)?.imports.forEach(visit)
    }
    start.forEach(visit)
    return fetched(files)
  }
  function fetched(files: ReadonlySet<string>): Fetched {
    return { files, bytes: [...files].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) }
  }

  return {
    load: closure(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)),
    added(matches, present) {
      const holder =
        chunks.find((chunk) => matches.test(chunk.facade ?? '')) ??
        chunks.find((chunk) => chunk.modules.some(({ id }) => matches.test(id)))
      if (!holder) throw new Error(`No script of the build holds ${matches}.`)
      return closure([holder.fileName], present.files)
    },
    async parts({ files }) {
      const parts = chunks
        .filter((chunk) => files.has(chunk.fileName))
        .flatMap(({ fileName, modules }) => modules.map((module) => ({ ...module, file: fileName })))
      const sized = parts.map(async ({ id, code, file }) => {
        const small = await transformWithEsbuild(code ?? '', 'module.js', { minify: true })
        return { id, file, bytes: gzipSync(small.code, { level: 9 }).length }
      })
      return (await Promise.all(sized)).sort((one, other) => other.bytes - one.bytes)
    },
    all: (without) =>
      fetched(
        new Set(chunks.filter((chunk) => !chunk.modules.some(({ id }) => without.test(id))).map((c) => c.fileName)),
      ),
    cssBytes: [...sizes].reduce((sum, [name, size]) => sum + (name.endsWith('.css') ? size : 0), 0),
  }
}

/** Both sets of scripts as one. */
export function together(...sets: readonly Fetched[]): Fetched {
  const files = new Set(sets.flatMap((set) => [...set.files]))
  return { files, bytes: sets.reduce((sum, set) => sum + set.bytes, 0) }
}
