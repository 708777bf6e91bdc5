import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
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

/** Paths of all files below a folder of this package, from that folder, with forward slashes and sorted. */
export function listOwnFiles(folder: string): readonly string[] {
  const root = join(ownRoot(), folder)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

function isOwnRoot(folder: string): boolean {
  if (folder === dirname(folder)) return true
  try {
    return readFileSync(join(folder, 'package.json'), 'utf8').includes('"name": "create-modal-kit"')
  } catch {
    return false
  }
}
