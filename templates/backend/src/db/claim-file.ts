import { randomUUID } from 'node:crypto'
import { readFileSync, unlinkSync } from 'node:fs'
import { mkdir, open, readFile, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Between making the file and writing into it, and between two processes that take the same one over, in ms. */
const WRITING_MS = 100

/** What is yours until you give it back, or until this process ends. */
export type Claim =
  | { readonly kind: 'yours'; release(): Promise<void> }
  /** A process that lives has it. */
  | { readonly kind: 'taken'; readonly pid: number }

/**
 * Claims a file as the sign that this process alone works with what lies beside it. The file holds the id of the process
 * and when it began; what a process that is gone has left is taken over, also where this one was given the same id, as
 * the only process of a container always is. Processes of other machines and containers are not seen. Throws what the
 * disk throws.
 */
export async function claimFile(path: string): Promise<Claim> {
  await mkdir(dirname(path), { recursive: true })
  const own = `${processMark()} ${randomUUID()}`
  for (let isLeft = false; ; isLeft = true) {
    if (await create(path, own)) {
      // Of several processes that found the same leftover, the last one to put it away holds the file.
      if (isLeft) await wait(WRITING_MS)
      if (!isLeft || (await read(path)) === own) return { kind: 'yours', release: releaser(path, own) }
    }
    const mark = (await read(path)) || (await readLater(path))
    const pid = Number(mark.split(' ')[0])
    if (isHeld(pid, mark)) return { kind: 'taken', pid }
    await unlink(path).catch(ignoreMissing)
  }
}

/** Empty while its owner is writing it, or for good when the disk was full then. */
function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

async function readLater(path: string): Promise<string> {
  await wait(WRITING_MS)
  return read(path)
}

async function create(path: string, mark: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.writeFile(mark).finally(() => file.close())
    return true
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false
    throw cause
  }
}

/** The id of this process, and when it began: ids are given again. */
function processMark(): string {
  return `${process.pid} ${Math.floor(performance.timeOrigin)}`
}

/** Keeps what another process has claimed after the file was deleted. */
function releaser(path: string, own: string): () => Promise<void> {
  const atExit = (): void => {
    try {
      if (readFileSync(path, 'utf8') === own) unlinkSync(path)
    } catch (cause) {
      ignoreMissing(cause)
    }
  }
  process.once('exit', atExit)
  return async () => {
    process.off('exit', atExit)
    if ((await read(path)) === own) await unlink(path).catch(ignoreMissing)
  }
}

function isHeld(pid: number, mark: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  return pid === process.pid ? mark.startsWith(`${processMark()} `) : isAlive(pid)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // A process of another user is alive, though it cannot be signalled.
    return codeOf(cause) === 'EPERM'
  }
}

function ignoreMissing(cause: unknown): void {
  if (codeOf(cause) !== 'ENOENT') throw cause
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}
