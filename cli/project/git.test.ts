import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { init, viteApp } from '../../test/unit/init-run.js'
import { run } from '../main.js'
import { ignoreFolder, unignoreFolder, warnOfUncommitted } from './git.js'

test.each([
  [undefined, '.modal-kit/\n'],
  ['', '.modal-kit/\n'],
  ['dist\n', 'dist\n.modal-kit/\n'],
  ['dist', 'dist\n.modal-kit/\n'],
  ['dist\r\n', 'dist\r\n.modal-kit/\r\n'],
])('behavior: the line is added to %j', (text, after) => {
  expect(ignoreFolder(text, '.modal-kit')).toBe(after)
})

test.each(['.modal-kit', '/.modal-kit/', ' .modal-kit/ '])('behavior: %j is the same line', (line) => {
  expect(ignoreFolder(`dist\n${line}\n`, '.modal-kit')).toBe(`dist\n${line}\n`)
})

test.each(['dist\n', 'dist\r\n', 'src/.modal-kit/\n', ''])('behavior: the line is taken out again: %j', (text) => {
  expect(unignoreFolder(ignoreFolder(text, '.modal-kit'), '.modal-kit')).toBe(text)
})

test('behavior: other spellings are not the line that was added', () => {
  expect(unignoreFolder('/.modal-kit\n', '.modal-kit')).toBe('/.modal-kit\n')
})

async function warning(lines: readonly string[]): Promise<readonly string[]> {
  const context = fakeContext({ onGit: () => lines })
  await warnOfUncommitted(context, '/app')
  return context.printed.warn
}

test('behavior: changed and new files are counted, the first is named', async () => {
  const tail = 'uncommitted changes. Commit first to see afterwards what this run has changed.\n'
  expect(await warning([' M src/größe 1.tsx'])).toEqual([`src/größe 1.tsx has ${tail}`])
  expect(await warning([' M a.ts', '?? b.ts'])).toEqual([`a.ts and another file have ${tail}`])
  expect(await warning(['M  a.ts', '?? b.ts', ' D c.ts'])).toEqual([`a.ts and 2 other files have ${tail}`])
})

test('behavior: nothing is said in a clean repository, without one and without git', async () => {
  expect(await warning([])).toEqual([])
  const without = fakeContext()
  await warnOfUncommitted(without, '/app')
  const outside = { ...fakeContext(), run: async () => 128 }
  await warnOfUncommitted(outside, '/app')
  expect([without.printed.warn, outside.printed.warn]).toEqual([[], []])
})

test('behavior: init, add and remove say it before they write, and a dry run does not', async () => {
  const onGit = () => [' M src/App.tsx']
  const world = { files: viteApp, onGit }
  expect((await init(world, '--no-install')).warned).toContain('src/App.tsx has uncommitted changes')
  expect((await init(world, '--no-install', '--dry-run')).warned).toBe('')
  const { after } = await init({ files: viteApp }, '--no-install', '--features', 'account')
  for (const argv of [
    ['add', 'receive'],
    ['remove', 'receive'],
    ['remove', '--all', '--yes', '--force'],
  ]) {
    const context = fakeContext({ files: after, onGit })
    if (argv[0] === 'remove' && argv[1] === 'receive') await run(['add', 'receive'], context)
    context.printed.warn.length = 0
    expect([argv, await run(argv, context)]).toEqual([argv, 0])
    expect(context.printed.warn.join()).toContain('src/App.tsx has uncommitted changes')
  }
})
