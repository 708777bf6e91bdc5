import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { repository } from '../setup/scratch.js'
import { propertyFiles } from './property-files.js'

const LONG_RUNS = 10_000

/** A property that takes longer in ms hangs. */
const LONG_LIMIT = 1_200_000

/**
 * Runs the test files that have properties, each property ten times as often as usual or as often as `RUNS` says;
 * `args` go to the test runner. Gives its exit code.
 */
export async function main(args: readonly string[], signal: AbortSignal): Promise<number> {
  const vitest = [join(repository, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'test/vitest.config.ts']
  const child = spawn(
    process.execPath,
    [...vitest, '--testTimeout', String(LONG_LIMIT), ...args, ...propertyFiles(repository)],
    { cwd: repository, env: { RUNS: String(LONG_RUNS), ...process.env }, stdio: 'inherit' },
  )
  signal.addEventListener('abort', () => child.kill('SIGINT'), { once: true })
  const [code] = await once(child, 'close')
  return code ?? 1
}
