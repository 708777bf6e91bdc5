import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Context } from '../../cli/context.js'
import { createNodeFiles } from '../../cli/node/files.js'
import { type FakeContext, type FakeWorld, fakeContext } from './fake-context.js'

/** A project on the real disk. */
export interface RealProject {
  readonly dir: string
  /** Everything below it: relative path to text, a link to where it points. Folders end with a slash. */
  tree(): Record<string, string>
  /** A context of its own on the real disk, the rest of it fake: as a program of its own would have. */
  context(world?: Omit<FakeWorld, 'files' | 'cwd'>): Context & Pick<FakeContext, 'printed' | 'abort'>
  write(path: string, text: string): void
  remove(): void
}

/** Makes a project of `files` (relative path to text) in a new folder of the given name. */
export function realProject(files: Readonly<Record<string, string>>, name = 'app'): RealProject {
  const outside = mkdtempSync(join(tmpdir(), 'modal-kit-project-'))
  const dir = join(outside, name)
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  mkdirSync(dir)
  for (const [path, text] of Object.entries(files)) write(path, text)
  return {
    dir,
    write,
    tree: () => treeOf(dir),
    context(world = {}) {
      const context = fakeContext({ ...world, cwd: dir })
      return { ...context, files: createNodeFiles({ onWatchError: () => {} }) }
    },
    remove: () => rmSync(outside, { recursive: true, force: true }),
  }
}

function treeOf(dir: string, below = ''): Record<string, string> {
  const rows = readdirSync(join(dir, below)).map((name): Record<string, string> => {
    const path = join(below, name)
    const stat = lstatSync(join(dir, path))
    if (stat.isSymbolicLink()) return { [path]: `-> ${readlinkSync(join(dir, path))}` }
    return stat.isDirectory()
      ? { [`${path}/`]: '', ...treeOf(dir, path) }
      : { [path]: readFileSync(join(dir, path), 'utf8') }
  })
  return Object.assign({}, ...rows)
}
