import type { Act } from './acts.data.js'
import type { Import } from './imports.js'

/** The files an act takes, sorted: what its entry imports for its values, now or later, and what that imports. */
export function filesOf(
  { entry, byPath }: Pick<Act, 'entry' | 'byPath'>,
  imports: readonly Import[],
): readonly string[] {
  const edges = imports.filter(({ kind, isPackage }) => kind !== 'type' && !isPackage)
  const found = new Set([entry, ...byPath])
  // A set goes on through what is added to it meanwhile.
  for (const path of found)
    for (const { from, target } of edges) if (from.path === path && target !== undefined) found.add(target)
  return [...found].sort()
}

/** How many of the files lie in each folder of the repository. */
export function countFolders(files: readonly string[]): Readonly<Record<string, number>> {
  const folders = files.map((path) => path.split('/')[0] ?? '')
  return Object.fromEntries([...new Set(folders)].map((name) => [name, folders.filter((each) => each === name).length]))
}
