import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, realpath, rename, rm, rmdir, stat, unlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Files } from '../context.js'
import { filesError } from '../errors.js'
import { createLocks } from './lock.js'
import { watchFiles } from './watch.js'

/** The disk. Every failure is an error that names the path. `onWatchError` hears of a watch that broke. */
export function createNodeFiles(options: { readonly onWatchError: (error: Error) => void }): Files {
  return {
    read,
    write,
    remove,
    list,
    real: (path) => realpath(path).catch(() => path),
    watch: (paths, onChange) => watchFiles(paths, onChange, options.onWatchError),
    lock: createLocks(),
  }
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    if (isMissing(cause)) return undefined
    throw filesError('files/unreadable', { path, reason: reasonOf(cause) }, cause)
  }
}

async function write(path: string, text: string): Promise<void> {
  // A link stays a link: the file it points to is the one that is replaced.
  const target = await realpath(path).catch(() => path)
  const folder = dirname(target)
  const beside = join(folder, `.${basename(target)}.${randomUUID()}.tmp`)
  let made: string | undefined
  try {
    made = await makeFolders(folder)
    await writeFile(beside, text)
    const before = await stat(target).catch(() => undefined)
    if (before) await chmod(beside, before.mode)
    await rename(beside, target)
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => {})
    if (made) await removeEmpty(folder, dirname(made))
    throw filesError('files/unwritable', { path, folder, reason: reasonOf(cause) }, cause)
  }
}

/**
 * Makes a folder and those above it; gives the topmost one that was made. Not Node's `recursive`, which never ends
 * where a folder that is there refuses new ones as missing, as /proc does.
 */
async function makeFolders(folder: string): Promise<string | undefined> {
  const attempt = async (): Promise<'made' | 'there' | 'homeless'> => {
    try {
      await mkdir(folder)
      return 'made'
    } catch (cause) {
      if (codeOf(cause) === 'EEXIST') return 'there'
      if (codeOf(cause) === 'ENOENT') return 'homeless'
      throw cause
    }
  }
  const first = await attempt()
  if (first !== 'homeless') return first === 'made' ? folder : undefined
  const above = dirname(folder) === folder ? undefined : await makeFolders(dirname(folder))
  await mkdir(folder)
  return above ?? folder
}

async function remove(path: string, stopAt: string): Promise<void> {
  try {
    await unlink(path)
  } catch (cause) {
    if (!isMissing(cause))
      throw filesError('files/unwritable', { path, folder: dirname(path), reason: reasonOf(cause) }, cause)
  }
  await removeEmpty(dirname(path), stopAt)
}

async function list(path: string): Promise<readonly string[]> {
  try {
    return (await readdir(path)).sort()
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return []
    throw filesError('files/not-a-folder', { path, reason: reasonOf(cause) }, cause)
  }
}

/** Removes `folder` and those above it that are empty, up to but without `stopAt`. */
async function removeEmpty(folder: string, stopAt: string): Promise<void> {
  for (let at = folder; at !== stopAt && at !== dirname(at); at = dirname(at)) {
    const isGone = await rmdir(at).then(
      () => true,
      (cause) => codeOf(cause) === 'ENOENT',
    )
    if (!isGone) return
  }
}

function isMissing(cause: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(cause))
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

function reasonOf(cause: unknown): string {
  const known: Readonly<Record<string, string>> = {
    ENOENT: "its folder can't be made",
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a file is in the way',
    EEXIST: 'a file is in the way',
  }
  return known[codeOf(cause)] ?? (cause instanceof Error ? cause.message : String(cause))
}
