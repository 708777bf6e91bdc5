import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ProgramResult, runProgram } from '../../setup/run-program.js'
import type { Host } from './hosts.data.js'
import type { Manager } from './managers.js'
import type { NoNetwork } from './without-network.js'

/** An app of the matrix and what a developer does with it. `offline` does it without a network. */
export interface Project {
  readonly dir: string
  /** The packed kit through `npm exec`, as somebody who has not got it yet runs it. */
  npx(args: readonly string[], offline?: NoNetwork): Promise<ProgramResult>
  /** The kit that is installed in the app. */
  kit(...args: string[]): Promise<ProgramResult>
  /** What package.json names. Rejects when it fails, as `script` does. */
  install(): Promise<ProgramResult>
  script(name: string, offline?: NoNetwork): Promise<ProgramResult>
  /** The build for others, which must not name services of this machine. */
  buildForOthers(): Promise<ProgramResult>
}

/** What the programs of a project run with. */
export interface ProjectOptions {
  readonly dir: string
  readonly manager: Manager
  /** The packed kit as a version. */
  readonly spec: string
}

/** Installs and builds of the largest hosts, in ms, on a busy machine. */
const deadlineMs = 600_000

const quiet = { NEXT_TELEMETRY_DISABLED: '1' }
/** Lets a build have services of this machine. */
const here = { MODAL_KIT_MODE: 'development' }

/** The app in `dir`, which may be an empty folder. */
export function openProject({ dir, manager, spec }: ProjectOptions): Project {
  const run = (program: string, args: readonly string[], offline?: NoNetwork, mode: object = here) => {
    const [first, ...rest] = offline ? offline.wrap([program, ...args]) : [program, ...args]
    return runProgram(first, rest, {
      cwd: dir,
      env: { ...manager.env, ...quiet, ...mode, ...offline?.env },
      deadlineMs,
    })
  }
  const must = async (args: readonly string[], offline?: NoNetwork) => {
    const result = await run(manager.id, args, offline)
    if (result.code === 0) return result
    const said = `${result.stdout}\n${result.stderr}`.trim().slice(-6_000)
    throw new Error(`${manager.id} ${args.join(' ')} ended with ${result.code}\n${said}`)
  }
  return {
    dir,
    npx: (args, offline) =>
      run('npm', ['exec', '--yes', '--package', spec, '--', 'create-modal-kit', ...args], offline),
    kit: (...args) => run(process.execPath, ['node_modules/create-modal-kit/bin/create-modal-kit.js', ...args]),
    install: () => must(manager.install),
    script: (name, offline) => must(['run', name], offline),
    buildForOthers: () => run(manager.id, ['run', 'build'], undefined, {}),
  }
}

/** Puts the existing app of a host into `dir`. A leading `_` of a file stands for a dot. */
export async function copyFixture(host: Host, dir: string): Promise<void> {
  await cp(join(import.meta.dirname, 'fixtures', host.id), dir, { recursive: true })
  await rename(join(dir, '_gitignore'), join(dir, '.gitignore'))
}

/** Puts the button where `init` says that a developer puts it: an import and a tag above the heading. */
export async function putButton({ page, kit }: Host, dir: string): Promise<void> {
  const path = join(dir, page)
  const text = await readFile(path, 'utf8')
  await writeFile(path, `import { ConnectButton } from '${kit}'\n${text.replace('<h1>', '<ConnectButton /><h1>')}`)
}
