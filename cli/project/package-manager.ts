import { basename, dirname, join } from 'node:path'
import type { Files } from '../context.js'
import { readPackageJson } from './package-json.js'
import { type Workspace, workspaceAbove, workspaceAt } from './workspace.js'

/** How a package manager is told to do what `init` needs. */
export interface PackageManager {
  readonly id: 'npm' | 'pnpm' | 'yarn' | 'bun'
  /** Its lockfiles that are text, newest form first. */
  readonly lockfiles: readonly string[]
  readonly install: readonly string[]
  /** What runs a script of package.json. */
  readonly run: string
  /** What adds a package. */
  readonly add: string
}

/** One row per package manager. */
export const packageManagers: readonly PackageManager[] = [
  {
    id: 'npm',
    lockfiles: ['package-lock.json', 'npm-shrinkwrap.json'],
    install: ['install'],
    run: 'npm run',
    add: 'npm install',
  },
  // On CI pnpm refuses to change the lockfile unless told.
  {
    id: 'pnpm',
    lockfiles: ['pnpm-lock.yaml'],
    install: ['install', '--no-frozen-lockfile'],
    run: 'pnpm',
    add: 'pnpm add',
  },
  { id: 'yarn', lockfiles: ['yarn.lock'], install: ['install'], run: 'yarn', add: 'yarn add' },
  { id: 'bun', lockfiles: ['bun.lock', 'bun.lockb'], install: ['install'], run: 'bun run', add: 'bun add' },
]

/** What was found about installing: the package manager, and where its lockfile is or will be. */
export interface PackageManagerFacts {
  readonly manager: PackageManager
  readonly lockfile: string
  /** What gave it away, for messages: `package-lock.json`. */
  readonly because: string
}

/** What the search for the package manager goes by. */
export interface PackageManagerHints {
  /** The `--package-manager` flag. */
  readonly wanted?: string | undefined
  /** The `packageManager` field of package.json: `pnpm@10.1.0`. */
  readonly field?: string | undefined
  /** `npm_config_user_agent`: the package manager that runs this process. */
  readonly userAgent?: string | undefined
}

/**
 * Finds the package manager: flag, lockfile (of the workspace too), field of package.json (of the workspace too), what
 * declares the workspace, the one that runs this process, npm.
 */
export async function detectPackageManager(
  files: Files,
  dir: string,
  hints: PackageManagerHints,
): Promise<PackageManagerFacts> {
  const workspace = await workspaceOf(files, dir)
  const root = workspace?.root ?? dir
  const found = await findLockfile(files, await foldersUpTo(files, dir, workspace))
  const field = hints.field ?? (root === dir ? undefined : (await readPackageJson(files, root))?.packageManager)
  const [manager, because] = choose({ ...hints, field }, found, workspace)
  const isOwnLock = found !== undefined && manager.lockfiles.includes(basename(found))
  return { manager, because, lockfile: isOwnLock ? found : join(root, manager.lockfiles[0] ?? '') }
}

function choose(
  hints: PackageManagerHints,
  lockfile: string | undefined,
  workspace: Workspace | undefined,
): readonly [PackageManager, string] {
  const named = (name: string | undefined) => packageManagers.find((row) => row.id === name?.split(/[@/]/)[0])
  const locked = packageManagers.find((row) => lockfile && row.lockfiles.includes(basename(lockfile)))
  const [npm] = packageManagers as readonly [PackageManager, ...PackageManager[]]
  const candidates: readonly (readonly [PackageManager | undefined, string])[] = [
    [named(hints.wanted), '--package-manager'],
    [locked, lockfile ? basename(lockfile) : ''],
    [named(hints.field), 'packageManager in package.json'],
    [workspace?.isPnpm ? named('pnpm') : undefined, workspace?.because ?? ''],
    [named(hints.userAgent), 'it ran this command'],
  ]
  const first = candidates.find(([manager]) => manager !== undefined)
  return first?.[0] ? [first[0], first[1]] : [npm, 'the default']
}

/**
 * The folder itself and those above it up to the root of its repository, or of its workspace where there is no
 * repository: a workspace has one lockfile at its root.
 */
export async function projectFolders(files: Files, dir: string): Promise<readonly string[]> {
  return foldersUpTo(files, dir, await workspaceOf(files, dir))
}

async function workspaceOf(files: Files, dir: string): Promise<Workspace | undefined> {
  return (await workspaceAt(files, dir)) ?? (await workspaceAbove(files, dir))
}

async function foldersUpTo(files: Files, dir: string, workspace: Workspace | undefined): Promise<readonly string[]> {
  const folders = [dir]
  for (let at = dir; ; at = dirname(at)) {
    if ((await files.list(at)).includes('.git')) return folders
    if (at === dirname(at)) return workspace ? folders.slice(0, folders.indexOf(workspace.root) + 1) : [dir]
    folders.push(dirname(at))
  }
}

async function findLockfile(files: Files, folders: readonly string[]): Promise<string | undefined> {
  const names = packageManagers.flatMap((row) => row.lockfiles)
  for (const folder of folders) {
    const present = await files.list(folder)
    const name = names.find((candidate) => present.includes(candidate))
    if (name) return join(folder, name)
  }
  return undefined
}
