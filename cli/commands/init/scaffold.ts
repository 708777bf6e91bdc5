import { join } from 'node:path'
import type { Files } from '../../context.js'
import type { HostTemplate } from '../../hosts/host.js'
import { hostTemplate } from '../../project/templates.js'
import { packageNameOf } from './folder.js'

/** Puts a new app into the folder. A file that is there already, like a README or .gitignore, stays. */
export async function scaffold(files: Files, dir: string, template: HostTemplate): Promise<void> {
  for (const { path, text } of hostTemplate(template, { name: packageNameOf(dir) })) {
    if ((await files.read(join(dir, path))) === undefined) await files.write(join(dir, path), text)
  }
}
