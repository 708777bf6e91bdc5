import { join, sep } from 'node:path'
import type { Files } from '../context.js'

/** A disk seen through changes that are not made yet. */
export interface Overlay extends Files {
  /** What was written or removed so far, by absolute path; `undefined` for a removed file. */
  readonly changed: ReadonlyMap<string, string | undefined>
}

/** Lets a command compute on what it is going to write: reads see its writes, the disk beneath stays as it is. */
export function createOverlay(files: Files): Overlay {
  const changed = new Map<string, string | undefined>()
  return {
    changed,
    read: async (path) => (changed.has(path) ? changed.get(path) : files.read(path)),
    write: async (path, text) => void changed.set(path, text),
    remove: async (path) => void changed.set(path, undefined),
    async list(path) {
      const present = (await files.list(path)).filter(
        (name) => changed.get(join(path, name)) !== undefined || !changed.has(join(path, name)),
      )
      return [...new Set([...present, ...namesBelow(path, changed)])].sort()
    },
    watch: files.watch,
    lock: files.lock,
  }
}

function namesBelow(folder: string, changed: ReadonlyMap<string, string | undefined>): readonly string[] {
  const prefix = join(folder, sep)
  const written = [...changed].filter(([path, text]) => text !== undefined && path.startsWith(prefix))
  return written.map(([path]) => path.slice(prefix.length).split(sep)[0] ?? '')
}
