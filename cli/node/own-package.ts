import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder this package is installed in, the same from the sources and from `dist`. */
export function ownRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!isOwnRoot(folder)) folder = dirname(folder)
  return folder
}

/** The version that is running, as its package.json has it. */
export function ownVersion(): string {
  return readOwnText('package.json').match(/"version": "([^"]+)"/)?.[1] ?? '0.0.0'
}

/** A text file that ships inside this package, by its path from the package folder: `templates/modal.config.ts`. */
export function readOwnText(path: string): string {
  return readFileSync(join(ownRoot(), path), 'utf8')
}

function isOwnRoot(folder: string): boolean {
  if (folder === dirname(folder)) return true
  try {
    return readFileSync(join(folder, 'package.json'), 'utf8').includes('"name": "create-modal-kit"')
  } catch {
    return false
  }
}
