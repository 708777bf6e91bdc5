import { join } from 'node:path'
import type { Facts } from './facts.js'

/** The version of a package as the app would find it, in its own folder or in one above; `undefined` where it is not installed. */
export async function installedVersion(
  { files, folders }: Pick<Facts, 'files' | 'folders'>,
  name: string,
): Promise<string | undefined> {
  for (const folder of folders) {
    const text = await files.read(join(folder, 'node_modules', name, 'package.json'))
    const version = text && /"version":\s*"([^"]+)"/.exec(text)?.[1]
    if (version) return version
  }
  return undefined
}
