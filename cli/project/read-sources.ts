import { join } from 'node:path'
import type { Files } from '../context.js'

/** Paths of modules and stylesheets from the project folder, with forward slashes, each with its text. */
export type Sources = ReadonlyMap<string, string>

const isSource = /\.([cm]?[jt]sx?|css|s[ac]ss|less)$/
const isSkipped = /^(\..*|node_modules|dist|build|out|coverage|public)$/
const deepest = 12

/** Reads the modules and stylesheets of a project; not what is built or installed, nor other packages below it. */
export async function readSources(files: Files, dir: string): Promise<Sources> {
  const found = new Map<string, string>()
  const visit = async (folder: string, depth: number): Promise<void> => {
    const names = await namesIn(files, join(dir, folder))
    if (depth > deepest || (depth > 0 && names.includes('package.json'))) return
    for (const name of names.filter((each) => !isSkipped.test(each))) {
      const path = folder ? `${folder}/${name}` : name
      // A folder may be called `three.js`.
      const isFile = isSource.test(name) && (await namesIn(files, join(dir, path))).length === 0
      if (isFile) found.set(path, (await files.read(join(dir, path))) ?? '')
      else await visit(path, depth + 1)
    }
  }
  await visit('', 0)
  return found
}

/** What is in a folder; nothing where it turns out to be a file, which is how a folder is told from one. */
async function namesIn(files: Files, path: string): Promise<readonly string[]> {
  return files.list(path).catch(() => [])
}
