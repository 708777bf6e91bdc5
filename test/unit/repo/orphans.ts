import { importsOf } from './imports.js'
import { packFiles, subpathsOf } from './public-surface.js'
import type { Finding, Source } from './source.js'
import { findingAt } from './source.js'

/** What the backend's `package.json` runs. */
const programs = ['main', 'dev', 'admin', 'import-wallets', 'load-env-file'].map(
  (name) => `templates/backend/src/${name}.ts`,
)

/** Rules and calls of the specification whose screens are not built yet. A row goes as soon as its file is reached. */
const awaited: readonly string[] = [
  'core/address',
  'core/answer-kind',
  'core/user-text',
  'transport/backend-writer',
].map((name) => `runtime/${name}.ts`)

/** Files that no entry of the package reaches: nobody outside the tests can run them. */
export function checkOrphans(sources: readonly Source[]): readonly Finding[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const reached = reachedFrom(byPath, [
    'cli/main.ts',
    ...programs,
    ...Object.values(subpathsOf(sources)),
    ...packFiles(sources),
  ])
  const waiting = reachedFrom(byPath, awaited)
  return sources.flatMap((source) => {
    const say = (text: string) => [findingAt('orphan', source, source.ast, text)]
    if (reached.has(source.path)) return awaited.includes(source.path) ? say('this file is reached: end its wait') : []
    return waiting.has(source.path) ? [] : say('no entry of the package reaches this file')
  })
}

function reachedFrom(byPath: ReadonlyMap<string, Source>, entries: readonly string[]): ReadonlySet<string> {
  const known = new Set(byPath.keys())
  const reached = new Set(entries)
  for (const path of reached) {
    const source = byPath.get(path)
    for (const { target } of source ? importsOf(source, known) : [])
      if (target && known.has(target)) reached.add(target)
  }
  return reached
}
