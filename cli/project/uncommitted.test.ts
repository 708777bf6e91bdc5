import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { init, viteApp } from '../../test/unit/init-run.js'
import { run } from '../main.js'
import { warnOfUncommitted } from './git.js'

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
