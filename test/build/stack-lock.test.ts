import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../setup/scratch.js'
import { type Lock, stackLock, stackManifest } from './stack-lock.js'

const root: Lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'))

test('behavior: the lockfile of the local stack has what its packages need, at the versions that are tested here', () => {
  const { packages } = stackLock(root)
  for (const [name, version] of Object.entries(stackManifest.dependencies))
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue
    expect([path, entry['integrity'], entry['resolved']]).toEqual([
      path,
      root.packages[path]?.['integrity'],
      root.packages[path]?.['resolved'],
    ])
    expect(entry).not.toHaveProperty('dev')
  }
  expect(Object.keys(packages)).toContain('node_modules/@foundry-rs/anvil-linux-amd64')
  expect(packages['node_modules/@foundry-rs/anvil-darwin-arm64']).toMatchObject({ optional: true })
  for (const name of ['react', 'vite', 'vitest', 'ts-morph'])
    expect(packages).not.toHaveProperty(`node_modules/${name}`)
})

test('behavior: a package is taken from where Node finds it, and is optional only where nothing else needs it', () => {
  const names = Object.keys(stackManifest.dependencies)
  const plain = Object.fromEntries(names.map((name) => [`node_modules/${name}`, { version: '1', dev: true }]))
  const lock: Lock = {
    lockfileVersion: 3,
    packages: {
      ...plain,
      'node_modules/hono': { version: '1', optionalDependencies: { deep: '1' }, peerDependencies: { ws: '1' } },
      'node_modules/hono/node_modules/deep': { version: '2', optional: true, dependencies: { shared: '1' } },
      'node_modules/deep': { version: '1' },
      'node_modules/shared': { version: '1', devOptional: true },
      'node_modules/pino': { version: '1', dependencies: { shared: '1' } },
      'node_modules/other': { version: '1' },
    },
  }
  const { packages } = stackLock(lock)
  expect(packages['node_modules/hono/node_modules/deep']).toEqual({
    version: '2',
    optional: true,
    dependencies: { shared: '1' },
  })
  expect(packages['node_modules/shared']).toEqual({ version: '1' })
  expect(packages).not.toHaveProperty('node_modules/deep')
  expect(packages).not.toHaveProperty('node_modules/other')
  const { 'node_modules/shared': _, ...broken } = lock.packages
  expect(() => stackLock({ ...lock, packages: broken })).toThrow('package-lock.json has no shared')
})
