import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putStackLock } from '../../test/build/stack-lock.js'
import { type FakeWorld, fakeContext } from '../../test/unit/fake-context.js'
import { cliError } from '../errors.js'
import { installStack } from './install-stack.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-install-'))
  putStackLock(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const question = (dir: string) =>
  `The local stack has packages of its own (about 240 MB); they go into ${dir}/.modal-kit/stack. Install them?`

function start(world: FakeWorld, mayAsk = false) {
  const context = fakeContext({ cwd: folder, ...world })
  const wishes = { dir: folder, mayAsk }
  const install = () => installStack(context, wishes, { isHere: () => false, shipped: folder })
  return { context, install, wishes }
}

test('behavior: nothing is installed where the kit finds all of it', async () => {
  const { context, wishes } = start({})
  expect(await installStack(context, wishes)).toBeUndefined()
  expect([context.runs, context.files.writes]).toEqual([[], []])
})

test('behavior: the first start installs by the lockfile, and the next ones find it', async () => {
  const { context, install } = start({})
  const file = join(folder, '.modal-kit/stack/package.json')
  expect(await install()).toBe(file)
  expect(context.runs).toEqual([
    {
      program: 'npm',
      // npm warns of the engines of commands that nothing here starts.
      args: 'ci --ignore-scripts --prefer-offline --no-audit --no-fund --workspaces=false --loglevel error'.split(' '),
      cwd: join(folder, '.modal-kit/stack'),
    },
  ])
  const lock = JSON.parse((await context.files.read(join(folder, '.modal-kit/stack/package-lock.json'))) ?? '')
  expect(JSON.parse((await context.files.read(file)) ?? '').dependencies).toEqual(lock.packages[''].dependencies)
  expect(context.printed.note.join()).toContain('about 240 MB')
  expect(await install()).toBe(file)
  expect(context.runs).toHaveLength(1)
})

test('behavior: after an upgrade with other versions it installs anew', async () => {
  const { context, install } = start({})
  await install()
  writeFileSync(join(folder, 'install-lock.json'), '{ "lockfileVersion": 3, "packages": {} }')
  await install()
  expect(context.runs).toHaveLength(2)
})

test('behavior: a person is asked first, and a no changes nothing', async () => {
  const yes = start({ answers: { [question(folder)]: true } }, true)
  await yes.install()
  expect(yes.context.runs).toHaveLength(1)
  const no = start({ answers: { [question(folder)]: false } }, true)
  await expect(no.install()).rejects.toMatchObject({ code: 'cli/cancelled' })
  const gone = start({ answers: { [question(folder)]: cliError('cli/cancelled') } }, true)
  await expect(gone.install()).rejects.toMatchObject({ code: 'cli/cancelled' })
  for (const { context } of [no, gone]) expect([context.runs, context.files.writes]).toEqual([[], []])
})

test('error: offline says what is missing and the command, and the next start tries again', async () => {
  let isOffline = true
  const { context, install } = start({
    onRun: () => (isOffline ? 1 : 0),
  })
  const run = context.run.bind(context)
  const said = {
    ...context,
    run: async (program: string, args: readonly string[], options: { cwd: string; onLine?(line: string): void }) => {
      if (isOffline) options.onLine?.('npm error code ENOTFOUND')
      if (isOffline) options.onLine?.('npm error network request to https://registry.npmjs.org/hono failed')
      return run(program, args, options)
    },
  }
  const failing = installStack(said, { dir: folder, mayAsk: false }, { isHere: () => false, shipped: folder })
  await expect(failing).rejects.toMatchObject({
    code: 'stack/not-installed',
    message: expect.stringMatching(/the local stack \(.*hono.*litesvm.*\): network request to \S+ failed\./),
    fix: expect.stringContaining('npm ci --ignore-scripts'),
  })
  isOffline = false
  await install()
  expect(context.runs).toHaveLength(2)
})

test('behavior: Ctrl-C while it installs is no failure of npm, and leaves nothing that counts as installed', async () => {
  const { context, install } = start({
    onRun: () => {
      context.abort()
      return 1
    },
  })
  await expect(install()).rejects.toMatchObject({ name: 'AbortError' })
  expect(await context.files.read(join(folder, '.modal-kit/stack/installed.txt'))).toBeUndefined()
})
