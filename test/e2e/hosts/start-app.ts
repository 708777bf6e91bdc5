import { vi } from 'vitest'
import { freePort } from '../../setup/free-port.js'
import { spawnProgram } from '../../setup/spawn-program.js'
import type { Host } from './hosts.data.js'

/** A production server of an app. */
export interface StartedApp {
  readonly origin: string
  /** Resolves when it and every process below it has ended. */
  stop(): Promise<void>
}

/** Milliseconds until it answers, on a busy machine. */
const READY_MS = 60_000

/** Serves the production build of an app and waits until its page is there. Rejects with all it said when it is not. */
export async function startApp(host: Host, dir: string): Promise<StartedApp> {
  const port = await freePort()
  const { args, env = {} } = host.start(port)
  const server = spawnProgram(process.execPath, args, { cwd: dir, env })
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    server.kill()
    await server.ended
  }
  const ended = server.ended.then((code) => {
    throw new Error(`It ended with ${code}.`)
  })
  const answers = async () => (await fetch(origin).catch(() => undefined))?.ok
  try {
    await Promise.race([ended, vi.waitUntil(answers, { timeout: READY_MS, interval: 100 })])
  } catch (cause) {
    await stop()
    throw new Error(`The server did not answer with a page:\n${server.said.out}\n${server.said.error}`, { cause })
  }
  return { origin, stop }
}
