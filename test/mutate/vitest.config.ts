import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { mutatedFolders } from './folders.data.js'

const names = (process.env['MUTATED_FOLDERS'] ?? '').split(',')

/**
 * The tests of the folders in `MUTATED_FOLDERS`, comma-separated, for `npm run mutate`. Files share their modules:
 * a fault is switched on while the tests run, and loading everything anew for each would take most of the time.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: names.flatMap((name) => mutatedFolders[name]?.tests ?? []),
    isolate: false,
    // Long, for a busy machine: a test that ends here counts as one that noticed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
