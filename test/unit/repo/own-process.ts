import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A reason why a test file may not share its process with others: what its text has in it. */
const reasons: readonly (readonly [reason: string, found: RegExp])[] = [
  ['mocks modules', /\bvi\.(?:do)?[mM]ock\(|\bvi\.resetModules\(|\bvi\.hoisted\(/],
  ['replaces globals', /\bvi\.stub(?:Global|Env)\(|\bvi\.(?:useFakeTimers|setSystemTime)\(/],
  ['replaces globals', /\bvi\.spyOn\(\s*(?:globalThis|process|console|Math|Date|performance)\b/],
  ['replaces globals', /^\s*(?:globalThis|global|window)(?:\.\w+|\[[^\]]+\])\s*=[^=]/m],
  ['replaces globals', /^\s*(?:Object|Reflect)\.\w+\(\s*(?:globalThis|global|process|console|navigator)\b/m],
  ['changes its process', /\bprocess\.(?:chdir|umask|on|once|exit)\(|\bprocess\.exitCode\s*=[^=]/],
  ['changes its process', /\bprocess\.env(?:\.\w+|\[[^\]]+\])?\s*=[^=]|\bdelete process\.env\b/],
  ['needs a page', /^\s*(?:\/\/|\/?\*+) @vitest-environment\b/m],
  ['starts programs', /['"](?:node:)?(?:child_process|worker_threads|cluster)['"]/],
]

/**
 * Why a test file runs in a process of its own: what it, or a helper below `test/` that it imports, does to the process
 * that others would share. Empty when it may share one. Texts of programs that are written as strings may count too: a
 * process more is no harm.
 */
export function ownProcessReasons(root: string, path: string): readonly string[] {
  const texts = withHelpers(root, path).map((each) => readFileSync(join(root, each), 'utf8'))
  return [...new Set(reasons.filter(([, found]) => texts.some((text) => found.test(text))).map(([reason]) => reason))]
}

/** The file, and every file below `test/` that it reaches by imports through such files. Tables of data do nothing. */
function withHelpers(root: string, path: string): readonly string[] {
  const reached = new Set<string>()
  const add = (each: string) => {
    if (reached.has(each)) return
    reached.add(each)
    const text = readFileSync(join(root, each), 'utf8')
    for (const [, target = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const found = sourceOf(root, normalize(join(dirname(each), target)))
      if (found?.startsWith('test/') && !found.endsWith('.data.ts')) add(found)
    }
  }
  add(path)
  return [...reached]
}

function sourceOf(root: string, target: string): string | undefined {
  const names = [target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx'), target]
  return names.find((name) => existsSync(join(root, name)))
}
