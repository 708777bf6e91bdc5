import { dirname, join, relative, sep } from 'node:path'
import picomatch from 'picomatch'
import { parse as parseYaml } from 'yaml'
import type { Files } from '../context.js'
import { frameworkOf } from '../hosts/frameworks.js'
import { projectError } from './errors.js'
import { readPackageJson } from './package-json.js'

/** Packages that are installed together. */
export interface Workspace {
  /** Absolute folder that declares it. */
  readonly root: string
  /** Whether only pnpm reads that declaration. */
  readonly isPnpm: boolean
  /** What declares it, for messages: `pnpm-workspace.yaml`. */
  readonly because: string
  /** The folders of its packages, from the root: `apps/*`. */
  readonly globs: readonly string[]
}

type Reading = Pick<Files, 'read' | 'list'>

/** The workspace whose root is `dir`; `undefined` where it is the root of none. */
export async function workspaceAt(files: Reading, dir: string): Promise<Workspace | undefined> {
  const yaml = await files.read(join(dir, 'pnpm-workspace.yaml'))
  const pnpm = textsIn(
    parsed(yaml ?? '', (text) => parseYaml(text, { logLevel: 'error' })),
    'packages',
  )
  if (pnpm.length > 0) return { root: dir, isPnpm: true, because: 'pnpm-workspace.yaml', globs: pnpm }
  const json = parsed((await files.read(join(dir, 'package.json'))) ?? '', JSON.parse)
  // A list, or the `packages` of an object, as Yarn has it.
  const globs = [...textsIn(json, 'workspaces'), ...textsIn(valueAt(json, 'workspaces'), 'packages')]
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
  const matches = (glob: string) => {
    const pattern = glob.replace(/^\.?\/|\/$/g, '')
    return pattern !== '' && picomatch.isMatch(path, pattern)
  }
  const isUnwanted = globs.some((glob) => glob.startsWith('!') && matches(glob.slice(1)))
  return !isUnwanted && globs.some((glob) => !glob.startsWith('!') && matches(glob))
}

/** A text as what it says; nothing where it cannot be read, which is another finding, for the folder it is in. */
function parsed(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

function valueAt(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null ? new Map(Object.entries(record)).get(key) : undefined
}

function textsIn(record: unknown, key: string): readonly string[] {
  const list = valueAt(record, key)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

/** What shows that the root of a workspace is an app itself, whatever else is in it. */
const signs = /^(index\.html|(next|react-router|astro)\.config\.\w+)$/

/**
 * Throws `project/workspace-root`, which names the apps, where `dir` is the root of a workspace and no app itself: its
 * package.json may list React and a build tool for all of its packages.
 */
export async function refuseWorkspaceRoot(files: Files, dir: string): Promise<void> {
  const workspace = await workspaceAt(files, dir)
  if (!workspace || (await files.list(dir)).some((name) => signs.test(name))) return
  const packages = await packagesOf(files, workspace)
  const apps: string[] = []
  for (const path of packages) if (await isApp(files, join(dir, path))) apps.push(path)
  const [first] = apps
  const count = packages.length === 1 ? '1 package' : `${packages.length} packages`
  throw projectError('project/workspace-root', {
    dir,
    because: workspace.because,
    apps: first ? `The apps in it: ${apps.join(', ')}.` : `It has ${count}, and no React app.`,
    where: first ?? 'apps/web',
  })
}

async function isApp(files: Files, dir: string): Promise<boolean> {
  const dependencies = (await readPackageJson(files, dir))?.dependencies ?? {}
  return 'react' in dependencies && frameworkOf(dependencies) !== undefined
}
