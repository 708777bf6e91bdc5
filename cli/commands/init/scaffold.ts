import { join } from 'node:path'
import type { Files } from '../../context.js'
import { viteTemplate } from '../../project/templates.js'
import { packageNameOf } from './folder.js'

/** Puts a new Vite app into the folder. A file that is there already, like a README or .gitignore, stays. */
export async function scaffold(files: Files, dir: string): Promise<void> {
  for (const { path, text } of viteTemplate({ name: packageNameOf(dir) })) {
    if ((await files.read(join(dir, path))) === undefined) await files.write(join(dir, path), text)
  }
}
