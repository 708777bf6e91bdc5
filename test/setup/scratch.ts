import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The folder of the repository. */
export const repository = resolve(import.meta.dirname, '../..')

/** A folder that a test made and that it removes. */
export interface Scratch {
  readonly dir: string
  remove(): Promise<void>
}

/** An empty folder outside the repository, so that nothing is resolved from its `node_modules`. */
export async function outsideFolder(): Promise<Scratch> {
  const dir = await realpath(await mkdtemp(join(tmpdir(), 'modal-kit-')))
  return { dir, remove: () => remove(dir) }
}

/** Makes something in a folder outside the repository; the folder does not stay when that fails. */
export async function inOutsideFolder<T>(make: (scratch: Scratch) => Promise<T>): Promise<T> {
  const scratch = await outsideFolder()
  try {
    return await make(scratch)
  } catch (cause) {
    await scratch.remove()
    throw cause
  }
}

/** An empty folder inside the repository's `.tmp`, so that packages resolve from its `node_modules` without an install. */
export async function insideFolder(name: string): Promise<Scratch> {
  const dir = join(repository, '.tmp', name)
  await remove(dir)
  await mkdir(dir, { recursive: true })
  return { dir, remove: () => remove(dir) }
}

function remove(dir: string): Promise<void> {
  return rm(dir, { recursive: true, force: true, maxRetries: 3 })
}
