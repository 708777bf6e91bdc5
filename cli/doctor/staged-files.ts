import { join } from 'node:path'
import type { Facts } from './facts.js'

/** A file of the next commit. */
export interface StagedFile {
  /** Absolute path. */
  readonly path: string
  /** Its lines that the commit adds, at their places; other lines are empty. */
  readonly text: string
}

const options = [
  '--no-color',
  '--no-ext-diff',
  '--no-renames',
  '--diff-filter=AM',
  '--src-prefix=a/',
  '--dst-prefix=b/',
]

/** What is staged in the repository of the app. Nothing where there is no repository, or no git on this machine. */
export async function stagedFiles({ cwd, files, folders, run }: Facts): Promise<readonly StagedFile[]> {
  const top = folders.at(-1) ?? cwd
  if (!(await files.list(top)).includes('.git')) return []
  const lines: string[] = []
  try {
    await run('git', ['-c', 'core.quotePath=false', 'diff', '--cached', '--unified=0', ...options], {
      cwd,
      onLine: (line) => lines.push(line),
    })
  } catch {
    return []
  }
  return [...readDiff(lines)].map(([file, text]) => ({ path: join(top, file), text: text.join('\n') }))
}

function readDiff(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  let [file, at, isHead] = ['', 0, true]
  for (const line of lines) {
    const [, from] = /^@@ -\S+ \+(\d+)/.exec(line) ?? []
    if (line.startsWith('diff --git ')) isHead = true
    else if (isHead && line.startsWith('+++ ')) file = line.replace(/^\+\+\+ (?:b\/)?/, '').replace(/\t$/, '')
    else if (from !== undefined) [at, isHead] = [Number(from), false]
    else if (!isHead && line.startsWith('+')) {
      const text = found.get(file) ?? []
      while (text.length < at - 1) text.push('')
      text.push(line.slice(1))
      found.set(file, text)
      at += 1
    }
  }
  return found
}
