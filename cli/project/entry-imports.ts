import { posix } from 'node:path'
import type { EntryImports } from './entry.js'

/** What an entry file imports the kit's folder and its stylesheet as. Both paths are from the project folder. */
export function importsFor(path: string, kitFolder: string): EntryImports {
  const folder = posix.relative(posix.dirname(path), kitFolder)
  const kit = folder.startsWith('.') ? folder : `./${folder}`
  return { kit, stylesheet: `${kit}/modal-kit.css` }
}
