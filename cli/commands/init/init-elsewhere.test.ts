import { describe, expect, test } from 'vitest'
import { type FakeWorld, fakeContext } from '../../../test/unit/fake-context.js'
import { usualAnswers } from '../../../test/unit/init-questions.data.js'
import { generated, init, viteApp } from '../../../test/unit/init-run.js'
import { run } from '../../main.js'

describe('an empty or missing folder', () => {
  test('behavior: a new app with everything in it, named after its folder', async () => {
    const { code, after, noted } = await init({}, 'My Shop!', '--no-install')
    expect(code).toBe(0)
    const app = Object.keys(after).map((path) => path.replace('My Shop!/', ''))
    expect(app).toEqual(
      expect.arrayContaining([
        'package.json',
        'index.html',
        '.gitignore',
        'src/main.tsx',
        'modal.config.ts',
        ...generated,
      ]),
    )
    expect(JSON.parse(after['My Shop!/package.json'] ?? '')).toMatchObject({ name: 'my-shop' })
    expect(after['My Shop!/src/main.tsx']).toContain('<ModalKit>')
    expect(after['My Shop!/src/App.tsx']).toContain('<ConnectButton />')
    expect(noted).toContain('cd My Shop!')
  })

  test('behavior: the second run changes nothing', async () => {
    const first = await init({}, 'shop', '--no-install')
    const second = await init({ files: first.after }, 'shop', '--no-install')
    expect(second.context.files.writes).toEqual([])
  })

  test('behavior: a README and a .gitignore stay', async () => {
    const { code, after } = await init({ files: { 'README.md': '# Mine', '.gitignore': 'secret\n' } }, '--no-install')
    expect(code).toBe(0)
    expect(after['README.md']).toBe('# Mine')
    expect(after['.gitignore']).toBe('secret\n.modal-kit/\n')
  })

  test('behavior: a person in a folder of other things is asked for a new one', async () => {
    const question = 'There is no app here. Folder for a new one?'
    const world = {
      files: { 'notes.txt': '' },
      isInteractive: true,
      answers: {
        [question]: 'shop',
        'What should the new app be made with?': 'next',
        ...usualAnswers,
        'Make these changes?': true,
      },
    }
    const { code, changed } = await init(world, '--no-install')
    expect(code).toBe(0)
    expect(changed).toContain('shop/app/layout.tsx')
  })

  test('error: without a person it is an error that names what is there', async () => {
    const { code, warned } = await init({ files: { 'notes.txt': '', 'b.txt': '' } })
    expect(code).toBe(1)
    expect(warned).toContain('it holds b.txt, notes.txt.')
  })

  test('error: a folder name without a letter', async () => {
    const { code, warned } = await init({}, 'x/...')
    expect(code).toBe(1)
    expect(warned).toContain('(init/bad-folder-name)')
  })
})

describe('what init will not touch', () => {
  test.each([
    ['no React', { 'package.json': '{ "dependencies": { "vue": "3" } }' }, 'project/no-react'],
    ['a broken package.json', { 'package.json': '{' }, 'project/bad-package-json'],
    [
      'another framework',
      { 'package.json': '{ "dependencies": { "react": "19", "gatsby": "5" } }' },
      'project/framework-not-built',
    ],
    ['a broken config', { ...viteApp, 'modal.config.ts': 'export default {' }, 'config/syntax'],
    [
      'an edited generated file',
      { ...viteApp, 'src/modal-kit/generated.ts': 'export const wiring = 1\n' },
      'plan/refused',
    ],
  ])('error: %s', async (_, files, errorCode) => {
    const { code, warned, context } = await init({ files }, '--no-install')
    expect([code, context.files.writes]).toEqual([1, []])
    expect(warned).toContain(`(${errorCode})`)
  })

  test('param: --force overwrites generated files and keeps a copy', async () => {
    const files = { ...viteApp, 'src/modal-kit/generated.ts': 'export const wiring = 1\n' }
    const { code, after } = await init({ files }, '--no-install', '--force')
    expect(code).toBe(0)
    expect(after['src/modal-kit/generated.ts.orig']).toBe('export const wiring = 1\n')
  })

  test('param: --dry-run prints the plan to stdout and writes nothing', async () => {
    const { code, context, changed } = await init(
      { files: viteApp, isInteractive: true, answers: {} },
      '--yes',
      '--dry-run',
    )
    expect([code, changed, context.files.writes, context.runs]).toEqual([0, [], [], []])
    expect(context.printed.out.join()).toContain('create  modal.config.ts')
  })

  test('behavior: a no to the plan is calm', async () => {
    const answers = {
      ...usualAnswers,
      'Make these changes?': false,
    }
    const { code, changed, warned } = await init({ files: viteApp, isInteractive: true, answers })
    expect([code, changed, warned]).toEqual([1, [], 'Stopped. Nothing was changed.'])
  })
})

describe('installing', () => {
  test.each([
    ['package-lock.json', 'npm', ['install']],
    ['pnpm-lock.yaml', 'pnpm', ['install', '--no-frozen-lockfile']],
    ['yarn.lock', 'yarn', ['install']],
    ['bun.lock', 'bun', ['install']],
  ])('behavior: %s means %s', async (lockfile, program, args) => {
    const { code, context } = await init({ files: { ...viteApp, [lockfile]: '' } })
    expect([code, context.runs]).toEqual([0, [{ program, args, cwd: '/app' }]])
  })

  test('error: a failed install takes back everything, the lockfile included', async () => {
    const files = { ...viteApp, 'package-lock.json': '{ "was": true }' }
    const onRun: FakeWorld['onRun'] = async (_, disk) => {
      await disk.write('/app/package-lock.json', '{ "half": true }')
      return 7
    }
    const { code, before, after, warned } = await init({ files, onRun })
    expect([code, after]).toEqual([1, before])
    expect(warned).toContain('`npm install` ended with exit code 7, so this run was undone.')
  })

  test('error: a lockfile that was not there goes too, and so does a new app', async () => {
    const onRun: FakeWorld['onRun'] = async (_, disk) => {
      await disk.write('/app/shop/package-lock.json', '{}')
      return 1
    }
    const { code, after } = await init({ onRun }, 'shop')
    expect([code, after]).toEqual([1, {}])
  })

  test('behavior: Ctrl-C during the install takes everything back, calmly', async () => {
    const context = fakeContext({
      files: viteApp,
      onRun: () => {
        context.abort()
        return 1
      },
    })
    const before = context.files.snapshot()
    expect(await run(['init'], context)).toBe(1)
    expect(context.files.snapshot()).toEqual(before)
    expect(context.printed.warn).toEqual(['Stopped. Nothing was changed.'])
  })

  test('behavior: nothing is installed where nothing changed and the kit is there', async () => {
    const { after } = await init({ files: viteApp }, '--no-install')
    const there = { ...after, 'node_modules/create-modal-kit/package.json': '{}' }
    expect((await init({ files: there })).context.runs).toEqual([])
    expect((await init({ files: after })).context.runs).toHaveLength(1)
  })
})

test('error: a failure at any write leaves the tree as it was', async () => {
  const { context } = await init({ files: viteApp }, '--no-install')
  const count = context.files.writes.length
  expect(count).toBeGreaterThan(5)
  for (let number = 0; number < count; number += 1) {
    const broken = fakeContext({ files: viteApp })
    const before = broken.files.snapshot()
    broken.files.failWrite(number)
    expect(await run(['init', '--no-install'], broken)).toBe(1)
    expect(broken.files.snapshot()).toEqual(before)
    expect(broken.printed.warn.join()).toContain('(plan/failed)')
  }
})
