import { join } from 'node:path'
import type { Context } from '../../context.js'
import type { ProjectFacts } from '../../project/detect.js'
import { initError } from './errors.js'

/** Whether the kit is in node_modules, so that there is nothing to install. */
export async function isInstalled(files: Context['files'], dir: string): Promise<boolean> {
  return (await files.read(join(dir, 'node_modules/create-modal-kit/package.json'))) !== undefined
}

/** Installs what package.json names. Throws `init/install-failed`, or `cli/no-program`. */
export async function install({ run, log }: Context, { dir, packages }: ProjectFacts): Promise<void> {
  const { id, install: args } = packages.manager
  const command = [id, ...args].join(' ')
  log.note(`\nInstalling: ${command}\n`)
  const code = await run(id, args, { cwd: dir })
  if (code !== 0) throw initError('init/install-failed', { command, code })
}
