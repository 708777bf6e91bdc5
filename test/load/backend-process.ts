import { type ChildProcess, spawn } from 'node:child_process'
import { plainEnv } from '../setup/run-program.js'

/** A backend in a process of its own. */
export interface BackendProcess {
  readonly url: string
  /** What it printed until it was ready. */
  readonly said: string
  /** Resolves once it has ended, whatever ended it: with how, and with its last words on stderr. */
  readonly ended: Promise<string>
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>
  /** Ends it as an operator does; resolves to its exit code. */
  stop(): Promise<number | null>
}

const READY_MS = 60_000
const STOP_MS = 25_000

/** Starts the built backend on a free port and waits until it is ready. Rejects with what it said when it is not. */
export async function startProcess(main: string, env: Readonly<Record<string, string>>): Promise<BackendProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...plainEnv(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('close', () => process.off('exit', kill))
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-2_000)
  })
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(`${code ?? signal} ${words}`))
  })
  const { port, said } = await ready(child)
  return {
    url: `http://127.0.0.1:${port}`,
    said,
    ended,
    kill: async () => {
      kill()
      await closed(child)
    },
    async stop() {
      const timer = setTimeout(kill, STOP_MS)
      child.kill('SIGTERM')
      await closed(child)
      clearTimeout(timer)
      return child.exitCode
    },
  }
}

function ready(child: ChildProcess): Promise<{ readonly port: number; readonly said: string }> {
  return new Promise((resolve, reject) => {
    let line = ''
    let said = ''
    const fail = () => reject(new Error(`The backend did not start: ${said.slice(-2_000)}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail()
    }, READY_MS)
    child.once('close', fail)
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
    })
    const hear = (chunk: Buffer) => {
      line += chunk.toString()
      const port = /"port":(\d+).*"msg":"ready"/.exec(line)?.[1]
      if (!port) return
      clearTimeout(timer)
      child.stdout?.off('data', hear)
      // Its log goes on: nobody reads it, but it must not fill the pipe.
      child.stdout?.resume()
      resolve({ port: Number(port), said: line })
    }
    child.stdout?.on('data', hear)
  })
}

function closed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('close', () => resolve()))
}
