import type { Context } from '../context.js'
import { newlineOf } from './text-edit.js'

/** Adds a line to the text of a .gitignore, which may be missing, unless it is there in any of its spellings. */
export function ignoreFolder(text: string | undefined, folder: string): string {
  if (!text) return `${folder}/\n`
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ''))
  if (lines.includes(folder)) return text
  const newline = newlineOf(text)
  return `${text}${text.endsWith('\n') ? '' : newline}${folder}/${newline}`
}

/** Takes out the line that `ignoreFolder` adds, in that very spelling; every other line stays. */
export function unignoreFolder(text: string, folder: string): string {
  const lines = text.split(/(?<=\n)/)
  const at = lines.findLastIndex((line) => line.trimEnd() === `${folder}/`)
  return at < 0 ? text : lines.toSpliced(at, 1).join('')
}

/** Says which of the changes in a folder git does not have yet: what is written next mixes with them. Silent where there is no git. */
export async function warnOfUncommitted({ run, log }: Pick<Context, 'run' | 'log'>, dir: string): Promise<void> {
  const paths = await uncommittedPaths(run, dir)
  const [first] = paths
  if (first === undefined) return
  const count = paths.length === 1 ? `${first} has` : `${first} and ${others(paths.length - 1)} have`
  log.warn(`${count} uncommitted changes. Commit first to see afterwards what this run has changed.\n`)
}

/** Paths with changes that are not committed, as git names them; none where there is no git or no repository. */
async function uncommittedPaths(run: Context['run'], dir: string): Promise<readonly string[]> {
  const lines: string[] = []
  const args = ['-c', 'core.quotePath=false', 'status', '--porcelain', '--', '.']
  const code = await run('git', args, { cwd: dir, onLine: (line) => void lines.push(line) }).catch(() => 1)
  return code === 0 ? lines.map((line) => line.slice(3)).filter((path) => path !== '') : []
}

function others(count: number): string {
  return count === 1 ? 'another file' : `${count} other files`
}
