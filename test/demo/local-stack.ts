import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort, isFree } from '../setup/free-port.js'
import { plainEnv } from '../setup/run-program.js'
import { SetupError } from '../setup/setup-error.js'

/** A local EVM chain of the stack. */
export interface StackChain {
  readonly chainId: number
  readonly name: string
  readonly url: string
}

/** `modal-kit dev`, running in the demo's app. */
export interface LocalStack {
  /** Its lines, one a service. */
  readonly lines: readonly string[]
  readonly chains: readonly StackChain[]
  /** JSON-RPC of the local Solana. */
  readonly solana: string
  stop(): Promise<void>
}

/** Where the parts are unless somebody else is there: API, frame, chains, Solana. */
const usualPorts = [8787, 8788, 8545, 8546, 8547, 8899, 8900]
const READY = 'modal-kit dev: ready'
const DEADLINE_MS = 60_000

/**
 * Starts the app's own `modal-kit dev`, in memory: on the usual ports, or on free ones when one of them is taken. Throws a
 * `SetupError` with what it said when it ends or is not ready in time.
 */
export async function startLocalStack(app: string): Promise<LocalStack> {
  const taken = (await Promise.all(usualPorts.map(isFree))).includes(false)
  const bin = join(app, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  const args = [bin, 'dev', '--ephemeral', ...(taken ? ['--port', String(await freePort())] : [])]
  const child = spawn(process.execPath, args, { cwd: app, env: plainEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  let [out, said] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const deadline = Date.now() + DEADLINE_MS
  while (!out.includes(READY)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new SetupError(`The local stack did not start:\n${said.trim()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const lines = out.slice(0, out.indexOf(READY)).trimEnd().split('\n')
  const chains = lines.flatMap(readChain)
  const [solana] = lines.flatMap((line) => /^Solana +(http\S+)$/.exec(line)?.[1] ?? [])
  if (chains.length > 0 && solana !== undefined) return { lines, chains, solana, stop }
  await stop()
  throw new SetupError(`The demo needs local chains:\n${lines.join('\n')}`)
}

/** `Ethereum      http://127.0.0.1:8545 (chain 1)` */
function readChain(line: string): readonly StackChain[] {
  const [, name = '', url = '', chainId = ''] = /^(\S+) +(http\S+) \(chain (\d+)\)$/.exec(line) ?? []
  return chainId === '' ? [] : [{ name, url, chainId: Number(chainId) }]
}
