import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { editPackageJson, hostPackages, readPackageJson } from './package-json.js'
import { scriptsLeft, unwirePackageJson } from './packages.js'

async function read(value: object | string) {
  const text = typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`
  const found = await readPackageJson(fakeFiles({ 'package.json': text }), '/app')
  if (!found) throw new Error('no package.json')
  return found
}

const devPackages = { ws: '8.23.0' }
const host = { scripts: { dev: 'vite' }, dependencies: { react: '19.3.1' }, devDependencies: { vite: '7.3.8' } }

test.each([
  ['a host', host],
  ['a host without devDependencies and scripts', { dependencies: host.dependencies }],
  ['a host with a prebuild of its own', { ...host, scripts: { prebuild: 'node a.js' } }],
])('behavior: what init writes is taken out again: %s', async (_, value) => {
  const before = await read(value)
  const wired = await read(editPackageJson(before, { spec: '1.0.0', isSpecGiven: false, devPackages }))
  expect(unwirePackageJson(wired, { devPackages, isNeeded: () => false })).toBe(before.text)
  expect(scriptsLeft(wired)).toEqual([])
})

test('behavior: what is needed, or has a range of its own, stays', async () => {
  const dependencies = { viem: hostPackages['viem'], ws: '^8.0.0' }
  const { text, ...others } = await read({ dependencies })
  const isNeeded = (name: string) => name === 'viem'
  expect(unwirePackageJson({ text, ...others }, { devPackages, isNeeded })).toBe(text)
})

test('behavior: the check goes from anywhere in prebuild', async () => {
  const prebuild = 'node a.js && modal-kit generate --check && node b.js'
  const found = await read({ scripts: { prebuild } })
  expect(unwirePackageJson(found, { devPackages, isNeeded: () => false })).toContain('"node a.js && node b.js"')
})

test('behavior: scripts that call the kit in other ways are named', async () => {
  const scripts = { 'modal-kit': 'modal-kit --verbose', build: 'modal-kit generate && vite build', dev: 'vite' }
  expect(scriptsLeft(await read({ scripts }))).toEqual(['modal-kit', 'build'])
})
