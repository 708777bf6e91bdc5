import { describe, expect, test } from 'vitest'
import { doctor, type Files, healthy } from '../../test/unit/doctor-run.js'

describe('a package of a workspace', () => {
  const workspace = async () => {
    const files = Object.entries(await healthy())
    const moved = files.map(([path, text]) =>
      /^node_modules|^package-lock/.test(path) ? [`/repo/${path}`, text] : [`/repo/apps/web/${path}`, text],
    )
    return { '/repo/.git/HEAD': '', ...Object.fromEntries(moved) }
  }

  test('behavior: its lockfile and its packages are found at the root, in no repository too', async () => {
    const { '/repo/.git/HEAD': _, ...files } = await workspace()
    const root = { '/repo/package.json': '{ "workspaces": ["apps/*"] }' }
    const look = async (more: Files) =>
      (await doctor({ ...files, ...more }, '--offline', '--cwd', '/repo/apps/web')).ids
    expect(await look(root)).toEqual([])
    // A folder above that counts it among no packages of its own has nothing to do with it.
    expect(await look({ '/repo/package.json': '{ "workspaces": ["libs/*"] }' })).toContain('D-22')
  })

  test('behavior: its lockfile and its packages are found at the root', async () => {
    const files = await workspace()
    const { findings } = await doctor(files, '--offline', '--cwd', '/repo/apps/web')
    expect(findings).toEqual([])
    const other = { ...files, '/repo/node_modules/react-dom/package.json': '{ "version": "18.3.1" }' }
    expect((await doctor(other, '--offline', '--cwd', '/repo/apps/web')).ids).toEqual(['D-11'])
  })
})
