import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { repository, type Scratch } from './scratch.js'

const PREFIX = 'run-'

/**
 * A folder of this run alone in the repository's `.tmp`, so that two runs may go on at the same time. Removes those of
 * runs that were cut off: their name begins with the id of a process that is no more.
 */
export async function ownFolder(parent = join(repository, '.tmp')): Promise<Scratch> {
  await mkdir(parent, { recursive: true })
  const old = (await readdir(parent)).filter((name) => name.startsWith(PREFIX) && !isAlive(Number(name.split('-')[1])))
  await Promise.all(old.map((name) => remove(join(parent, name))))
  const dir = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`))
  return { dir, remove: () => remove(dir) }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // Not ours to signal, but there.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}

function remove(dir: string): Promise<void> {
  return rm(dir, { recursive: true, force: true, maxRetries: 3 })
}
