import { expect, test } from 'vitest'
import { config, healthy } from '../test/unit/doctor-run.js'
import { type FakeWorld, fakeContext } from '../test/unit/fake-context.js'
import { viteApp } from '../test/unit/init-run.js'
import { commands } from './commands/commands.js'
import { run } from './main.js'

/** Runs a command with `--json`: what is on stdout has to be one document. */
async function answer(world: FakeWorld, ...argv: readonly string[]) {
  const context = fakeContext(world)
  const code = await run([...argv, '--json'], context)
  expect(context.printed.out).toHaveLength(1)
  return { code, context, said: JSON.parse(context.printed.out[0] ?? '') }
}

const kit = await healthy()
const fileRows = (kind: string) => expect.arrayContaining([expect.objectContaining({ kind, path: expect.any(String) })])

test('behavior: every command that has something to say to programs takes --json', () => {
  const without = commands.filter(({ flags }) => !('json' in flags)).map(({ name }) => name)
  expect(without).toEqual(['completion'])
})

test.each([
  [['generate'], { changes: [] }],
  [['generate', '--check'], { changes: [] }],
  [['generate', '--diff'], { changes: [], diff: '' }],
  [['doctor', '--offline'], { findings: expect.any(Array) }],
  [['csp'], { policy: expect.any(String) }],
  [['explain'], { features: expect.any(Array) }],
  [['add', 'connect'], { changes: [], isWritten: false }],
  [['add', 'receive'], { changes: fileRows('replace'), isWritten: true }],
  [['add', 'receive', '--dry-run'], { changes: fileRows('replace'), isWritten: false }],
  [['add', 'backend'], { changes: fileRows('create'), isWritten: true }],
  [['add', 'backend', '--dry-run'], { changes: fileRows('create'), isWritten: false }],
  [['remove', 'receive'], { changes: [], isWritten: false }],
])('behavior: %j answers with one document', async (argv, expected) => {
  const { code, said } = await answer({ files: kit }, ...argv)
  expect([code, said]).toMatchObject([0, expected])
})

test('behavior: init says what it did, and a dry run what it would do', async () => {
  const dry = await answer({ files: viteApp }, 'init', '--no-install', '--dry-run')
  expect(dry).toMatchObject({ code: 0, said: { isWritten: false, folder: '/app', isNew: false } })
  const { code, said, context } = await answer({ files: viteApp }, 'init', '--no-install')
  expect([code, said]).toMatchObject([0, { isWritten: true, isInstalled: false, manual: [] }])
  expect(said.changes).toEqual(dry.said.changes)
  const paths = said.changes.map(({ path }: { path: string }) => `/app/${path}`)
  expect([...context.files.writes].sort()).toEqual(paths.sort())
  const again = await answer({ files: context.files.snapshot() }, 'init', '--no-install')
  expect(again.said).toMatchObject({ changes: [], isWritten: false })
})

test('behavior: init --json installs without a word on stdout', async () => {
  const { said, context } = await answer({ files: viteApp }, 'init')
  expect([said.isInstalled, context.runs.length]).toEqual([true, 1])
})

test('behavior: remove --all tells what goes', async () => {
  const { context } = await answer({ files: viteApp }, 'init', '--no-install')
  const files = context.files.snapshot()
  const dry = await answer({ files }, 'remove', '--all', '--dry-run')
  expect(dry.said).toMatchObject({ changes: fileRows('remove'), isWritten: false })
  const { said } = await answer({ files }, 'remove', '--all', '--yes')
  expect(said).toEqual({ ...dry.said, isWritten: true })
  expect((await answer({ files: viteApp }, 'remove', '--all', '--yes')).said).toEqual({ changes: [], isWritten: false })
})

test.each([
  [{}, ['generate'], 'config/not-found'],
  [{}, ['csp'], 'config/not-found'],
  [kit, ['explain', 'nothing'], 'explain/unknown-feature'],
  [kit, ['add', 'nothing'], 'add/unknown'],
  [kit, ['remove'], 'remove/what'],
  [{ 'package.json': '{' }, ['init'], 'project/bad-package-json'],
  [kit, ['dev', '--', 'npm', 'run', 'dev'], 'cli/flags-conflict'],
])('error: %#: %j answers with the error', async (files, argv, errorCode) => {
  const context = fakeContext({ files })
  const words = argv.includes('--') ? ['dev', '--json', ...argv.slice(1)] : [...argv, '--json']
  expect(await run(words, context)).toBe(1)
  const [text = '', ...more] = context.printed.out
  expect(more).toEqual([])
  expect(JSON.parse(text).error).toMatchObject({ code: errorCode, title: expect.any(String), fix: expect.any(String) })
})

test('error: stale files are told once, with exit code 1', async () => {
  const stale = { ...kit, 'modal.config.ts': config({ app: "{ name: 'Other', url: 'https://app.example' }" }) }
  const { code, said } = await answer({ files: stale }, 'generate', '--check')
  expect([code, said.changes.length > 0]).toEqual([1, true])
})

test('error: Ctrl-C is told as well', async () => {
  const context = fakeContext({ files: kit })
  context.files.read = async () => {
    context.abort()
    throw new Error('aborted')
  }
  expect(await run(['generate', '--json'], context)).toBe(1)
  expect(JSON.parse(context.printed.out.join('')).error.code).toBe('cli/cancelled')
})
