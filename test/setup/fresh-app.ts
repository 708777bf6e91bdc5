import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp } from './build-app.js'
import type { HostApp } from './linked-app.js'
import type { PackedKit } from './pack.js'
import { quietInstall } from './quiet-install.js'
import { mustRun, type ProgramResult, runProgram } from './run-program.js'
import { inOutsideFolder, repository } from './scratch.js'

/** An app made by `create-vite` outside the repository, with the kit put in as a user would. */
export interface FreshApp extends HostApp {
  /** What `init --yes` said. */
  readonly init: ProgramResult
}

/** Flags of `init` that leave off what asks a service: for tests with no stack, whose pages must log no error. */
const asksNobody = ['--features', 'receive']

/**
 * Makes a create-vite React app, installs it and runs the packed kit's `init --yes` on it, with these flags. Rejects when
 * a program fails or takes too long; the folder is gone then.
 */
export function freshViteApp(kit: PackedKit, flags: readonly string[] = asksNobody): Promise<FreshApp> {
  return inOutsideFolder(async ({ dir: folder, remove }) => {
    const createVite = join(repository, 'node_modules/create-vite/index.js')
    await mustRun(process.execPath, [createVite, 'app', '--template', 'react-ts', '--no-interactive'], { cwd: folder })
    const dir = join(folder, 'app')
    await mustRun('npm', quietInstall, { cwd: dir })
    // The program of the unpacked kit: npm takes long to unpack it for npx, which the test of an empty folder goes through.
    const unpacked = join(kit.unpacked, 'bin/create-modal-kit.js')
    const args = ['init', '--yes', ...flags, '--spec', kit.spec]
    const init = await runProgram(process.execPath, [unpacked, ...args], { cwd: dir })
    const bin = join(dir, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
    return {
      dir,
      init,
      kit: (args) => runProgram(process.execPath, [bin, ...args], { cwd: dir }),
      build: () => buildApp(dir),
      remove,
    }
  })
}

/** Runs the packed kit without an install in the app, as `npx create-modal-kit` does: on a busy machine it takes minutes. */
export function npxKit(kit: Pick<PackedKit, 'spec'>, args: readonly string[], cwd: string): Promise<ProgramResult> {
  const exec = ['exec', '--yes', '--package', kit.spec, '--', 'create-modal-kit', ...args]
  return runProgram('npm', exec, { cwd, deadlineMs: 420_000 })
}

/** Puts a page of the test bench in as the app's `src/App.tsx`. */
export async function putPage(dir: string, page: string): Promise<void> {
  const text = await readFile(page, 'utf8')
  await writeFile(join(dir, 'src/App.tsx'), `${text}\nexport default App\n`)
}
