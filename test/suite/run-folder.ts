import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { endProcesses, findProcesses } from './left-running.js'

/** The variable by which the programs of a run are known; its value is the folder of the run. */
export const MARK = 'MODAL_KIT_TEST_RUN'

/** What a run has of its own: a folder for everything it writes outside the repository. */
export interface RunFolder {
  readonly dir: string
  /** Variables for the programs of the run. */
  readonly env: Readonly<Record<string, string>>
  /** Ends what is still running of it and removes the folder. */
  close(): Promise<void>
}

/** Names the process that owns a run, in its folder. */
const OWNER = 'owner'

/** Makes the folder of a run in `base`. What runs that were cut off left there or in the system's folder is cleared first. */
export async function openRunFolder(base: string): Promise<RunFolder> {
  const prefix = `modal-kit-run-${userInfo().uid}-`
  for (const place of new Set([base, tmpdir()])) {
    for (const name of await readdir(place)) if (name.startsWith(prefix)) await clearDead(join(place, name))
  }
  const dir = join(base, `${prefix}${process.pid}`)
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { mode: 0o755 })
  await writeFile(join(dir, OWNER), String(process.pid))
  return {
    dir,
    env: { [MARK]: dir, TMPDIR: dir },
    async close() {
      await endProcesses(MARK, dir)
      await remove(dir)
    },
  }
}

async function clearDead(dir: string): Promise<void> {
  const owner = await readFile(join(dir, OWNER), 'utf8').catch(() => '')
  if (isAlive(Number(owner))) return
  const left = findProcesses(MARK, dir)
  await endProcesses(MARK, dir)
  await remove(dir)
  console.error(`A run that was cut off left ${dir} and ${left.length} processes. They are gone now.`)
}

/** What a program writes while it is being ended may come in between. */
async function remove(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

/** Whether a process with this id runs; never for one that is this process, which has only begun. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  if (existsSync('/proc/self')) return existsSync(`/proc/${pid}`)
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
