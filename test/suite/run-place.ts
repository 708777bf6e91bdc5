import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../setup/run-program.js'

/** What the whole run writes at the most, in bytes: apps with their packages, databases, profiles of browsers. */
export const ROOM = 3_000_000_000

/** Memory that programs need beside the files, in bytes. */
const BESIDE = 8_000_000_000

/** Where a system keeps files in memory, and how many bytes of it are free. */
export interface Memory {
  readonly folder: string
  readonly free: number
}

const linux = (): Memory => ({ folder: '/dev/shm', free: freemem() })

/**
 * The folder below which a run writes: in memory where there is plenty and programs may be run from there, because an install
 * writes thousands of small files; otherwise that of the system. `TMPDIR` decides where it is set.
 */
export async function choosePlace(memory = linux(), env = process.env, mayRun = runsPrograms): Promise<string> {
  if (env['TMPDIR'] || memory.free < ROOM + BESIDE) return tmpdir()
  const holds = await statfs(memory.folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return holds >= ROOM && (await mayRun(memory.folder)) ? memory.folder : tmpdir()
}

/** Whether a program that lies in a folder may be started: containers often forbid it for memory. */
export async function runsPrograms(base: string): Promise<boolean> {
  const folder = await mkdtemp(join(base, 'modal-kit-'))
  try {
    const program = join(folder, 'program')
    await writeFile(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
    const result = await runProgram(program, [], { cwd: folder }).catch(() => undefined)
    return result?.code === 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
