import { describe, expect, test } from 'vitest'
import { type FakeWorld, fakeContext } from '../../../test/unit/fake-context.js'
import { run } from '../../main.js'
import { backendTemplate } from '../../project/templates.js'

const template = Object.fromEntries(backendTemplate().map(({ path, text }) => [path, text]))
const inFolder = (folder: string) =>
  Object.fromEntries(Object.entries(template).map(([path, text]) => [`${folder}/${path}`, text]))

async function add(world: FakeWorld, ...argv: readonly string[]) {
  const context = fakeContext(world)
  const code = await run(['add', ...argv], context)
  const { out, note, warn } = context.printed
  return { code, context, out: out.join('\n'), note: note.join('\n'), warn: warn.join('\n') }
}

const app = { 'package.json': '{}', 'src/main.tsx': 'app' }

describe('add backend', () => {
  test('behavior: the whole template, byte by byte, in a folder of its own, and nothing else', async () => {
    const { code, context, note } = await add({ files: app }, 'backend')
    expect(code).toBe(0)
    expect(context.files.snapshot()).toEqual({ ...app, ...inFolder('backend') })
    expect([context.runs, context.asked]).toEqual([[], []])
    const count = Object.keys(template).length
    expect(note.replace(`${count} files`, 'N files')).toMatchInlineSnapshot(`
      "create  backend/ (the backend: N files; --dry-run lists them)

      Next
        cd backend
        npm ci
        npm start        builds it and serves http://127.0.0.1:8787, with its rows in backend/data
        README.md there says how to let your app use it, and how to run it in production: Docker, Postgres, several nodes."
    `)
  })

  test.each(['services/wallets', './api', '../beside'])('param: --dir %s', async (dir) => {
    const { code, context } = await add({ files: app }, 'backend', '--dir', dir)
    expect(code).toBe(0)
    const at = dir === '../beside' ? '/beside/package.json' : `/app/${dir.replace('./', '')}/package.json`
    expect(context.files.disk.get(at)).toBe(template['package.json'])
  })

  test('param: --dry-run lists every file on stdout and writes nothing', async () => {
    const { code, out, context } = await add({ files: app }, 'backend', '--dry-run')
    expect([code, context.files.writes]).toEqual([0, []])
    expect(out.split('\n')).toEqual(Object.keys(template).map((path) => `create  backend/${path}`))
  })

  test('behavior: the second run changes nothing', async () => {
    const { code, context, note } = await add({ files: { ...app, ...inFolder('backend') } }, 'backend')
    expect([code, context.files.writes]).toEqual([0, []])
    expect(note).toContain('The backend is in backend already')
  })

  test("behavior: settings that were changed stay, and are in nobody's way", async () => {
    const there = { ...inFolder('backend'), 'backend/.env': 'MODE=development\nADMIN_TOKEN=mine\n' }
    const { code, context } = await add({ files: there }, 'backend')
    expect([code, context.files.writes]).toEqual([0, []])
  })

  test('behavior: at a terminal it asks once, and no means nothing is written', async () => {
    const question = 'Make these changes?'
    const yes = await add({ files: app, isInteractive: true, answers: { [question]: true } }, 'backend')
    expect([yes.code, yes.context.asked, yes.context.files.writes.length > 0]).toEqual([0, [question], true])
    const no = await add({ files: app, isInteractive: true, answers: { [question]: false } }, 'backend')
    expect([no.code, no.context.files.writes]).toEqual([1, []])
    const unasked = await add({ files: app, isInteractive: true }, 'backend', '--yes')
    expect([unasked.code, unasked.context.asked]).toEqual([0, []])
  })

  test('error: files that are there with other content are listed, and nothing is written', async () => {
    const files = { ...app, 'backend/package.json': '{}', 'backend/README.md': 'mine', 'backend/notes.txt': 'mine' }
    for (const flags of [[], ['--dry-run'], ['--yes']]) {
      const { code, warn, context } = await add({ files }, 'backend', ...flags)
      expect([code, context.files.writes]).toEqual([1, []])
      expect(warn).toContain('2 files in backend would be overwritten, so nothing was written:\n')
      expect(warn).toMatch(/README\.md\n {4}package\.json\n/)
      expect(warn).not.toContain('notes.txt')
    }
  })

  test('error: into the folder of the app, whose package.json is in the way', async () => {
    const { code, warn, context } = await add({ files: app }, 'backend', '--dir', '.')
    expect([code, context.files.writes]).toEqual([1, []])
    expect(warn).toContain('A file in . would be overwritten')
  })

  test('error: a disk that fails half-way leaves the tree as it was', async () => {
    const context = fakeContext({ files: app })
    context.files.failWrite(7)
    expect(await run(['add', 'backend'], context)).toBe(1)
    expect(context.printed.warn.join()).toContain('(plan/failed)')
    expect(context.files.snapshot()).toEqual(app)
  })

  test('error: Ctrl-C half-way leaves the tree as it was', async () => {
    const context = fakeContext({ files: app })
    const { write } = context.files
    context.files.write = async (path, text) => {
      await write(path, text)
      if (context.files.writes.length === 5) context.abort()
    }
    expect(await run(['add', 'backend'], context)).toBe(1)
    expect(context.files.snapshot()).toEqual(app)
  })

  test('error: --dir without a folder', async () => {
    expect((await add({ files: app }, 'backend', '--dir', ' ')).warn).toContain('(add/bad-folder)')
  })
})

describe('what cannot be added', () => {
  const names =
    'backend, collapseWallets, emailShowWallets, legal, legalCheckbox, receive, send, swaps, onramp, nfts, activity, walletConnect, allWallets, multiWallet, coinbase, safe, email, socials'

  test.each([
    ['backnd', 'Use backend.'],
    ['recieve', 'Use receive.'],
    ['constructor', `Use one of ${names}.`],
  ])('error: %s', async (name, says) => {
    const { code, warn, context } = await add({ files: app }, 'receive', name)
    expect([code, context.files.writes]).toEqual([1, []])
    expect(warn).toContain(`There is no "${name}" that could be added.\n  ${says}`)
  })

  test('error: what is planned', async () => {
    const { code, warn } = await add({ files: app }, 'pay')
    expect([code, warn.includes('(add/not-built)')]).toEqual([1, true])
  })

  test.each([[['backend', 'receive']], [['receive', '--dir', 'x']]])('error: two things at once: %j', async (argv) => {
    const { code, warn, context } = await add({ files: app }, ...argv)
    expect([code, context.files.writes, warn.includes('(add/backend-alone)')]).toEqual([1, [], true])
  })

  test('error: nothing', async () => {
    const { code, warn } = await add({ files: app })
    expect([code, warn.includes('modal-kit add backend')]).toEqual([1, true])
  })
})
