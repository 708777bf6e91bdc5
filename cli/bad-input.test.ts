import { describe, expect, test } from 'vitest'
import { config, healthy } from '../test/unit/doctor-run.js'
import { type FakeWorld, fakeContext } from '../test/unit/fake-context.js'
import { init, viteApp } from '../test/unit/init-run.js'
import { cliError, filesError } from './errors.js'
import { run } from './main.js'

const kit = await healthy()
const { after: vite } = await init({ files: viteApp }, '--no-install')

/** Runs a command in a world and compares the project with what it was. */
async function attempt(world: FakeWorld, argv: readonly string[]) {
  const context = fakeContext(world)
  const before = context.files.snapshot()
  const code = await run(argv, context)
  const { out, warn } = context.printed
  return {
    code,
    out: out.join('\n'),
    warned: warn.join('\n'),
    isSame: equal(before, context.files.snapshot()),
    context,
  }
}

function equal(first: object, second: object): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}

describe('a broken package.json', () => {
  const files = { ...kit, 'package.json': '{ "name": "app",' }

  test.each([[['init', '--no-install']], [['remove', '--all', '--yes']]])('error: %j', async (argv) => {
    const { code, warned, isSame } = await attempt({ files }, argv)
    expect([code, isSame]).toEqual([1, true])
    expect(warned).toContain("/app/package.json isn't valid JSON:")
    expect(warned).toContain('(project/bad-package-json)')
  })

  test('error: doctor finds it instead of giving up', async () => {
    const { code, out, isSame } = await attempt({ files }, ['doctor', '--offline'])
    expect([code, isSame]).toEqual([1, true])
    expect(out).toContain('package.json')
  })

  test.each([[['generate']], [['csp']], [['explain']]])('behavior: %j does without it', async (argv) => {
    expect((await attempt({ files }, argv)).code).toBe(0)
  })
})

describe.each([
  ['the disk is full', 'ENOSPC'],
  ['permission denied', 'EACCES'],
  ['the disk is read-only', 'EROFS'],
])('%s', (reason) => {
  test.each([
    [['init', '--no-install'], viteApp],
    [['init', 'shop', '--no-install'], {}],
    [['generate'], { ...kit, 'src/modal-kit/csp.json': '' }],
    [['add', 'receive'], kit],
    [['add', 'backend'], kit],
    [
      ['remove', 'receive'],
      {
        ...kit,
        'modal.config.ts': config({ services: "{ api: 'https://api.example' },\n  features: { receive: true }" }),
      },
    ],
    [['remove', '--all', '--yes'], vite],
  ])('error: %j is taken back at the first and at the last write', async (argv, files) => {
    const whole = await attempt({ files }, argv[0] === 'generate' ? [...argv, '--force'] : argv)
    const { length } = whole.context.files.writes
    expect([whole.code, length > 0]).toEqual([0, true])
    for (const number of [0, length - 1]) {
      const context = fakeContext({ files })
      const before = context.files.snapshot()
      context.files.failWrite(number, filesError('files/unwritable', { path: '/app/x', folder: '/app', reason }))
      expect(await run(argv[0] === 'generate' ? [...argv, '--force'] : argv, context)).toBe(1)
      expect(context.files.snapshot()).toEqual(before)
      expect(context.printed.warn.join()).toContain(`(${reason}), so this run was undone`)
    }
  })
})

test('error: a fault at any write of remove --all leaves the tree as it was', async () => {
  const { length } = (await attempt({ files: vite }, ['remove', '--all', '--yes'])).context.files.writes
  for (let number = 0; number < length; number += 1) {
    const context = fakeContext({ files: vite })
    const before = context.files.snapshot()
    context.files.failWrite(number)
    expect(await run(['remove', '--all', '--yes'], context)).toBe(1)
    expect(context.files.snapshot()).toEqual(before)
  }
})

describe('Ctrl-C', () => {
  const stop = cliError('cli/cancelled')
  const agree = 'Make these changes?'
  /** Every question but the last. */
  const answered = '--name App --services local --networks base --features receive --theme clay'.split(' ')

  test.each([
    [['init'], { 'notes.txt': '' }, { 'There is no app here. Folder for a new one?': stop }],
    [['init'], viteApp, { 'Name of the app, which wallets show': stop }],
    [['init', ...answered], viteApp, { [agree]: stop }],
    [['add', 'receive'], kit, { [agree]: stop }],
    [['add', 'backend'], kit, { [agree]: stop }],
    [['remove', '--all'], vite, { 'Take the kit out of this project?': stop }],
  ])('behavior: at a question of %j is calm and changes nothing', async (argv, files, answers) => {
    const { code, warned, isSame, context } = await attempt({ files, isInteractive: true, answers }, argv)
    expect([code, warned, isSame]).toEqual([1, 'Stopped. Nothing was changed.', true])
    expect(context.asked).toEqual(Object.keys(answers))
  })

  test.each([
    [['init', '--no-install'], viteApp],
    [['add', 'receive'], kit],
    [['remove', '--all', '--yes'], vite],
  ])('behavior: in the middle of any write of %j takes everything back', async (argv, files) => {
    const { length } = (await attempt({ files }, argv)).context.files.writes
    for (let number = 0; number < length; number += 1) {
      const context = fakeContext({ files })
      const before = context.files.snapshot()
      const { write } = context.files
      let left = number
      context.files.write = async (path, text) => {
        if (left-- === 0) context.abort()
        await write(path, text)
      }
      const code = await run(argv, context)
      const isLast = number === length - 1
      // What is complete when the signal is seen stays.
      if (code === 0) expect([argv, isLast]).toEqual([argv, true])
      else expect([code, context.files.snapshot()]).toEqual([1, before])
    }
  })
})

test.each([['generate'], ['init'], ['csp'], ['explain'], ['add receive']])(
  'error: %s with a config that imports what is not there',
  async (line) => {
    const text = `import './not-there'\n${kit['modal.config.ts']}`
    const { code, warned, isSame } = await attempt({ files: { ...vite, 'modal.config.ts': text } }, line.split(' '))
    expect([code, isSame]).toEqual([1, true])
    expect(warned).toContain('modal.config.ts:1')
    expect(warned).toContain('(config/missing-import)')
  },
)

test('error: doctor with a config that imports what is not there', async () => {
  const text = `import './not-there'\n${kit['modal.config.ts']}`
  const { code, out } = await attempt({ files: { ...kit, 'modal.config.ts': text } }, ['doctor', '--offline'])
  expect([code, out.includes('./not-there')]).toEqual([1, true])
})

describe('a backend', () => {
  const answers: readonly (readonly [string, () => Promise<Response>])[] = [
    ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with a page', async () => new Response('<!doctype html><title>Not found</title>', { status: 200 })],
    ['answers with broken JSON', async () => new Response('{"origins":', { status: 200 })],
    ['answers with other JSON', async () => new Response('[null, 1, {"allowedOrigins": 7}]', { status: 200 })],
    ['answers with nothing', async () => new Response(null, { status: 204 })],
    ['answers with an error', async () => new Response('\u0000\uffff', { status: 500 })],
  ]

  test.each(answers)('error: doctor when it %s says so, writes nothing, and is no bug', async (_, onFetch) => {
    const { code, out, warned, isSame } = await attempt({ files: kit, onFetch }, ['doctor'])
    expect([code, warned, isSame]).toEqual([code === 0 ? 0 : 1, '', true])
    expect(out).toContain('https://api.example')
  })

  test.each(answers)('behavior: generate asks nobody, so it works when a backend %s', async (_, onFetch) => {
    expect((await attempt({ files: kit, onFetch }, ['generate', '--check'])).code).toBe(0)
  })
})

test('error: doctor on a project that never ran init, on an empty folder, and on one of another kind', async () => {
  for (const files of [viteApp, {}, { 'package.json': '{ "dependencies": { "vue": "3" } }' }, { 'a.txt': '' }]) {
    const { code, out, warned, isSame } = await attempt({ files }, ['doctor', '--offline'])
    expect([code, warned, isSame]).toEqual([1, '', true])
    expect(out).toContain('init')
  }
})
