import { existsSync, renameSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runProgram } from '../test/setup/run-program.js'
import { type TranspiledCli, transpileCli } from '../test/setup/transpiled-cli.js'
import { viteApp } from '../test/unit/init-run.js'
import { type RealProject, realProject } from '../test/unit/real-project.js'
import { run } from './main.js'

let cli: TranspiledCli
let projects: RealProject[] = []

beforeAll(async () => {
  cli = await transpileCli('bad-disk')
}, 60_000)
afterAll(() => cli.remove())
afterEach(() => {
  for (const project of projects) project.remove()
  projects = []
})

function project(files: Readonly<Record<string, string>>, name?: string): RealProject {
  const made = realProject(files, name)
  projects.push(made)
  return made
}

/** Runs a command in this process, on the real disk. */
async function kit(on: RealProject, ...argv: readonly string[]) {
  const context = on.context()
  const code = await run(argv, context)
  return { code, out: context.printed.out.join('\n'), warned: context.printed.warn.join('\n') }
}

/** Runs the program in a process of its own. */
function program(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const start = `process.argv[1] = 'modal-kit'; const { main } = await import(${JSON.stringify(cli.main)}); await main()`
  return runProgram(process.execPath, ['--input-type=module', '-e', start, 'modal-kit', ...args], { cwd, env })
}

/** init, generate and remove on one project; the app is as it was after it. */
async function wholeLife(on: RealProject): Promise<void> {
  const before = on.tree()
  expect(await kit(on, 'init', '--no-install')).toMatchObject({ code: 0, warned: '' })
  const after = on.tree()
  expect(await kit(on, 'init', '--no-install')).toMatchObject({ code: 0 })
  expect(await kit(on, 'generate', '--check')).toMatchObject({ code: 0, warned: '' })
  expect(await kit(on, 'add', 'receive', '--dry-run')).toMatchObject({ code: 0 })
  expect(on.tree()).toEqual(after)
  // The button is the user's own and would keep the kit in: it is not put into App.tsx of an app that is there.
  expect(await kit(on, 'remove', '--all', '--yes')).toMatchObject({ code: 0, warned: '' })
  expect(on.tree()).toEqual(before)
}

test.each(['größe und 空 間', "it's a $HOME `app`", 'a#b%20c?d'])(
  'behavior: a folder called %s: init, generate and remove work in it',
  async (name) => wholeLife(project(viteApp, name)),
)

test('behavior: a symlinked source folder stays a link, and the files behind it are written', async () => {
  const on = project(viteApp)
  renameSync(join(on.dir, 'src'), join(on.dir, '..', 'shared-src'))
  symlinkSync(join('..', 'shared-src'), join(on.dir, 'src'))
  await wholeLife(on)
  expect(on.tree()['src']).toBe('-> ../shared-src')
  await kit(on, 'init', '--no-install')
  expect(existsSync(join(on.dir, '..', 'shared-src', 'modal-kit', 'generated.ts'))).toBe(true)
})

test('behavior: a project that is a link itself', async () => {
  const on = project(viteApp)
  const link = join(on.dir, '..', 'link')
  symlinkSync(basename(on.dir), link)
  const context = { ...on.context(), cwd: link }
  expect(await run(['init', '--no-install'], context)).toBe(0)
  expect(await kit(on, 'generate', '--check')).toMatchObject({ code: 0 })
})

test('behavior: Windows line endings stay, in every file that is edited, and the whole course works', async () => {
  const windows = Object.fromEntries(
    Object.entries(viteApp).map(([path, text]) => [path, text.replace(/\r?\n/g, '\r\n')]),
  )
  const on = project(windows)
  const before = on.tree()
  expect(await kit(on, 'init', '--no-install')).toMatchObject({ code: 0, warned: '' })
  const after = on.tree()
  for (const path of Object.keys(windows))
    expect([path, (after[path] ?? '').replaceAll('\r\n', '').includes('\n')]).toEqual([path, false])
  expect(await kit(on, 'remove', '--all', '--yes')).toMatchObject({ code: 0 })
  expect(on.tree()).toEqual(before)
})

test('behavior: a checkout with Windows line endings is no edit: --check is content, add works', async () => {
  const on = project(viteApp)
  await kit(on, 'init', '--no-install', '--features', 'account')
  for (const [path, text] of Object.entries(on.tree()))
    if (!path.endsWith('/')) on.write(path, text.replace(/\r?\n/g, '\r\n'))
  expect(await kit(on, 'generate', '--check')).toMatchObject({ code: 0, warned: '' })
  expect(await kit(on, 'remove', 'receive')).toMatchObject({ code: 0 })
})

describe('several runs at once', () => {
  test('behavior: what they leave is whole, whoever came first', { timeout: 180_000 }, async () => {
    const alone = project(viteApp)
    expect((await program(alone.dir, ['init', '--yes', '--no-install'])).code).toBe(0)
    const together = project(viteApp)
    const runs = await Promise.all([1, 2, 3].map(() => program(together.dir, ['init', '--yes', '--no-install'])))
    expect(runs.map(({ code }) => code)).toContain(0)
    for (const { code, stderr } of runs) if (code !== 0) expect(stderr).toMatch(/\((plan\/changed|files\/busy)\)/)
    expect(together.tree()).toEqual(alone.tree())
  })

  test('error: one that is at work is not disturbed', { timeout: 180_000 }, async () => {
    const on = project(viteApp)
    const before = on.tree()
    const unlock = await on.context().files.lock(on.dir)
    const { code, stderr } = await program(on.dir, ['init', '--yes', '--no-install'])
    expect([code, stderr.includes('(files/busy)'), on.tree()]).toEqual([1, true, before])
    // What writes nothing need not wait.
    expect((await program(on.dir, ['init', '--yes', '--no-install', '--dry-run'])).code).toBe(0)
    await unlock()
    expect((await program(on.dir, ['init', '--yes', '--no-install'])).code).toBe(0)
  })

  test('error: generate and remove keep out of its way as well', { timeout: 180_000 }, async () => {
    const on = project(viteApp)
    await kit(on, 'init', '--no-install')
    on.write('modal.config.ts', (on.tree()['modal.config.ts'] ?? '').replace(/networks: \[.*\]/, "networks: ['base']"))
    const before = on.tree()
    const unlock = await on.context().files.lock(on.dir)
    const attempts = [['generate'], ['remove', 'receive'], ['remove', '--all', '--yes']]
    const results = await Promise.all(attempts.map((argv) => kit(on, ...argv)))
    for (const { code, warned } of results) expect([code, warned]).toEqual([1, expect.stringContaining('(files/busy)')])
    expect(on.tree()).toEqual(before)
    await unlock()
    expect((await kit(on, 'generate')).code).toBe(0)
  })
})

test('error: without the registry the install fails, says what npm says, and is taken back', {
  timeout: 120_000,
}, async () => {
  const on = project(viteApp)
  const before = on.tree()
  const { code, stdout, stderr } = await program(on.dir, ['init', '--yes'], {
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
    npm_config_offline: 'false',
    npm_config_cache: join(on.dir, '..', 'npm-cache'),
  })
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain('Installing: npm install')
  expect(stderr).toContain('ECONNREFUSED')
  expect(stderr).toContain('(init/install-failed)')
  expect(on.tree()).toEqual(before)
})
