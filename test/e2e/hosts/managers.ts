import { delimiter, join } from 'node:path'
import { mustRun, runProgram } from '../../setup/run-program.js'
import type { Scratch } from '../../setup/scratch.js'
import { SetupError } from '../../setup/setup-error.js'

/** The package managers of the matrix. */
export type ManagerId = 'npm' | 'pnpm'

/** How a package manager is used in an app. */
export interface Manager {
  readonly id: ManagerId
  /** Arguments that install what package.json names. */
  readonly install: readonly string[]
  /** What programs need to find it, and to take from its cache what is there. */
  readonly env: Readonly<Record<string, string>>
}

/** The version that is fetched where a machine has none. */
const PNPM = 'pnpm@10.17.0'

// Both read their settings from here.
const fromCache = { npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }

const npm: Manager = { id: 'npm', install: ['install', '--loglevel', 'error'], env: fromCache }

/** npm, which comes with Node, or a pnpm. Throws a `SetupError` that says how to get one. */
export async function findManager(id: ManagerId, scratch: Scratch): Promise<Manager> {
  if (id === 'npm') return npm
  return { id, install: ['install', '--no-frozen-lockfile'], env: { ...fromCache, PATH: await pathWithPnpm(scratch) } }
}

/** The machine's own pnpm, as `corepack enable pnpm` gives it, or one from the registry in a folder of its own. */
async function pathWithPnpm({ dir }: Scratch): Promise<string> {
  const path = process.env['PATH'] ?? ''
  const isThere = await runProgram('pnpm', ['--version'], { cwd: dir }).catch(() => undefined)
  if (isThere?.code === 0) return path
  try {
    await mustRun('npm', ['install', '--prefix', join(dir, 'pnpm'), '--loglevel', 'error', PNPM], {
      cwd: dir,
      env: fromCache,
    })
  } catch (cause) {
    throw new SetupError(
      `There is no pnpm, and npm could not fetch ${PNPM}. Run: corepack enable pnpm (or: npm install --global ${PNPM})`,
      { cause },
    )
  }
  return `${join(dir, 'pnpm/node_modules/.bin')}${delimiter}${path}`
}
