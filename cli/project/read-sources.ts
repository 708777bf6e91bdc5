import { join, posix } from 'node:path'
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

/** What belongs to the kit and is about to go, for telling which imports would break. */
export interface KitParts {
  /** Paths from the project folder, with forward slashes: generated files, index.tsx, the config. */
  readonly paths: readonly string[]
  /** The kit's folder: `src/modal-kit`. */
  readonly folder: string
  /** Names in package.json, whose packages are no folder of the project. */
  readonly dependencies: readonly string[]
}

/** Whether what a module imports is the kit, a file of its folder that goes, or the config. */
export function isKitSpecifier(specifier: string, from: string, { paths, folder, dependencies }: KitParts): boolean {
  if (/^create-modal-kit(\/|$)/.test(specifier)) return true
  const bare = paths.map(withoutExtension)
  const names = [...paths, ...bare, ...(bare.includes(`${folder}/index`) ? [folder] : [])]
  const path = specifier.replace(/[?#].*$/, '')
  if (path.startsWith('.')) {
    const target = posix.join(posix.dirname(from), path).replace(/\/$/, '')
    return names.includes(target) || names.includes(target.replace(/\.[cm]?jsx?$/, ''))
  }
  if (dependencies.some((name) => path === name || path.startsWith(`${name}/`))) return false
  // An alias of the host stands for a folder above: `@/modal-kit`, `~/modal-kit/generated`, `/src/modal-kit`.
  const [, tail] = /^[^/]*\/(.+)$/.exec(path) ?? []
  return tail !== undefined && names.some((name) => name === tail || name.endsWith(`/${tail}`))
}

function withoutExtension(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, '')
}
