import { join } from 'node:path'
import type { HostApp } from '../setup/linked-app.js'
import { mustRun, type ProgramResult } from '../setup/run-program.js'
import { repository } from '../setup/scratch.js'
import type { SharedHost } from './shared.js'

/** Builds the page of a host app for a server. The program prints the HTML of the root when run with `--print`. */
export async function buildServer(app: HostApp): Promise<string> {
  const vite = join(repository, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--ssr', 'src/server.tsx', '--outDir', 'server']
  await mustRun(process.execPath, args, { cwd: app.dir })
  return 'server/server.js'
}

/** Renders the page of an app with a server, without a window, on the Node that runs the tests. */
export function renderOnServer({ dir, server }: SharedHost): Promise<ProgramResult> {
  return mustRun(process.execPath, [server, '--print'], { cwd: dir })
}
