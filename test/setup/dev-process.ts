import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { vi } from 'vitest'

/** Most of a busy machine's time for a start, in ms; how fast it is alone is measured end to end. */
export const READY_MS = 60_000

/** `modal-kit dev` in a process of its own. */
export interface DevProcess {
  readonly child: ChildProcess
  readonly pid: number
  /** What it has printed so far. */
  readonly said: { out: string; error: string }
  /** Resolves to the exit code, `null` when a signal ended it. */
  readonly ended: Promise<number | null>
  /** Resolves when it says so; rejects with all it said when it ended before. */
  ready(): Promise<void>
}

/** Starts `modal-kit dev` of a transpiled CLI (`main`) as the bin does, in the folder `cwd`; `more` is added to the environment. */
export function devProcess(
  main: string,
  cwd: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): DevProcess {
  const program = `
    const { main } = await import(${JSON.stringify(main)})
    await main()
    setTimeout(() => process.exit(), 500).unref()
  `
  const { VITEST: _, NODE_ENV: __, ...env } = process.env
  const words = ['--input-type=module', '-e', program, 'modal-kit', 'dev', ...args]
  const child = spawn(process.execPath, words, { cwd, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()))
  return {
    child,
    pid: child.pid ?? 0,
    said,
    ended: new Promise((resolve) => child.once('close', (code) => resolve(code))),
    ready: () => ready(child, said),
  }
}

async function ready(child: ChildProcess, said: DevProcess['said']): Promise<void> {
  await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said.out}${said.error}`)
      return said.out.includes('modal-kit dev: ready\n')
    },
    { timeout: READY_MS, interval: 50 },
  )
}

/** Every process below this one, from the process table of Linux. */
export function descendants(pid: number): readonly number[] {
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(/\) \S (\d+)/.exec(statOf(Number(name)))?.[1] ?? 0) }))
  const below = (of: number): readonly number[] =>
    rows.filter(({ parent }) => parent === of).flatMap((row) => [row.pid, ...below(row.pid)])
  return below(pid)
}

/** Whether a process is there and has not ended: one that nobody has asked for its end counts as gone. */
export function isRunning(pid: number): boolean {
  const stat = statOf(pid)
  return stat !== '' && !/\) Z /.test(stat)
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
