import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mustRun } from './run-program.js'

/** A production build. */
export interface BuiltApp {
  /** Folder to serve. */
  readonly dist: string
  /** Warnings the bundler printed; an honest build has none. */
  readonly warnings: readonly string[]
  /** Text of every script in the build, by file name. */
  scripts(): Promise<Readonly<Record<string, string>>>
}

/** Builds the Vite app in `dir` with the Vite at `bin`, its own one by default; it may name services of this machine. Rejects when the build fails. */
export async function buildApp(dir: string, bin = join(dir, 'node_modules/vite/bin/vite.js')): Promise<BuiltApp> {
  const { stdout, stderr } = await mustRun(process.execPath, [bin, 'build'], {
    cwd: dir,
    env: { MODAL_KIT_MODE: 'development' },
  })
  const dist = join(dir, 'dist')
  const warnings = `${stdout}\n${stderr}`.split('\n').filter((line) => /warn|\(!\)|deprecat|circular/i.test(line))
  return { dist, warnings, scripts: () => readScripts(dist) }
}

/** Text of every script in the build at `dist`, by file name. */
export async function readScripts(dist: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js'))
  const texts = names.map(async (name) => [name, await readFile(join(dist, 'assets', name), 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}
