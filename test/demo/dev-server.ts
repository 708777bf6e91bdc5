import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { plainEnv } from '../setup/run-program.js'
import { SetupError } from '../setup/setup-error.js'

/** A running dev server of an app. */
export interface DevServer {
  readonly url: string
  stop(): Promise<void>
}

const DEADLINE_MS = 30_000

/** Starts the app's own Vite. Throws a `SetupError` with what it said when it ends or does not listen in time. */
export async function startDevServer(app: string, port: number): Promise<DevServer> {
  const vite = join(app, 'node_modules/vite/bin/vite.js')
  const args = [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const child = spawn(process.execPath, args, { cwd: app, env: plainEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const url = `http://127.0.0.1:${port}`
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const deadline = Date.now() + DEADLINE_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new SetupError(`The app's dev server did not start:\n${said.trim()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, stop }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
