import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A program that runs. */
export interface Running {
  readonly pid: number
  /** Its command line. */
  readonly command: string
}

const LOOK_MS = 50

/**
 * The programs that carry the variable `name` with this value in their environment, as everything does that was started
 * below a program which has it. Only Linux tells; elsewhere none are found.
 */
export function findProcesses(name: string, value: string): readonly Running[] {
  const mark = `${name}=${value}`
  return pids().flatMap((pid) => {
    if (pid === process.pid) return []
    try {
      const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark)
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      // What has ended and was not asked for its code yet has no command line.
      return isOurs && command ? [{ pid, command }] : []
    } catch {
      // It ended while it was looked at, or is somebody else's.
      return []
    }
  })
}

/** Waits until none of them runs any more, or `patienceMs` are over; gives those that still do. */
export async function awaitEnd(name: string, value: string, patienceMs: number): Promise<readonly Running[]> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const left = findProcesses(name, value)
    if (left.length === 0 || performance.now() >= deadline) return left
    await wait(LOOK_MS)
  }
}

/** Ends them all, also those they start meanwhile. */
export async function endProcesses(name: string, value: string): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const left = findProcesses(name, value)
    if (left.length === 0) return
    for (const { pid } of left) end(pid)
    await wait(LOOK_MS)
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

function pids(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}
