import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { detectPackageManager, type PackageManagerHints } from './package-manager.js'

async function detect(files: Record<string, string>, hints: PackageManagerHints = {}, dir = '/repo/app') {
  const { manager, lockfile, because } = await detectPackageManager(fakeFiles(files, '/repo'), dir, hints)
  return [manager.id, lockfile, because]
}

test('behavior: npm unless something says otherwise', async () => {
  expect(await detect({})).toEqual(['npm', '/repo/app/package-lock.json', 'the default'])
})

test.each([
  ['package-lock.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
])('behavior: %s means %s', async (name, id) => {
  expect(await detect({ [`app/${name}`]: '' })).toEqual([id, `/repo/app/${name}`, name])
})

test('behavior: the lockfile of a workspace counts, one outside the repository does not', async () => {
  expect(await detect({ '.git/HEAD': '', 'pnpm-lock.yaml': '' })).toEqual([
    'pnpm',
    '/repo/pnpm-lock.yaml',
    'pnpm-lock.yaml',
  ])
  expect(await detect({ 'yarn.lock': '' })).toEqual(['npm', '/repo/app/package-lock.json', 'the default'])
})

test('param: the flag wins over the lockfile, the lockfile over the field, the field over who ran us', async () => {
  const hints = { wanted: 'yarn', field: 'bun@1.2.0', userAgent: 'pnpm/10.1.0 npm/? node/v22' }
  expect(await detect({ 'app/package-lock.json': '' }, hints)).toEqual([
    'yarn',
    '/repo/app/yarn.lock',
    '--package-manager',
  ])
  expect((await detect({ 'app/package-lock.json': '' }, { ...hints, wanted: undefined }))[0]).toBe('npm')
  expect((await detect({}, { ...hints, wanted: undefined }))[0]).toBe('bun')
  expect((await detect({}, { userAgent: hints.userAgent }))[0]).toBe('pnpm')
})

test('behavior: a package of a workspace without a repository installs with the workspace, and has its lockfile', async () => {
  const root = { 'package.json': '{ "workspaces": ["app"] }' }
  expect(await detect({ ...root, 'yarn.lock': '' })).toEqual(['yarn', '/repo/yarn.lock', 'yarn.lock'])
  expect(await detect(root)).toEqual(['npm', '/repo/package-lock.json', 'the default'])
  const field = { 'package.json': '{ "workspaces": ["app"], "packageManager": "bun@1.2.0" }' }
  expect(await detect(field)).toEqual(['bun', '/repo/bun.lock', 'packageManager in package.json'])
  expect(await detect({ 'pnpm-workspace.yaml': 'packages: [app]' })).toEqual([
    'pnpm',
    '/repo/pnpm-lock.yaml',
    'pnpm-workspace.yaml',
  ])
})

test('behavior: a folder that the workspace above does not count installs by itself', async () => {
  const root = { 'package.json': '{ "workspaces": ["other/*"] }', 'yarn.lock': '' }
  expect(await detect(root)).toEqual(['npm', '/repo/app/package-lock.json', 'the default'])
})
