import { spawn } from 'node:child_process'

/** How a program ended and what it said. */
export interface ProgramResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Where and how a program runs. */
export interface ProgramOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly deadlineMs?: number
}

/** Runs a program to its end, with nothing on its input. Rejects when it cannot start or misses the deadline. */
export function runProgram(program: string, args: readonly string[], options: ProgramOptions): Promise<ProgramResult> {
  const { cwd, env = {}, deadlineMs = 240_000 } = options
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...plainEnv(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = { stdout: '', stderr: '' }
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`${[program, ...args].join(' ')} did not end within ${deadlineMs} ms\n${tail(said)}`))
    }, deadlineMs)
    child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()))
    child.once('error', (cause) => {
      clearTimeout(timer)
      reject(cause)
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? -1, ...said })
    })
  })
}

/** Like `runProgram`, and rejects with what the program said unless it ended with 0. */
export async function mustRun(
  program: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<ProgramResult> {
  const result = await runProgram(program, args, options)
  if (result.code === 0) return result
  throw new Error(`${[program, ...args].join(' ')} ended with ${result.code} in ${options.cwd}\n${tail(result)}`)
}

/** The environment without what a test runner puts there: with `NODE_ENV=test` Vite would build a development React. */
export function plainEnv(): Record<string, string> {
  // The last five are what Vite knows as import.meta.env: MODE means something else to a backend.
  const runners = /^(NODE_ENV|TEST|VITEST|VITE_|FORCE_COLOR|(MODE|DEV|PROD|SSR|BASE_URL)$)/
  const kept = Object.entries(process.env).filter(([name]) => !runners.test(name))
  return { ...Object.fromEntries(kept.map(([name, value]) => [name, value ?? ''])), NO_COLOR: '1' }
}

function tail({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }): string {
  return `${stdout.slice(-4_000)}\n${stderr.slice(-4_000)}`.trim()
}
