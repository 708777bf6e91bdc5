import { describe, expect, test } from 'vitest'
import type { FakeFiles, RecordedRun } from '../../../test/unit/fake-context.js'
import { init, readApp, viteApp } from '../../../test/unit/init-run.js'

/** A workspace of two apps and a library, with all packages at its root. */
const workspace = {
  '.gitignore': 'node_modules\n',
  'package.json': '{ "private": true, "workspaces": ["apps/*", "libs/*"], "devDependencies": { "vite": "8" } }',
  'package-lock.json': '{}',
  'node_modules/react/package.json': '{ "version": "19.3.1" }',
  'node_modules/vite/package.json': '{ "version": "8.3.4" }',
  'libs/ui/package.json': '{ "name": "ui", "devDependencies": { "react": "^19.0.0" } }',
  'libs/tool/package.json': '{ "name": "tool" }',
  ...below('apps/web', viteApp),
  ...below('apps/admin', readApp('template-react')),
}

function below(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]))
}

describe('a package of a workspace', () => {
  test('behavior: init in its folder changes that folder alone, and finds what is installed above', async () => {
    const { code, changed, noted } = await init({ files: workspace }, 'apps/web', '--no-install')
    expect(code).toBe(0)
    expect(changed.filter((path) => !path.startsWith('apps/web/'))).toEqual([])
    expect(changed).toContain('apps/web/src/main.tsx')
    expect(noted).toContain('Vite 8.3.4, React 19.3.1')
    expect(noted).toContain('npm (package-lock.json)')
  })

  test('behavior: a failed install puts the lockfile at the root back as well', async () => {
    const onRun = async (_: RecordedRun, files: FakeFiles) => {
      await files.write('/repo/package-lock.json', '{ "half": true }')
      return 1
    }
    const { code, before, after } = await init({ files: workspace, cwd: '/repo', onRun }, 'apps/web')
    expect([code, after]).toEqual([1, before])
  })

  test('behavior: nothing is installed again when the kit lies in node_modules at the root', async () => {
    const first = await init({ files: workspace }, 'apps/web')
    expect(first.context.runs).toMatchObject([{ program: 'npm', args: ['install'], cwd: '/app/apps/web' }])
    const files = { ...first.after, 'node_modules/create-modal-kit/package.json': '{}' }
    expect((await init({ files }, 'apps/web')).context.runs).toEqual([])
  })

  test('behavior: a new app in it installs with it', async () => {
    const { code, noted, changed } = await init({ files: workspace }, 'apps/new', '--no-install')
    expect(code).toBe(0)
    expect(changed).toContain('apps/new/package.json')
    expect(noted).toContain('npm (package-lock.json)')
  })
})

describe('the root of a workspace', () => {
  test('error: the apps in it are named, and nothing is written', async () => {
    const { code, warned, context } = await init({ files: workspace }, '--no-install')
    expect([code, context.files.writes]).toEqual([1, []])
    expect(warned).toContain(
      'is the root of a workspace (it has workspaces in package.json). The apps in it: apps/admin, apps/web.',
    )
    expect(warned).toContain('npx create-modal-kit init apps/admin')
  })

  test('error: React and Vite for all packages at the root do not make it an app', async () => {
    const files = {
      ...workspace,
      'package.json': '{ "dependencies": { "react": "19", "vite": "8" } }',
      'pnpm-workspace.yaml': 'packages:\n  - apps/*\n',
    }
    const { code, warned } = await init({ files }, '--no-install')
    expect(code).toBe(1)
    expect(warned).toContain('(project/workspace-root)')
  })

  test('error: no app in it', async () => {
    const files = { 'package.json': '{ "workspaces": ["libs/*"] }', 'libs/tool/package.json': '{}' }
    const { code, warned } = await init({ files }, '--no-install')
    expect(code).toBe(1)
    expect(warned).toContain('It has 1 package, and no React app.')
  })

  test('behavior: a root that is an app itself is one', async () => {
    const root = JSON.stringify({ ...JSON.parse(viteApp['package.json'] ?? ''), workspaces: ['libs/*'] })
    const { code, changed } = await init({ files: { ...viteApp, 'package.json': root } }, '--no-install')
    expect(code).toBe(0)
    expect(changed).toContain('src/main.tsx')
  })
})
