import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createLocks } from '../../cli/node/lock.js'
import { mustRun } from './run-program.js'
import { repository } from './scratch.js'

/** The packed kit. */
export interface PackedKit {
  /** Absolute path of the tarball. */
  readonly tarball: string
  /** What goes into a package.json as the version. */
  readonly spec: string
  /** Folder with the unpacked package, as it lies in somebody's `node_modules`. Nobody writes there. */
  readonly unpacked: string
}

/** What the package is made from: its sources, what builds them, and the papers that npm adds. */
const inputs = [
  'bin',
  'cli',
  'runtime',
  'schema',
  'templates',
  'test/build',
  'test/setup/migrated-database.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'NOTICE',
]

/** How long one process waits while another one builds, in ms. */
const PATIENCE_MS = 300_000
/** A packed kit that nobody asked for in this time goes, in ms. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000

/**
 * The kit of the sources as they are now. It is built and packed once: tests, checks, budgets and the demo take the same
 * one from `.tmp/packed` for as long as no input changes. Rejects when the build fails.
 */
export async function packKit(): Promise<PackedKit> {
  const shelf = join(repository, '.tmp/packed')
  await mkdir(shelf, { recursive: true })
  const release = await createLocks(PATIENCE_MS)(shelf)
  try {
    const folder = join(shelf, await digestOf(repository, inputs))
    if (!(await isThere(folder))) await pack(folder)
    await dropOld(shelf, folder)
    const name = (await readdir(folder)).find((file) => file.endsWith('.tgz'))
    if (!name) throw new Error(`${folder} holds no tarball. Delete it.`)
    const tarball = join(folder, name)
    return { tarball, spec: `file:${tarball}`, unpacked: join(folder, 'package') }
  } finally {
    await release()
  }
}

/** Puts the unpacked kit into `node_modules` of an app that resolves everything else from the repository. */
export async function putKit(kit: Pick<PackedKit, 'unpacked'>, app: string): Promise<void> {
  await mkdir(join(app, 'node_modules'), { recursive: true })
  await cp(kit.unpacked, join(app, 'node_modules/create-modal-kit'), { recursive: true })
}

/** SHA-256 over the paths and contents of these files and folders of `root`, tests and build products left out. */
export async function digestOf(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    const files = (await stat(join(root, path))).isDirectory() ? await filesBelow(root, path) : [path]
    for (const file of files) {
      const bytes = await readFile(join(root, file))
      hash.update(`${file}\n${bytes.length}\n`).update(bytes)
    }
  }
  return hash.digest('hex').slice(0, 32)
}

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(
      (path) => !/\.test\.tsx?$|(^|\/)(node_modules|dist|\.tmp|\.modal-kit)\/|^templates\/backend\/site\//.test(path),
    )
    .sort()
}

/** A half-packed kit never has the name of a whole one. */
async function pack(folder: string): Promise<void> {
  const half = `${folder}.half`
  await rm(half, { recursive: true, force: true })
  await mkdir(half)
  await mustRun('npm', ['run', 'build'], { cwd: repository })
  await mustRun('npm', ['pack', '--ignore-scripts', '--pack-destination', half], { cwd: repository })
  const name = (await readdir(half)).find((file) => file.endsWith('.tgz'))
  if (!name) throw new Error('npm pack wrote no tarball')
  await mustRun('tar', ['-xzf', name], { cwd: half })
  await rename(half, folder)
}

async function dropOld(shelf: string, current: string): Promise<void> {
  const others = (await readdir(shelf)).map((name) => join(shelf, name)).filter((path) => path !== current)
  for (const path of others) {
    const age = Date.now() - (await stat(path)).mtimeMs
    if (age > KEEP_MS) await rm(path, { recursive: true, force: true })
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
