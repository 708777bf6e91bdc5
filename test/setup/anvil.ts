import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { freePort, isFree } from './free-port.js'
import { SetupError } from './setup-error.js'

/** What to start. */
export interface AnvilOptions {
  readonly chainId: number
  /** A free port by default. */
  readonly port?: number
  /** How long the chain may take to start. */
  readonly deadlineMs?: number
}

/** A running local chain. */
export interface Anvil {
  readonly chainId: number
  readonly port: number
  readonly url: string
  /** Ends the process and waits until it is gone. */
  stop(): Promise<void>
}

/**
 * Starts a local EVM chain from the anvil package, with blocks mined at once and ten funded test accounts.
 * Throws a `SetupError` when the binary is missing, the port is taken, or nothing listens before the deadline.
 */
export async function startAnvil({ chainId, port, deadlineMs = 15_000 }: AnvilOptions): Promise<Anvil> {
  const binary = anvilBinary()
  if (port !== undefined && !(await isFree(port))) {
    throw new SetupError(`Port ${port} is taken. Stop what listens there, or choose another port.`)
  }
  const chosen = port ?? (await freePort())
  const url = `http://127.0.0.1:${chosen}`
  const args = ['--chain-id', String(chainId), '--port', String(chosen), '--host', '127.0.0.1', '--hardfork', 'prague']
  const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => end(child)
  // An orphan would keep its port: it goes with us however we end.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  try {
    await listening(child, deadlineMs)
  } catch (cause) {
    await stop()
    throw cause
  }
  return { chainId, port: chosen, url, stop }
}

/** The path of the anvil binary for this platform. Throws a `SetupError` that names the package to install. */
export function anvilBinary(platform: string = process.platform, arch: string = process.arch): string {
  const names: Readonly<Record<string, string>> = { win32: 'win32', x64: 'amd64' }
  const name = `@foundry-rs/anvil-${names[platform] ?? platform}-${names[arch] ?? arch}`
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    return createRequire(import.meta.url).resolve(`${name}/bin/${file}`)
  } catch (cause) {
    throw new SetupError(
      `The local chain is missing: ${name} is not installed. Run: npm install --include=optional @foundry-rs/anvil`,
      { cause },
    )
  }
}

function listening(child: ChildProcess, deadlineMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string) => reject(new SetupError(`anvil did not start: ${why}\n${said.trim()}`))
    const timer = setTimeout(() => fail(`nothing listened within ${deadlineMs} ms`), deadlineMs)
    const hear = (chunk: Buffer) => {
      if (said.length < 20_000) said += chunk.toString()
      if (said.includes('Listening on')) {
        clearTimeout(timer)
        resolve()
      }
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', (cause) => fail(cause.message))
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`it ended with code ${code}`)
    })
  })
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 3_000)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
