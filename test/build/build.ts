import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { putTemplateDatabase } from '../setup/migrated-database.js'
import { runProgram } from '../setup/run-program.js'
import { repository } from '../setup/scratch.js'
import { findLostDirectives } from './client-files.js'
import { buildShell } from './one-shell.js'
import { putStackLock } from './stack-lock.js'
import { buildStyles } from './styles.js'
import { buildWalletSite } from './wallet-site.js'

const dist = join(repository, 'dist')

/**
 * `npm run build`: a clean dist of one file out per file in, but for the modal's shell, which is one; the stylesheets, the
 * template database of the local stack, the wallet's site of the backend's template, and a check that client files stay
 * client files. Gives the exit code.
 */
export async function main(): Promise<number> {
  rmSync(dist, { recursive: true, force: true })
  const compiler = join(repository, 'node_modules/typescript-7/bin/tsc')
  const { code, stdout } = await runProgram(
    process.execPath,
    [compiler, '-b', 'schema', 'runtime', 'templates', 'cli'],
    {
      cwd: repository,
    },
  )
  forgetLastBuild()
  if (code !== 0) {
    console.error(`${stdout}build: the compiler found errors`)
    return 1
  }
  // The backend has it in one script: no app imports it.
  rmSync(join(dist, 'runtime/wallet-site'), { recursive: true })
  const site = await buildWalletSite(repository)
  const shell = await buildShell(repository)
  const styles = await buildStyles(repository)
  const bytes = await putTemplateDatabase(join(dist, 'cli/stack'))
  putStackLock(join(dist, 'cli/stack'))
  const lost = findLostDirectives(repository)
  if (lost.length > 0) {
    console.error(`build: "use client" is missing in\n  ${lost.join('\n  ')}`)
    return 1
  }
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string }
  const modules = readdirSync(dist, { recursive: true }).filter((name) => String(name).endsWith('.js'))
  console.log(
    `build: ${version}, ${modules.length} modules, ${shell} more in the shell, ${styles.length} stylesheets (${styles.join(', ')}), ` +
      `a template database of ${Math.round(bytes / 1000)} kB, a wallet site of ${Math.round(site / 1000)} kB`,
  )
  return 0
}

/** A clean build needs no memory of the last one, and the package must not carry it. */
function forgetLastBuild(): void {
  if (!existsSync(dist)) return
  for (const name of readdirSync(dist)) if (name.endsWith('.tsbuildinfo')) rmSync(join(dist, name))
}
