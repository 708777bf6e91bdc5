import { join, sep } from 'node:path'
import type { Files } from '../context.js'

/** A disk seen through changes that are not made yet. */
export interface Overlay extends Files {
  /** What was written or removed so far, by absolute path; `undefined` for a removed file. */
  readonly changed: ReadonlyMap<string, string | undefined>
  /** What a file held when it was first read or written over here: what a plan was made on. `undefined` for none. */
  original(path: string): Promise<string | undefined>
}

/** Lets a command compute on what it is going to write: reads see its writes, the disk beneath stays as it is. */
export function createOverlay(files: Files): Overlay {
  const changed = new Map<string, string | undefined>()
  const originals = new Map<string, Promise<string | undefined>>()
  function original(path: string): Promise<string | undefined> {
    const known = originals.get(path) ?? files.read(path)
    originals.set(path, known)
    return known
  }
  async function change(path: string, text: string | undefined): Promise<void> {
    await original(path)
    changed.set(path, text)
  }
  return {
    changed,
    original,
    read: async (path) => (changed.has(path) ? changed.get(path) : original(path)),
    write: change,
    remove: (path) => change(path, undefined),
    async list(path) {
      const present = (await files.list(path)).filter(
        (name) => changed.get(join(path, name)) !== undefined || !changed.has(join(path, name)),
      )
      return [...new Set([...present, ...namesBelow(path, changed)])].sort()
    },
    real: files.real,
    watch: files.watch,
    lock: files.lock,
  }
}

function namesBelow(folder: string, changed: ReadonlyMap<string, string | undefined>): readonly string[] {
  const prefix = join(folder, sep)
  const written = [...changed].filter(([path, text]) => text !== undefined && path.startsWith(prefix))
  return written.map(([path]) => path.slice(prefix.length).split(sep)[0] ?? '')
}
