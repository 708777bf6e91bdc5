import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HostApp } from '../setup/linked-app.js'
import { mustRun, type ProgramResult } from '../setup/run-program.js'
import { repository } from '../setup/scratch.js'

/** Builds the page of a host app for a server. The program prints the HTML of the root when run with `--print`. */
export async function buildServer(app: HostApp): Promise<string> {
  const vite = join(repository, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--ssr', 'src/server.tsx', '--outDir', 'server']
  await mustRun(process.execPath, args, { cwd: app.dir })
  return 'server/server.js'
}

/** Renders the page without a window, on the Node that runs the tests. */
export async function renderOnServer(app: HostApp): Promise<ProgramResult> {
  return mustRun(process.execPath, [await buildServer(app), '--print'], { cwd: app.dir })
}

/** Puts what the server rendered into the built page, for the browser to hydrate. */
export async function putRendered(app: HostApp, html: string): Promise<void> {
  const page = join(app.dir, 'dist/index.html')
  const text = await readFile(page, 'utf8')
  await writeFile(page, text.replace('<div id="root"></div>', `<div id="root">${html}</div>`))
}
