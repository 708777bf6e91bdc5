import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './free-port.js'
import { mustRun, type ProgramResult, runProgram } from './run-program.js'
import { type SpawnedProgram, spawnProgram } from './spawn-program.js'

/** A backend that `modal-kit add backend` made and `npm ci` installed. */
export interface AddedBackend {
  readonly dir: string
  /** How long `npm ci` took. */
  readonly installMs: number
  /** `npm run admin -- …`. */
  admin(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<ProgramResult>
  /** `npm start` on a free port, until `/health` answers 200. */
  start(env?: Readonly<Record<string, string>>): Promise<StartedBackend>
  /** `npm start` that is expected to end by itself. */
  refuse(env: Readonly<Record<string, string>>): Promise<ProgramResult>
}

/** `npm start`, serving. */
export interface StartedBackend {
  readonly url: string
  readonly port: number
  readonly readyMs: number
  readonly npm: SpawnedProgram
  /** The server itself, below npm and its shell. */
  readonly server: number
}

/** Most of a busy machine's time to compile and start, in ms. */
const READY_MS = 240_000

/** Adds the backend to an app with the app's own kit, and installs it as its README says. */
export async function addBackend(app: string): Promise<AddedBackend> {
  const bin = join(app, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  await mustRun(process.execPath, [bin, 'add', 'backend', '--yes'], { cwd: app })
  const dir = join(app, 'backend')
  const begin = performance.now()
  await mustRun('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: dir })
  return {
    dir,
    installMs: Math.round(performance.now() - begin),
    admin: (args, env = {}) => runProgram('npm', ['run', '--silent', 'admin', '--', ...args], { cwd: dir, env }),
    refuse: (env) => runProgram('npm', ['start'], { cwd: dir, env }),
    async start(env = {}) {
      const port = await freePort()
      const npm = spawnProgram('npm', ['start'], { cwd: dir, env: { PORT: String(port), ...env } })
      try {
        await npm.says(/"msg":"ready"/, READY_MS)
        const url = `http://127.0.0.1:${port}`
        const { status } = await fetch(`${url}/health`)
        if (status !== 200) throw new Error(`/health answers ${status}: ${npm.said.out}`)
        return { url, port, npm, readyMs: npm.ageMs(), server: await serverBelow(npm) }
      } catch (cause) {
        npm.kill()
        throw cause
      }
    },
  }
}

async function serverBelow(npm: SpawnedProgram): Promise<number> {
  for (const pid of npm.family()) {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
    // The shell between npm and the server has the whole command as one word.
    if (words.includes('dist/main.js')) return pid
  }
  throw new Error(`npm start has no server below it: ${npm.said.out}`)
}
