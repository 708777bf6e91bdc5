import { dirname, join, relative, sep } from 'node:path'
import type { Files } from '../context.js'

/** Packages that are installed together. */
export interface Workspace {
  /** Absolute folder that declares it. */
  readonly root: string
  /** Whether only pnpm reads that declaration. */
  readonly isPnpm: boolean
  /** What declares it, for people: `pnpm-workspace.yaml`. */
  readonly because: string
  /** The folders of its packages, from the root: `apps/*`. */
  readonly globs: readonly string[]
}

type Reading = Pick<Files, 'read' | 'list'>

/** The workspace whose root is `dir`; `undefined` where it is the root of none. */
export async function workspaceAt(files: Reading, dir: string): Promise<Workspace | undefined> {
  const yaml = await files.read(join(dir, 'pnpm-workspace.yaml'))
  const pnpm = yaml === undefined ? [] : readPackagesList(yaml)
  if (pnpm.length > 0) return { root: dir, isPnpm: true, because: 'pnpm-workspace.yaml', globs: pnpm }
  const globs = readWorkspaces((await files.read(join(dir, 'package.json'))) ?? '')
  return globs.length > 0 ? { root: dir, isPnpm: false, because: 'workspaces in package.json', globs } : undefined
}

/** The workspace a package is in: the nearest one above it that counts its folder among its own. */
export async function workspaceAbove(files: Reading, dir: string): Promise<Workspace | undefined> {
  for (let at = dirname(dir); ; at = dirname(at)) {
    const workspace = await workspaceAt(files, at)
    if (workspace && isMember(workspace, dir)) return workspace
    if (at === dirname(at)) return undefined
  }
}

/** The packages of a workspace, as paths from its root with forward slashes. */
export async function packagesOf(files: Reading, { root, globs }: Workspace): Promise<readonly string[]> {
  const found: string[] = []
  const deepest = Math.max(...globs.map((glob) => (glob.includes('**') ? 5 : glob.split('/').length)))
  const visit = async (folder: string, depth: number): Promise<void> => {
    // What cannot be listed is a file.
    const names: readonly string[] = await files.list(join(root, folder)).catch(() => [])
    if (folder && names.includes('package.json') && isMember({ root, globs }, join(root, folder))) found.push(folder)
    if (depth === deepest) return
    for (const name of names.filter((each) => each !== 'node_modules' && !each.startsWith('.')))
      await visit(folder ? `${folder}/${name}` : name, depth + 1)
  }
  await visit('', 0)
  return found
}

function isMember({ root, globs }: Pick<Workspace, 'root' | 'globs'>, dir: string): boolean {
  const path = relative(root, dir).split(sep).join('/')
  const [wanted, unwanted] = [
    globs.filter((glob) => !glob.startsWith('!')),
    globs.filter((glob) => glob.startsWith('!')),
  ]
  return wanted.some((glob) => matches(glob, path)) && !unwanted.some((glob) => matches(glob.slice(1), path))
}

/** A glob as workspaces use them: names, `*` within a name, `**` for any folders. */
function matches(glob: string, path: string): boolean {
  const parts = glob.replace(/^\.?\/|\/$/g, '').split('/')
  const pattern = parts.map((part) => (part === '**' ? '(?:[^/]+/)*' : `${literal(part)}/`)).join('')
  return new RegExp(`^${pattern}$`).test(`${path}/`)
}

function literal(part: string): string {
  return part
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
}

/** `workspaces` of a package.json: a list, or the `packages` of an object, as Yarn has it. */
function readWorkspaces(text: string): readonly string[] {
  const json = parse(text)
  const found = typeof json === 'object' && json !== null && 'workspaces' in json ? json.workspaces : undefined
  const nested = typeof found === 'object' && found !== null && 'packages' in found ? found.packages : found
  return Array.isArray(nested) ? nested.filter((item) => typeof item === 'string') : []
}

/** A package.json that is no JSON is another finding, for the folder it is in. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The list `packages:` of a pnpm-workspace.yaml, one item a line or all between brackets. */
function readPackagesList(yaml: string): readonly string[] {
  const [, inline, block = ''] =
    /^packages:[ \t]*(?:\[([^\]]*)\]|(?:#.*)?\r?\n((?:[ \t]*(?:-.*|#.*)?(?:\r?\n|$))*))/m.exec(yaml) ?? []
  const items =
    inline === undefined ? block.split(/\r?\n/).map((line) => /^\s*-\s*(.*)$/.exec(line)?.[1] ?? '') : inline.split(',')
  return items.map(unquoted).filter((item) => item !== '')
}

function unquoted(item: string): string {
  const [, , quoted, plain = ''] = /^\s*(?:(["'])(.*?)\1|([^#\s]\S*)?)/.exec(item) ?? []
  return quoted ?? plain
}
