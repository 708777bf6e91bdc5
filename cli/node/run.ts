import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunOptions } from '../context.js'
import { cliError } from '../errors.js'

/**
 * Runs a program to its end, with its output going to ours or, line by line, to `onLine`. Resolves to its exit code, 1
 * when a signal ended it. Rejects with `cli/no-program` when it cannot be started. The signal ends the program.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, onLine, signal }: RunOptions & { readonly signal: AbortSignal },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = onLine ? 'pipe' : 'inherit'
    const child = spawn(program, args, {
      cwd,
      stdio: ['inherit', output, output],
      // Only a shell finds npm.cmd and its like on Windows.
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr])
      if (stream && onLine) createInterface({ input: stream }).on('line', onLine)
    const stop = (): void => void child.kill()
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    const settle = (finish: () => void): void => {
      signal.removeEventListener('abort', stop)
      finish()
    }
    child.once('error', (cause) =>
      settle(() => reject(cliError('cli/no-program', { program, reason: cause.message }, cause))),
    )
    child.once('close', (code) => settle(() => resolve(code ?? 1)))
  })
}

/** How long a program and what it started may take to end when asked, in ms; then they are killed. */
const POLITE_MS = 5_000
const KILLED_MS = 2_000
const LOOK_MS = 20

/** Where a program runs and when it has to stop. */
export interface BesideOptions {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Ends the program together with every process it has started. */
  readonly signal: AbortSignal
}

/**
 * Runs a command line of the host beside us, its output going to ours and nothing on its input; it finds the programs
 * of `node_modules/.bin`. Resolves to its exit code (1 when a signal ended it) once it and every process it started
 * are gone, also when it ends by itself. Rejects with `cli/no-program` when it cannot be started.
 */
export async function runBeside(words: readonly string[], { cwd, env, signal }: BesideOptions): Promise<number> {
  signal.throwIfAborted()
  const [program = '', ...args] = words
  const child = spawn(program, args, {
    cwd,
    env: withLocalPrograms(env, cwd),
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own, so that one signal reaches what a package manager or a shell starts in turn.
    ...(isWindows() ? { shell: true } : { detached: true }),
  })
  const kill = (): void => signalTree(child, 'SIGKILL')
  process.once('exit', kill)
  try {
    return await untilEnd(child, program, signal)
  } finally {
    await endTree(child)
    process.off('exit', kill)
  }
}

function untilEnd(child: ChildProcess, program: string, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(1)
    signal.addEventListener('abort', stop, { once: true })
    const settle = (finish: () => void): void => {
      signal.removeEventListener('abort', stop)
      finish()
    }
    child.once('error', (cause) =>
      settle(() => reject(cliError('cli/no-program', { program, reason: cause.message }, cause))),
    )
    child.once('exit', (code) => settle(() => resolve(code ?? 1)))
  })
}

async function endTree(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || !isTreeAlive(child)) return
  signalTree(child, 'SIGTERM')
  if (await goneWithin(child, POLITE_MS)) return
  signalTree(child, 'SIGKILL')
  await goneWithin(child, KILLED_MS)
}

async function goneWithin(child: ChildProcess, ms: number): Promise<boolean> {
  for (let waited = 0; waited < ms; waited += LOOK_MS) {
    if (!isTreeAlive(child)) return true
    await wait(LOOK_MS)
  }
  return !isTreeAlive(child)
}

/** Signal 0 asks whether a process of the group is left. */
function isTreeAlive(child: ChildProcess): boolean {
  if (isWindows()) return child.exitCode === null && child.signalCode === null
  return signalGroup(child, 0)
}

function signalTree(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (!isWindows()) signalGroup(child, signal)
  // Windows has no groups and no polite request: its own tool knows which process started which.
  else if (child.pid !== undefined) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

function withLocalPrograms(env: BesideOptions['env'], cwd: string): Record<string, string | undefined> {
  const name = Object.keys(env).find((each) => each.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...env, [name]: [join(cwd, 'node_modules', '.bin'), env[name] ?? ''].join(delimiter) }
}

function isWindows(): boolean {
  return process.platform === 'win32'
}
