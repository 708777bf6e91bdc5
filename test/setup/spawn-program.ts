import { spawn } from 'node:child_process'
import { descendants } from './dev-process.js'
import { type ProgramOptions, plainEnv } from './run-program.js'

/** A program that runs until it is told to end. */
export interface SpawnedProgram {
  readonly pid: number
  /** What it has printed so far. */
  readonly said: { out: string; error: string }
  /** Resolves to the exit code, `null` when a signal ended it. */
  readonly ended: Promise<number | null>
  /** Since it was started, in ms. */
  ageMs(): number
  /** Resolves to its age when it has printed this, on its output by default; rejects with all it said when it ends or is late. */
  says(pattern: RegExp, deadlineMs: number, on?: 'out' | 'error'): Promise<number>
  /** It and every process below it. */
  family(): readonly number[]
  /** Ends it and every process below it at once: for a test that failed half-way. */
  kill(): void
}

/** Where it runs, and how. */
export interface SpawnOptions extends Omit<ProgramOptions, 'deadlineMs'> {
  /** It leads a process group, as a command in a terminal does: `process.kill(-pid, 'SIGINT')` is Ctrl-C. */
  readonly isGroup?: boolean
}

const LOOK_MS = 20

/** Starts a program with nothing on its input and without the variables of the test runner. */
export function spawnProgram(
  program: string,
  args: readonly string[],
  { cwd, env = {}, isGroup = false }: SpawnOptions,
): SpawnedProgram {
  const begin = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...plainEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
  })
  const pid = child.pid ?? 0
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()))
  let isOver = false
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      isOver = true
      resolve(code)
    })
  })
  const family = () => [pid, ...descendants(pid)]
  const ageMs = () => Math.round(performance.now() - begin)
  return {
    pid,
    said,
    ended,
    family,
    ageMs,
    async says(pattern, deadlineMs, on = 'out') {
      while (!pattern.test(said[on])) {
        if (isOver || ageMs() > deadlineMs)
          throw new Error(`${isOver ? 'It ended' : 'It was late'} after ${ageMs()} ms\n${said.out}\n${said.error}`)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      }
      return ageMs()
    },
    kill() {
      for (const each of isOver ? [] : family()) end(each)
    },
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (cause) {
    // It has ended meanwhile.
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH')) throw cause
  }
}
