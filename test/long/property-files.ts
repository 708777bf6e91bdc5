import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../unit/repo/source.js'

/** They have no properties, and do as much as `RUNS` says: accounts under attack, stories over two processes. */
const counted = ['many-accounts', 'killed-process'].map(
  (name) => `templates/backend/src/embedded/login/${name}.test.ts`,
)

/** The paths of the test files that have properties, or do more in a long run. */
export function propertyFiles(root: string): readonly string[] {
  const tests = listFiles(root, ['cli', 'runtime', 'schema', 'templates', 'test']).filter((path) =>
    /\.test\.tsx?$/.test(path),
  )
  const properties = tests.filter((path) => readFileSync(join(root, path), 'utf8').includes("from 'fast-check'"))
  return [...properties, ...counted]
}
