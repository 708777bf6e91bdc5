import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../../setup/run-program.js'
import { outsideFolder } from '../../setup/scratch.js'
import type { MatrixRow } from './matrix.data.js'
import { copyFixture } from './project.js'
import { readTree } from './read-tree.js'

/** What `init --no-install` made, and how long it took. */
export interface QuickInit {
  readonly ms: number
  /** The files of the app after it. */
  readonly tree: Readonly<Record<string, string>>
}

/** Runs `init --no-install` with the kit at `bin` in an app of its own. */
export async function quickInit({ host, kind }: MatrixRow, bin: string, args: readonly string[]): Promise<QuickInit> {
  const scratch = await outsideFolder()
  try {
    const dir = join(scratch.dir, 'app')
    await mkdir(dir)
    if (kind === 'existing') await copyFixture(host, dir)
    const begin = performance.now()
    const { code, stdout, stderr } = await runProgram(process.execPath, [bin, ...args, '--no-install'], { cwd: dir })
    const ms = performance.now() - begin
    if (code !== 0) throw new Error(`init --no-install ended with ${code}\n${stdout}\n${stderr}`)
    return { ms, tree: await readTree(dir) }
  } finally {
    await scratch.remove()
  }
}
