import { describe, expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { packagesOf, workspaceAbove, workspaceAt } from './workspace.js'

const at = (files: Record<string, string>) => workspaceAt(fakeFiles(files, '/repo'), '/repo')

describe('what declares a workspace', () => {
  test('behavior: workspaces of package.json, as a list and as an object', async () => {
    const expected = { root: '/repo', isPnpm: false, because: 'workspaces in package.json', globs: ['apps/*', 'site'] }
    expect(await at({ 'package.json': '{ "workspaces": ["apps/*", "site"] }' })).toEqual(expected)
    expect(await at({ 'package.json': '{ "workspaces": { "packages": ["apps/*", "site"] } }' })).toEqual(expected)
  })

  test.each([
    ['a block', 'packages:\n  - apps/*\n  - site\n'],
    [
      'quotes, comments, empty lines',
      `# all\npackages: # ours\n\n  - "apps/*" # apps\n  # more\n  - 'site'\nonly: x\n`,
    ],
    ['brackets', 'packages: ["apps/*", site]\n'],
    ['an anchor and a text over lines', 'x: &apps apps/*\npackages:\n  - *apps\n  - >-\n    site\n'],
    ['items at the margin and CRLF', 'packages:\r\n- apps/*\r\n- site\r\ncatalog:\r\n  - no\r\n'],
  ])('behavior: pnpm-workspace.yaml with %s', async (_, yaml) => {
    expect((await at({ 'pnpm-workspace.yaml': yaml }))?.globs).toEqual(['apps/*', 'site'])
  })

  test.each([
    ['package.json without workspaces', { 'package.json': '{ "name": "app" }' }],
    ['package.json that is no JSON', { 'package.json': '{' }],
    ['pnpm-workspace.yaml that is no YAML', { 'pnpm-workspace.yaml': 'packages: ["a"\n b: {' }],
    ['pnpm-workspace.yaml for settings only', { 'pnpm-workspace.yaml': 'onlyBuiltDependencies:\n  - esbuild\n' }],
  ])('behavior: %s declares none', async (_, files) => {
    expect(await at(files)).toBe(undefined)
  })
})

describe('the workspace above', () => {
  const above = (globs: readonly string[], dir: string) =>
    workspaceAbove(fakeFiles({ 'package.json': JSON.stringify({ workspaces: globs }) }, '/repo'), dir)

  test.each([
    ['apps/*', 'apps/web'],
    ['./apps/*/', 'apps/web'],
    ['apps/**', 'apps/a/b/web'],
    ['**', 'apps/web'],
    ['app-?', 'app-1'],
    ['@acme/*', '@acme/web'],
    ['apps/{web,api}', 'apps/web'],
    ['{apps,libs}/[a-m]*', 'libs/api'],
    ['apps/+(web|api)', 'apps/api'],
  ])('behavior: %s counts %s', async (glob, dir) => {
    expect((await above([glob], `/repo/${dir}`))?.root).toBe('/repo')
  })

  test.each([
    [['apps/*'], 'apps/a/web'],
    [['apps/*'], 'other/web'],
    [['apps/*', '!apps/old'], 'apps/old'],
    [['a.ps/*'], 'axps/web'],
    [['apps/{web,api}'], 'apps/docs'],
    [['', './', '!'], 'apps/web'],
    [['apps/*', '!apps/{old,older}'], 'apps/older'],
  ])('behavior: %s does not count %s', async (globs, dir) => {
    expect(await above(globs, `/repo/${dir}`)).toBe(undefined)
  })
})

test('behavior: the packages of a workspace, without what is installed, hidden or left out', async () => {
  const files = fakeFiles(
    Object.fromEntries(
      [
        'apps/web/package.json',
        'apps/old/package.json',
        'apps/readme.md',
        'apps/web/node_modules/x/package.json',
        'apps/web/inner/package.json',
        'libs/deep/ui/package.json',
        '.cache/package.json',
      ].map((path) => [path, '{}']),
    ),
    '/repo',
  )
  const workspace = { root: '/repo', isPnpm: true, because: '', globs: ['apps/*', '!apps/old', 'libs/**'] }
  expect(await packagesOf(files, workspace)).toEqual(['apps/web', 'libs/deep/ui'])
})

test('behavior: the packages that braces name', async () => {
  const files = fakeFiles(
    { 'apps/web/package.json': '{}', 'apps/docs/package.json': '{}', 'libs/a/b/package.json': '{}' },
    '/repo',
  )
  const workspace = { root: '/repo', isPnpm: false, because: '', globs: ['{apps/{web,api},libs/a/*}'] }
  expect(await packagesOf(files, workspace)).toEqual(['apps/web', 'libs/a/b'])
})
