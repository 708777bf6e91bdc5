import { join } from 'node:path'
import { hosts } from '../e2e/hosts/hosts.data.js'
import { copyFixture } from '../e2e/hosts/project.js'
import { median } from '../setup/median.js'
import { packKit } from '../setup/pack.js'
import { mustRun } from '../setup/run-program.js'
import { inOutsideFolder, type Scratch } from '../setup/scratch.js'
import { spawnProgram } from '../setup/spawn-program.js'
import { table } from '../setup/table.js'
import { benchApp } from './bench-app.js'

const RUNS = 7

/** Milliseconds that the stack may take on a machine that is busy with something else. */
const READY_MS = 120_000

interface Command {
  readonly name: string
  /** What DESIGN §4 allows over bare Node, in ms. */
  readonly allowedMs?: number
  /** Runs it once; resolves to how long it took, in ms. */
  run(): Promise<number>
  readonly times: number[]
}

/**
 * `npm run bench:cli`: how long the commands take, beside a Node that does nothing, in the same run. Gives 1 when one of
 * them takes longer over that Node than it may.
 */
export async function main(): Promise<number> {
  const kit = await packKit()
  const bin = join(kit.unpacked, 'bin/create-modal-kit.js')
  const app = await benchApp({ name: 'bench-cli', kit, host: 'base' })
  const node = (args: readonly string[], cwd = app.dir) => timed(() => mustRun(process.execPath, args, { cwd }))
  const commands: readonly Command[] = [
    { name: 'node', run: () => node(['-e', '']), times: [] },
    { name: '--help', run: () => node([bin, '--help']), allowedMs: 100, times: [] },
    { name: 'generate, nothing to do', run: () => node([bin, 'generate']), allowedMs: 500, times: [] },
    {
      name: 'init --no-install',
      run: () => inOutsideFolder((folder) => init(bin, folder)),
      allowedMs: 3_000,
      times: [],
    },
    {
      name: 'init, its first line',
      run: () => inOutsideFolder((folder) => firstLine(bin, folder)),
      allowedMs: 3_000,
      times: [],
    },
    { name: 'dev --ephemeral, until ready', run: () => dev(bin, app.dir), times: [] },
  ]
  try {
    for (let run = 0; run <= RUNS; run += 1) {
      for (const command of commands) {
        const ms = await command.run()
        // The first round warms up.
        if (run > 0) command.times.push(ms)
      }
    }
  } finally {
    await app.remove()
  }
  return print(commands) ? 0 : 1
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/** In an app that somebody has made before, a new one each time. */
async function init(bin: string, { dir, remove }: Scratch): Promise<number> {
  const [host] = hosts
  if (!host) throw new Error('There is no host.')
  await copyFixture(host, dir)
  const ms = await timed(() => mustRun(process.execPath, [bin, 'init', '--yes', '--no-install'], { cwd: dir }))
  await remove()
  return ms
}

/** In an empty folder, as `npx create-modal-kit init` begins once npm has it. */
async function firstLine(bin: string, { dir, remove }: Scratch): Promise<number> {
  const program = spawnProgram(process.execPath, [bin, 'init', '--yes', '--dry-run'], { cwd: dir })
  const ms = await program.says(/^Found$/m, READY_MS, 'error')
  await program.ended
  await remove()
  return ms
}

async function dev(bin: string, cwd: string): Promise<number> {
  const stack = spawnProgram(process.execPath, [bin, 'dev', '--port', '0', '--ephemeral'], { cwd })
  try {
    return await stack.says(/^modal-kit dev: ready$/m, READY_MS)
  } finally {
    process.kill(stack.pid, 'SIGTERM')
    await stack.ended
  }
}

/** Says whether every command holds what it may take. */
function print(commands: readonly Command[]): boolean {
  const floor = median(commands[0]?.times ?? [])
  const rows = commands.map(({ name, times, allowedMs }) => {
    const middle = median(times)
    const over = middle - floor
    const cells = [middle.toFixed(0), (middle / floor).toFixed(1), over.toFixed(0)]
    if (allowedMs === undefined) return [name, ...cells, '', '']
    return [name, ...cells, String(allowedMs), over <= allowedMs ? 'holds' : 'over']
  })
  console.log(table([['ms', 'median', 'times floor', 'over floor', 'allowed', ''], ...rows]))
  return rows.every((row) => row.at(-1) !== 'over')
}
