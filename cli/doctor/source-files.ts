import { join } from 'node:path'
import type { Facts } from './facts.js'

/** Folders whose modules are not the app: installed, built, served as they are, or only for tests. */
const apart = /^(node_modules|dist|build|out|public|static|coverage|__tests__|__mocks__|tests?|e2e|cypress|stories)$/
/** A project with more than this is looked at in part. */
const MOST_FILES = 3_000

/** A file of the app's own code. `file` is its path from the working folder. */
export interface SourceFile {
  readonly file: string
  readonly text: string
}

/** The files of the app that are wanted, without the kit's folder and without tests: modules that may hold JSX unless told. */
export async function sourceFiles(
  { files, cwd, config }: Pick<Facts, 'files' | 'cwd' | 'config'>,
  isWanted: (name: string) => boolean = isSource,
): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = []
  // A name without a dot may be a file as well, which has nothing in it to list.
  const list = (folder: string) => files.list(join(cwd, folder)).catch(() => [])
  const visit = async (folder: string): Promise<void> => {
    for (const name of await list(folder)) {
      const file = folder === '' ? name : `${folder}/${name}`
      if (found.length >= MOST_FILES || file === config.folder || apart.test(name)) continue
      if (isWanted(name)) found.push({ file, text: (await files.read(join(cwd, file))) ?? '' })
      else if (!name.includes('.')) await visit(file)
    }
  }
  await visit('')
  return found
}

/** Whether a path belongs to tests or stories, to what is built or installed, or to what is served as it is. */
export function isApart(path: string): boolean {
  return path.split('/').some((name) => apart.test(name)) || /[._-](test|spec|stories|cy)\./.test(path)
}

function isSource(name: string): boolean {
  return /\.[jt]sx$/.test(name) && !/\.(test|spec|stories)\./.test(name)
}
