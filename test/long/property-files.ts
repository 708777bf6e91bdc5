import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../unit/repo/source.js'

/** The paths of the test files that have properties. */
export function propertyFiles(root: string): readonly string[] {
  const tests = listFiles(root, ['cli', 'runtime', 'schema', 'templates', 'test']).filter((path) =>
    /\.test\.tsx?$/.test(path),
  )
  return tests.filter((path) => readFileSync(join(root, path), 'utf8').includes("from 'fast-check'"))
}
