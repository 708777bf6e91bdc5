import { basename, dirname, resolve } from 'node:path'
import type { Files } from '../../context.js'
import { initError } from './errors.js'

/** What may lie in a folder that is no app. */
const harmless = ['.git', '.gitignore', '.DS_Store', 'Thumbs.db', '.idea', '.vscode', 'LICENSE', 'README.md']

/** What a folder is to `init`: an app, free for a new one, or taken by other things. */
export type Folder = { readonly kind: 'app' | 'free' } | { readonly kind: 'taken'; readonly names: string }

/** Looks whether a folder holds an app, or could. */
export async function lookAtFolder(files: Files, dir: string): Promise<Folder> {
  const names = await files.list(dir)
  if (names.includes('package.json')) return { kind: 'app' }
  const others = names.filter((name) => !harmless.includes(name))
  if (others.length === 0) return { kind: 'free' }
  const shown = others.slice(0, 4).join(', ')
  return { kind: 'taken', names: others.length > 4 ? `${shown} and ${others.length - 4} more` : shown }
}

/** The package name of an app in a folder: letters, digits, dots and dashes. Throws `init/bad-folder-name`. */
export function packageNameOf(dir: string): string {
  const folder = basename(dir)
  const name = folder
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  if (!name) throw initError('init/bad-folder-name', { name: folder })
  return name.slice(0, 200)
}

/** The nearest folder above `dir` that is there: what a new app may leave empty again ends below it. */
export async function existingFolderAbove(files: Files, dir: string): Promise<string> {
  for (let at = resolve(dir); at !== dirname(at); at = dirname(at)) {
    if ((await files.list(at)).length > 0 || (await files.list(dirname(at))).includes(basename(at))) return at
  }
  return resolve('/')
}
