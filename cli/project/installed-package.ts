import { dirname, join } from 'node:path'
import type { Files } from '../context.js'

/**
 * The package.json of an installed package as an app in `dir` finds it: in its own `node_modules`, or in one above, where
 * a workspace puts what its packages share. `undefined` where it is not installed.
 */
export async function installedPackage(
  files: Pick<Files, 'read'>,
  dir: string,
  name: string,
): Promise<string | undefined> {
  for (let at = dir; ; at = dirname(at)) {
    const text = await files.read(join(at, 'node_modules', name, 'package.json'))
    if (text !== undefined || at === dirname(at)) return text
  }
}
