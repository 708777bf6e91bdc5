import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
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
