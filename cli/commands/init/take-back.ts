import { dirname, join } from 'node:path'
import type { Files } from '../../context.js'
import type { Plan } from '../../plan/plan.js'
import { existingFolderAbove } from './folder.js'

/**
 * Remembers what is on the disk before a plan is applied and packages are installed. The function it resolves to
 * puts all of it back: replaced files get their text again, and new ones go, with the folders that were made for them.
 */
export async function rememberFiles(
  files: Files,
  dir: string,
  { changes }: Plan,
  more: readonly string[],
): Promise<() => Promise<void>> {
  const paths = [...changes.filter(({ kind }) => kind !== 'keep').map(({ path }) => join(dir, path)), ...more]
  const texts = await Promise.all(paths.map(async (path) => [path, await files.read(path)] as const))
  const stopAt = await existingFolderAbove(files, dir)
  return async () => {
    for (const [path, text] of texts) {
      // Also when it is gone already: the folders made for it may be left.
      if (text === undefined) await files.remove(path, path.startsWith(stopAt) ? stopAt : dirname(path))
      else if ((await files.read(path)) !== text) await files.write(path, text)
    }
  }
}
