import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mustRun } from './run-program.js'
import { inOutsideFolder, repository } from './scratch.js'

/** The packed kit. */
export interface PackedKit {
  /** Absolute path of the tarball. */
  readonly tarball: string
  /** What goes into a package.json as the version. */
  readonly spec: string
  /** Folder with the unpacked package, as it lies in somebody's `node_modules`. */
  readonly unpacked: string
  remove(): Promise<void>
}

/** Builds the kit and packs it into a folder outside the repository. */
export function packKit(): Promise<PackedKit> {
  return inOutsideFolder(async ({ dir, remove }) => {
    await mustRun('npm', ['run', 'build'], { cwd: repository })
    await mustRun('npm', ['pack', '--ignore-scripts', '--pack-destination', dir], { cwd: repository })
    const name = (await readdir(dir)).find((file) => file.endsWith('.tgz'))
    if (!name) throw new Error('npm pack wrote no tarball')
    const tarball = join(dir, name)
    await mustRun('tar', ['-xzf', tarball, '-C', dir], { cwd: dir })
    return { tarball, spec: `file:${tarball}`, unpacked: join(dir, 'package'), remove }
  })
}

/** Puts the unpacked kit into `node_modules` of an app that resolves everything else from the repository. */
export async function putKit(kit: Pick<PackedKit, 'unpacked'>, app: string): Promise<void> {
  await mkdir(join(app, 'node_modules'), { recursive: true })
  await cp(kit.unpacked, join(app, 'node_modules/create-modal-kit'), { recursive: true })
}
