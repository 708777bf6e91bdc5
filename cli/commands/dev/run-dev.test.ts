import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DevProcess, descendants, devProcess, isRunning, READY_MS } from '../../../test/setup/dev-process.js'
import { keptDatabase } from '../../../test/setup/kept-database.js'
import { soon } from '../../../test/setup/soon.js'
import { type TranspiledCli, transpileCli } from '../../../test/setup/transpiled-cli.js'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { run } from '../../main.js'
import { isPortFree } from '../../node/ports.js'

const slow = { timeout: 3 * READY_MS }

let dir = ''
let cli: TranspiledCli
let running: DevProcess[] = []
beforeAll(async () => {
  cli = await transpileCli('dev-test')
}, READY_MS)
afterAll(() => cli.remove())

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'modal-kit-dev-'))
})
afterEach(() => {
  for (const { child } of running) child.kill('SIGKILL')
  running = []
  rmSync(dir, { recursive: true, force: true })
})

/** Where a stack finds a database, so that a test that is not about it does not wait for a new one. */
const keepDatabase = () => keptDatabase(join(dir, '.modal-kit/database'))

function dev(...args: readonly string[]): DevProcess {
  const started = devProcess(cli.main, dir, args)
  running.push(started)
  return started
}

function portsOf(out: string): readonly number[] {
  return [...new Set([...out.matchAll(/:(\d+)\b/g)].map(([, port]) => Number(port)))]
}

async function expectNothingLeft(pids: readonly number[], ports: readonly number[]): Promise<void> {
  await soon(() => expect(pids.filter(isRunning)).toEqual([]))
  // Another test may hold one of them for a moment: the system hands out the same numbers again.
  for (const port of ports)
    await soon(async () => expect(await isPortFree(port), `port ${port} is still taken`).toBe(true))
}

describe('a stack on this machine', () => {
  test(
    'behavior: a line for each service, ready, an answer, and after SIGTERM no process, port or file',
    slow,
    async () => {
      const { child, said, ended, ready, pid } = dev('--port', '0', '--ephemeral')
      await ready()
      const lines = said.out.trimEnd().split('\n')
      expect(lines.map((line) => line.replace(/:\d+/, ':N').replace(/token=\w+/, 'token=T'))).toEqual([
        'API           http://127.0.0.1:N',
        'secure frame  http://wallet.localhost:N',
        'inbox         http://127.0.0.1:N/inbox?token=T',
        'relay         ws://127.0.0.1:N/relay',
        'Ethereum      http://127.0.0.1:N (chain 1)',
        'Polygon       http://127.0.0.1:N (chain 137)',
        'Base          http://127.0.0.1:N (chain 8453)',
        'Solana        http://127.0.0.1:N',
        'modal-kit dev: ready',
      ])
      const url = /^API +(\S+)$/m.exec(said.out)?.[1]
      const health = await fetch(`${url}/health`)
      expect(health.status).toBe(200)
      const { services } = (await health.json()) as { readonly services: readonly { name: string; port?: number }[] }
      expect(said.error).toContain('There is no modal.config.ts here')
      const [pids, ports] = [[pid, ...descendants(pid)], services.flatMap(({ port }) => port ?? [])]
      expect([pids.length > 3, ports.length]).toEqual([true, 7])
      for (const port of ports) expect(await isPortFree(port), `nothing is on port ${port}`).toBe(false)
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
      await expectNothingLeft(pids, [...ports, ...portsOf(said.out)])
      expect(readdirSync(dir)).toEqual([])
    },
  )

  test('behavior: a second Ctrl-C ends it at once, and its chains with it', slow, async () => {
    await keepDatabase()
    const { child, said, ended, ready, pid } = dev('--port', '0')
    await ready()
    const [pids, ports] = [[pid, ...descendants(pid)], portsOf(said.out)]
    child.kill('SIGINT')
    child.kill('SIGINT')
    // Two that come in the same moment are one to the system.
    expect([0, 130]).toContain(await ended)
    await expectNothingLeft(pids, ports)
  })

  test('behavior: Ctrl-C while it starts leaves nothing either', slow, async () => {
    const { child, ended, pid } = dev('--port', '0')
    await vi.waitFor(() => expect(descendants(pid).length).toBeGreaterThan(0), { timeout: READY_MS, interval: 10 })
    const pids = [pid, ...descendants(pid)]
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    await expectNothingLeft(pids, [])
    expect(existsSync(join(dir, '.modal-kit/stack.lock'))).toBe(false)
  })

  test(
    'behavior: its data are in .modal-kit/, out of git, for one stack at a time, and outlive a kill',
    slow,
    async () => {
      const first = dev('--port', '0', '--no-chains', '--json')
      await vi.waitFor(() => expect(first.said.error).toContain('modal-kit dev: ready'), { timeout: READY_MS })
      expect(first.said.error).toContain('Starting the services of this machine\n')
      const { services } = JSON.parse(first.said.out)
      expect(services.map(({ name }: { name: string }) => name)).toEqual(['API', 'secure frame', 'inbox', 'relay'])
      expect((await fetch(`${services[0].url}/health`)).status).toBe(200)
      expect(descendants(first.pid)).toEqual([])
      expect(readFileSync(join(dir, '.modal-kit/.gitignore'), 'utf8')).toBe('*\n')
      const second = dev('--port', '0', '--no-chains')
      expect(await second.ended).toBe(1)
      expect(second.said.error).toContain(`Another stack (process ${first.pid}) works with the data in`)
      first.child.kill('SIGKILL')
      await first.ended
      const script = "console.log('hello from the host'); setTimeout(() => process.exit(7), 100)"
      const third = dev('--port', '0', '--no-chains', '--', process.execPath, '-e', script)
      expect(await third.ended, 'the code of the command beside it').toBe(7)
      expect(third.said.out).not.toMatch(/^(Ethereum|Polygon|Base|Solana)/m)
      expect(third.said.out).toMatch(/modal-kit dev: ready\nhello from the host\n$/)
      await expectNothingLeft([], portsOf(third.said.out))
      expect(existsSync(join(dir, '.modal-kit/stack.lock'))).toBe(false)
    },
  )
})

describe('a command beside it', () => {
  const quick = ['--port', '0', '--no-chains', '--']
  beforeEach(keepDatabase)

  test('behavior: Ctrl-C ends it and what it has started; until then the config is followed', slow, async () => {
    const config = (networks: string) =>
      `export default { app: { name: 'App' }, services: 'local', networks: ${networks}, features: {} }\n`
    writeFileSync(join(dir, 'package.json'), '{}')
    writeFileSync(join(dir, 'modal.config.ts'), config("['base']"))
    const script = "require('child_process').spawn('sleep', ['600']); console.log('up'); setInterval(() => {}, 1000)"
    const { child, said, ended, pid } = dev(...quick, process.execPath, '-e', script)
    await vi.waitFor(() => expect(said.out).toContain('\nup\n'), { timeout: READY_MS })
    const generated = () => readFileSync(join(dir, 'modal-kit/generated.ts'), 'utf8')
    await vi.waitFor(() => expect(generated()).toContain('eip155:8453'), { timeout: READY_MS })
    writeFileSync(join(dir, 'modal.config.ts'), 'export default (')
    await vi.waitFor(() => expect(said.error).toContain('(config/syntax)'), { timeout: READY_MS })
    expect(said.error).toContain('The app asks the services of this machine at port 8787.')
    writeFileSync(join(dir, 'modal.config.ts'), config("['mainnet']"))
    await vi.waitFor(() => expect(generated()).toContain("'eip155:1'"), { timeout: READY_MS })
    const pids = [pid, ...descendants(pid)]
    expect(pids.length).toBe(3)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    await expectNothingLeft(pids, portsOf(said.out))
  })

  test('error: a command that is not there ends the stack', slow, async () => {
    const { said, ended } = dev(...quick, 'no-such-program')
    expect(await ended).toBe(1)
    expect(said.error).toContain('(cli/no-program)')
    for (const port of portsOf(said.out)) expect(await isPortFree(port)).toBe(true)
  })
})

describe('what cannot be', () => {
  test('error: a taken port is named, with a way out', slow, async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(address && typeof address === 'object' ? address.port : 0)
      })
    })
    try {
      const { said, ended } = dev('--port', String(port), '--ephemeral')
      expect(await ended).toBe(1)
      expect(said.error).toContain(`Port ${port}, where the API goes, is taken by another program.`)
      expect(said.error).toContain('--port 0')
    } finally {
      server.close()
    }
  })

  test.each(['x', '-1', '65536', '1.5', '0x10', ''])('error: --port %j', async (port) => {
    const context = fakeContext()
    expect(await run(['dev', '--port', port], context)).toBe(1)
    expect(context.printed.warn.join()).toMatch(/\(dev\/bad-port\)|\(cli\/missing-value\)/)
  })
})
