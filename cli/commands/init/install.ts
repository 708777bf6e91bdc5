import type { Context } from '../../context.js'
import type { ProjectFacts } from '../../project/detect.js'
import { installedPackage } from '../../project/installed-package.js'
import { initError } from './errors.js'

/** Whether the kit is in node_modules, here or above, so that there is nothing to install. */
export async function isInstalled(files: Context['files'], dir: string): Promise<boolean> {
  return (await installedPackage(files, dir, 'create-modal-kit')) !== undefined
}

/** Installs what package.json names, and shows what the installer says. Throws `init/install-failed`, or `cli/no-program`. */
export async function install({ run, progress, signal }: Context, { dir, packages }: ProjectFacts): Promise<void> {
  const { id, install: args } = packages.manager
  const command = [id, ...args].join(' ')
  const step = progress(`Installing: ${command}`)
  try {
    const code = await run(id, args, { cwd: dir, onLine: step.line })
    if (code !== 0) throw initError('init/install-failed', { command, code })
    step.done(`Installed: ${command}`)
  } catch (cause) {
    // Whoever pressed Ctrl-C knows why it ended.
    if (signal.aborted) step.done()
    else step.fail()
    throw cause
  }
}
