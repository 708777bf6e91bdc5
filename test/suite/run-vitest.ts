import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '../setup/scratch.js'

/** One run of Vitest. */
export interface VitestRun {
  /** Options and filters. */
  readonly args: readonly string[]
  /** Where the JSON report goes. */
  readonly report: string
  /** Variables beside those of this process. */
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** Milliseconds that Vitest may take to tidy up once it is told to end. */
const STOP_MS = 10_000

/** Runs Vitest on this terminal; resolves to its exit code, 1 when a signal ended it. */
export function runVitest({ args, report, env, signal }: VitestRun): Promise<number> {
  const program = join(repository, 'node_modules/vitest/vitest.mjs')
  const fixed = ['run', '--config', 'test/vitest.config.ts', '--reporter=default', '--reporter=json']
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...fixed, `--outputFile.json=${report}`, ...args], {
      cwd: repository,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    let late: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      child.kill('SIGTERM')
      late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    }
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    const settle = () => {
      signal.removeEventListener('abort', stop)
      clearTimeout(late)
    }
    child.once('error', (cause) => {
      settle()
      reject(cause)
    })
    child.once('close', (code) => {
      settle()
      resolve(code ?? 1)
    })
  })
}
