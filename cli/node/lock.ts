import { createHash, randomUUID } from 'node:crypto'
import { link, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { filesError } from '../errors.js'

/** How long a run waits for another one to let go of a folder, and how often it looks. */
const PATIENCE_MS = 3000
const LOOK_MS = 50

/**
 * Locks of folders between processes, as `Files.lock` describes them. A lock is a file in the folder for temporary
 * files that holds the id of its process: the project stays as it is, and a process that was killed holds nothing.
 * Where that folder cannot be written there are no locks.
 */
export function createLocks(patienceMs = PATIENCE_MS): (folder: string) => Promise<() => Promise<void>> {
  const held = new Map<string, number>()
  return async (folder) => {
    const path = await lockPath(folder)
    if (!held.has(path) && !(await take(path, folder, patienceMs))) return async () => {}
    held.set(path, (held.get(path) ?? 0) + 1)
    let isHeld = true
    return async () => {
      if (!isHeld) return
      isHeld = false
      const count = (held.get(path) ?? 1) - 1
      if (count > 0) return void held.set(path, count)
      held.delete(path)
      await rm(path, { force: true })
    }
  }
}

/** Resolves to whether there is a lock now; false where none can be made. */
async function take(path: string, folder: string, patienceMs: number): Promise<boolean> {
  const own = `${path}.${randomUUID()}`
  try {
    await writeFile(own, String(process.pid), { mode: 0o600, flag: 'wx' })
  } catch {
    // Writing the project may still work, and is worth more than guarding it.
    return false
  }
  try {
    for (let waited = 0; ; waited += LOOK_MS) {
      // A link is there with its text at once, or not at all.
      const failure = await link(own, path).then(
        () => undefined,
        (cause: NodeJS.ErrnoException) => cause,
      )
      if (!failure) return true
      if (failure.code !== 'EEXIST') return false
      const holder = await readFile(path, 'utf8').catch(() => undefined)
      if (holder !== undefined && !isAlive(holder) && (await clear(path, holder))) continue
      if (waited >= patienceMs) throw filesError('files/busy', { pid: holder ?? 'unknown', folder })
      await wait(LOOK_MS)
    }
  } finally {
    await rm(own, { force: true })
  }
}

/** Takes away the lock of a process that is gone; one that was made in the meantime is put back. Resolves to whether it could. */
async function clear(path: string, holder: string): Promise<boolean> {
  const aside = `${path}.${randomUUID()}`
  const isMoved = await rename(path, aside).then(
    () => true,
    () => false,
  )
  if (!isMoved) return false
  if ((await readFile(aside, 'utf8').catch(() => holder)) !== holder) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
  return true
}

function isAlive(pid: string): boolean {
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}

async function lockPath(folder: string): Promise<string> {
  const hash = createHash('sha256').update(await realFolder(resolve(folder)))
  return join(tmpdir(), `modal-kit-${userInfo().uid}-${hash.digest('hex').slice(0, 24)}.lock`)
}

/** Where a folder is, or will be once it is made: links on the way are followed. */
async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => undefined)
  if (real !== undefined || dirname(folder) === folder) return real ?? folder
  return join(await realFolder(dirname(folder)), basename(folder))
}
