import { runProgram } from '../setup/run-program.js'
import type { FolderTests, TurnGroups } from './parts.data.js'

/** Names the test files that a run leaves out, with spaces between. */
export const LEFT_OUT = 'MODAL_KIT_LEFT_OUT'

/** The test files that this run leaves out, for every project: `--exclude` does not reach one that excludes files itself. */
export function leftOut(env: Readonly<Record<string, string | undefined>> = process.env): readonly string[] {
  return (env[LEFT_OUT] ?? '').split(' ').filter(Boolean)
}

/**
 * The files of these lists whose turn it is not: of each list one group runs. A file runs in every turn as long as it, the
 * module of its name, or something in the folders that it depends on is among `changed`.
 */
export function waitingFiles(
  lists: readonly TurnGroups[],
  turn: number,
  changed: readonly string[],
  folders: FolderTests = {},
): readonly string[] {
  const waiting = lists.flatMap((groups) => {
    const chosen = groups[turn % groups.length] ?? []
    return groups.flat().filter((file) => !chosen.includes(file))
  })
  const hasChanged = (file: string) => {
    const own = [file, file.replace(/\.test\.tsx?$/, '.ts'), file.replace(/\.test\.tsx$/, '.tsx')]
    const paths = [...own, ...(folders[file] ?? [])]
    return changed.some((each) => paths.some((path) => each === path || each.startsWith(`${path}/`)))
  }
  return [...new Set(waiting)].filter((file) => !hasChanged(file))
}

/** Paths from the repository of what the last commit changed, and of what has changed since; none where git does not say. */
export async function changedFiles(root: string): Promise<readonly string[]> {
  const args = ['diff', '--name-only', '--relative', 'HEAD~1']
  const git = await runProgram('git', args, { cwd: root }).catch(() => undefined)
  return git?.code === 0 ? git.stdout.split('\n').filter(Boolean) : []
}
