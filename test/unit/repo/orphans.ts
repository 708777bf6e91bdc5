import { importsOf } from './imports.js'
import { packFiles, subpathsOf } from './public-surface.js'
import type { Finding, Source } from './source.js'
import { findingAt } from './source.js'

/** What the backend's `package.json` runs. */
const programs = ['main', 'dev', 'admin', 'import-wallets', 'load-env-file'].map(
  (name) => `templates/backend/src/${name}.ts`,
)

/** Files that no entry of the package reaches: only tests could run them. */
export function checkOrphans(sources: readonly Source[]): readonly Finding[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const reached = reachedFrom(byPath, [
    'cli/main.ts',
    ...programs,
    // The scripts of the wallet's site, which the build bundles for the backend.
    'runtime/wallet-site/frame.ts',
    ...['signing-script', 'worker-evm', 'worker-solana'].map((name) => `runtime/wallet-site/signing/${name}.ts`),
    // It writes files of these words.
    'runtime/wallet-site/approval/words-for.ts',
    ...Object.values(subpathsOf(sources)),
    ...packFiles(sources),
  ])
  return sources.flatMap((source) =>
    reached.has(source.path)
      ? []
      : [findingAt('orphan', source, source.ast, 'no entry of the package reaches this file')],
  )
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
