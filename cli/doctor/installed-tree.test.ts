import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { installedTree } from './installed-tree.js'

const at = (folder: string, version: string, more: object = {}) => ({
  [`${folder}/package.json`]: JSON.stringify({ version, ...more }),
})
const names = async (files: Record<string, string>, folders = ['/app']) => {
  const tree = await installedTree({ files: fakeFiles(files), cwd: '/app', folders }, ['kit'])
  return tree.map(({ name, version }) => `${name}@${version}`)
}

test('behavior: nested and hoisted packages are found as Node finds them, each version once, and circles end', async () => {
  const files = {
    ...at('/app/node_modules/kit', '1.0.0', { dependencies: { a: '*', b: '*', gone: '*' } }),
    ...at('/app/node_modules/a', '1.0.0', { dependencies: { b: '*', kit: '*' } }),
    ...at('/app/node_modules/b', '2.0.0'),
    ...at('/app/node_modules/a/node_modules/b', '1.0.0', { optionalDependencies: { c: '*' } }),
    ...at('/app/node_modules/c', '3.0.0', { scripts: { postinstall: 'x', test: 'y' } }),
    ...at('/app/node_modules/other', '1.0.0'),
  }
  expect(await names(files)).toEqual(['a@1.0.0', 'b@1.0.0', 'b@2.0.0', 'c@3.0.0', 'kit@1.0.0'])
  const tree = await installedTree({ files: fakeFiles(files), cwd: '/app', folders: ['/app'] }, ['c'])
  expect(tree[0]?.installs).toEqual(['postinstall'])
})

test('behavior: the root of a workspace and the store of pnpm are looked into', async () => {
  const files = {
    ...at('/repo/node_modules/kit', '1.0.0', { dependencies: { a: '*' } }),
    ...at('/repo/node_modules/.pnpm/node_modules/a', '4.0.0'),
  }
  const facts = { files: fakeFiles(files), cwd: '/repo/apps/web', folders: ['/repo/apps/web', '/repo/apps', '/repo'] }
  expect((await installedTree(facts, ['kit'])).map(({ name }) => name)).toEqual(['a', 'kit'])
})

test('error: a broken package.json is a package that is not there', async () => {
  expect(await names({ '/app/node_modules/kit/package.json': '{' })).toEqual([])
})
