import { unlinkSync } from 'node:fs'
import { mkdir, open, readFile, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Between making the file and writing the id into it, in ms. */
const WRITING_MS = 100

/** What is yours until you give it back, or until this process ends. */
export type Claim =
  | { readonly kind: 'yours'; release(): Promise<void> }
  /** Another process that lives has it. */
  | { readonly kind: 'taken'; readonly pid: number }

/**
 * Claims a file as the sign that this process alone works with what lies beside it. The file holds the id of the
 * process; what a process that is gone has left is taken over. Throws what the disk throws.
 */
export async function claimFile(path: string): Promise<Claim> {
  await mkdir(dirname(path), { recursive: true })
  for (;;) {
    if (await create(path)) return { kind: 'yours', release: releaser(path) }
    const pid = Number((await readId(path)) || (await readIdLater(path)))
    if (Number.isInteger(pid) && pid > 0 && isAlive(pid)) return { kind: 'taken', pid }
    await unlink(path).catch(ignoreMissing)
  }
}

/** Empty while its owner is writing it, or for good when the disk was full then. */
function readId(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

async function readIdLater(path: string): Promise<string> {
  await wait(WRITING_MS)
  return readId(path)
}

async function create(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.writeFile(String(process.pid)).finally(() => file.close())
    return true
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false
    throw cause
  }
}

function releaser(path: string): () => Promise<void> {
  const atExit = (): void => {
    try {
      unlinkSync(path)
    } catch (cause) {
      ignoreMissing(cause)
    }
  }
  process.once('exit', atExit)
  return async () => {
    process.off('exit', atExit)
    await unlink(path).catch(ignoreMissing)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // Somebody else's process is alive, though we may not signal it.
    return codeOf(cause) === 'EPERM'
  }
}

function ignoreMissing(cause: unknown): void {
  if (codeOf(cause) !== 'ENOENT') throw cause
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}
