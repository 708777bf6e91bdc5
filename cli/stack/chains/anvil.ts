import { type ChildProcess, spawn } from 'node:child_process'
import { isPortFree } from '../../node/ports.js'
import { stackError } from '../errors.js'
import { chainsError } from './errors.js'
import type { FindPackageFile } from './find-package-file.js'

/** What to start. */
export interface AnvilOptions {
  /** Path of the program: see `findAnvil`. */
  readonly binary: string
  readonly chainId: number
  /** 0 takes any that is free. */
  readonly port: number
  /** File that the state is loaded from, if it is there, and saved to at the end. Memory only without it. */
  readonly stateFile?: string
  /** How long the chain may take to start, in ms; 15 s by default. */
  readonly deadlineMs?: number
  /** Aborting it ends a start that is under way; a chain that runs is ended by `stop`. */
  readonly signal: AbortSignal
}

/** A running anvil. */
export interface Anvil {
  readonly port: number
  readonly url: string
  /** Saves the state where there is a file for it, ends the process and waits until it is gone. */
  stop(): Promise<void>
  /** Ends the process at once and saves nothing. */
  kill(): Promise<void>
}

/** How long saving the state and ending may take, in ms, before the process is killed. */
const STOP_MS = 10_000

/**
 * Starts a local EVM chain on 127.0.0.1, with blocks mined at once and ten funded accounts.
 * Throws `stack/port-taken`, `chains/state-unreadable`, `chains/not-started`, or the reason of the signal.
 */
export async function startAnvil(options: AnvilOptions): Promise<Anvil> {
  const { binary, port, chainId, signal } = options
  signal.throwIfAborted()
  if (port !== 0 && !(await isPortFree(port)))
    throw stackError('stack/port-taken', { port, service: `EVM chain ${chainId}`, other: 0 })
  const child = spawn(binary, argumentsOf(options), {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, so that Ctrl-C in a terminal does not end the chain before those who ask it. On Windows that
    // would open a window.
    detached: process.platform !== 'win32',
  })
  const end = endOnce(child)
  try {
    const listening = await waitUntilListening(child, options)
    return {
      port: listening,
      url: `http://127.0.0.1:${listening}`,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    }
  } catch (cause) {
    await end('SIGKILL')
    throw cause
  }
}

function argumentsOf({ chainId, port, stateFile }: AnvilOptions): readonly string[] {
  const args = ['--chain-id', String(chainId), '--port', String(port), '--host', '127.0.0.1', '--hardfork', 'prague']
  return stateFile === undefined ? args : [...args, '--state', stateFile]
}

/** Gives the port that anvil says it listens on. */
function waitUntilListening(
  child: ChildProcess,
  { binary, chainId, stateFile, deadlineMs = 15_000, signal }: AnvilOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    const settle = (finish: () => void): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      finish()
    }
    const fail = (reason: string, cause?: unknown): void =>
      settle(() => {
        if (stateFile !== undefined && said.includes("'--state"))
          return reject(chainsError('chains/state-unreadable', { chainId, file: stateFile }, cause))
        const command = `${binary} --chain-id ${chainId}`
        reject(chainsError('chains/not-started', { chainId, reason, command }, cause))
      })
    const abort = (): void => settle(() => reject(signal.reason))
    const timer = setTimeout(() => fail(`nothing listened within ${deadlineMs} ms`), deadlineMs)
    signal.addEventListener('abort', abort, { once: true })
    // The pipes are read to the end of the process: a full one would stop it.
    const hear = (chunk: Buffer): void => {
      if (said.length < 20_000) said += chunk.toString()
      const port = /Listening on \S+:(\d+)/.exec(said)?.[1]
      if (port !== undefined) settle(() => resolve(Number(port)))
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', (cause) => fail(cause.message, cause))
    child.once('exit', (code) => fail(`it ended with code ${code} (${said.trim().slice(-300)})`))
  })
}

/** Gives the function that ends the child, and takes care that it never outlives this process. */
function endOnce(child: ChildProcess): (how: 'SIGTERM' | 'SIGKILL') => Promise<void> {
  const callOff = child.pid === undefined ? () => {} : guardProcess(child.pid)
  const kill = (): void => void child.kill('SIGKILL')
  // It saves its state by itself while we are on our way out.
  const terminate = (): void => void child.kill('SIGTERM')
  process.once('exit', terminate)
  const gone = new Promise<void>((resolve) => {
    const settle = (): void => {
      process.off('exit', terminate)
      callOff()
      resolve()
    }
    child.once('exit', settle)
    // The program could not be started at all.
    if (child.pid === undefined) child.once('error', settle)
  })
  return async (how) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(how)
    const timer = setTimeout(kill, STOP_MS)
    await gone
    clearTimeout(timer)
  }
}

/** The machine to find the program for; this one by default. */
export interface Machine {
  readonly platform?: string
  readonly arch?: string
}

/**
 * Path of the native anvil program, `undefined` when it is not installed. Its npm package also puts a script in front
 * of it, which takes four times as long to start and leaves the program running when it is killed: never used.
 */
export function findAnvil(
  find: FindPackageFile,
  { platform = process.platform, arch = process.arch }: Machine = {},
): string | undefined {
  const name = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`
  return find(`${name}/bin/${platform === 'win32' ? 'anvil.exe' : 'anvil'}`)
}

/**
 * Ends process `pid` should this one vanish without a chance to do it, killed by force or by the system: a shell waits
 * for the end of a pipe that only we hold. The returned function calls the guard off; call it as soon as the process
 * has ended, because its id may be given to another. Does nothing on Windows, where there is no such shell.
 */
function guardProcess(pid: number): () => void {
  if (process.platform === 'win32') return () => {}
  const guard = spawn('/bin/sh', ['-c', `while read -r _; do :; done; kill -TERM ${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a group of its own, so that Ctrl-C in a terminal does not end the guard first.
    detached: true,
  })
  // Without a shell there is no guard; the exit handler of the process that started it is still there.
  guard.once('error', () => {})
  guard.stdin.once('error', () => {})
  guard.unref()
  return () => void guard.kill('SIGKILL')
}
