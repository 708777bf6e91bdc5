import { expect, test } from 'vitest'
import { evm } from '../../runtime/chains/evm/schema.js'
import type { Manifest } from '../../schema/feature.js'
import { features } from '../../schema/registry.js'
import { fakeContext, fakeFiles } from '../../test/unit/fake-context.js'
import { editPackageJson, readPackageJson } from './package-json.js'
import { changePackages, scriptsLeft, unwirePackageJson } from './packages.js'

const manifests: readonly Manifest[] = features
const { id, packages = {} } = manifests.find((each) => Object.keys(each.packages ?? {}).length > 0) ?? { id: '' }
const [[name, version] = ['', '']] = Object.entries(packages)

/** What turning features on or off does to a project with these dependencies. */
async function change(dependencies: object, ids: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const text = `${JSON.stringify({ name: 'app', dependencies }, null, 2)}\n`
  const context = fakeContext({ files: { 'package.json': text, ...files } })
  const { edits, added, dropped } = await changePackages(context.files, '/app', ids)
  const after = JSON.parse(edits[0]?.after ?? text) as { readonly dependencies: object }
  return { added, dropped, dependencies: after.dependencies, summary: edits.map((edit) => edit.summary) }
}

const all = Object.keys(packages)
const react = { react: '19.0.0' }

test('behavior: what a feature needs is added, with the version that is written for it', async () => {
  expect(await change(react, [id])).toEqual({
    added: all,
    dropped: [],
    dependencies: { ...react, ...packages },
    summary: [all.map((each) => `add ${each}`).join(', ')],
  })
})

test('behavior: a version that the host chose stays as it is, with the feature and without it', async () => {
  const own = { ...react, ...packages, [name]: '0.0.1-own' }
  const rest = all.filter((each) => each !== name)
  expect(await change(own, [id])).toEqual({ added: [], dropped: [], dependencies: own, summary: [] })
  const without = await change(own, [])
  expect(without.dropped).toEqual(rest)
  expect(without.dependencies).toEqual({ ...react, [name]: '0.0.1-own' })
})

test('behavior: a package that no feature needs any more goes, as the kit wrote it', async () => {
  expect(await change({ ...react, ...packages }, [])).toEqual({
    added: [],
    dropped: all,
    dependencies: react,
    summary: [all.map((each) => `drop ${each}`).join(', ')],
  })
})

test.each([
  ['a source imports it', { 'src/a.ts': `import '${name}'\n` }],
  ['a source imports a part of it', { 'src/a.ts': `import x from "${name}/part"\n` }],
  ['a bundler is told its name', { 'vite.config.ts': `export default { optimizeDeps: { include: ['${name}'] } }\n` }],
  [
    'another package has it as a peer',
    { 'node_modules/react/package.json': JSON.stringify({ peerDependencies: { [name]: '*' } }) },
  ],
])('behavior: a package stays where %s', async (_, files) => {
  const { dropped, dependencies } = await change({ ...react, ...packages }, [], files)
  expect(dropped).toEqual(all.filter((each) => each !== name))
  expect(dependencies).toEqual({ ...react, [name]: version })
})

test('behavior: what goes with a package does not keep it, nor does the kit, nor a source that is built', async () => {
  const peers = JSON.stringify({ peerDependencies: packages })
  const own = { ...react, ...packages, 'create-modal-kit': '0.1.0' }
  const files = {
    ...Object.fromEntries([...all, 'create-modal-kit'].map((each) => [`node_modules/${each}/package.json`, peers])),
    'dist/a.js': `import '${name}'\n`,
    'src/b.ts': `import '${name}-more'\nimport 'x/${name}'\n`,
  }
  expect((await change(own, [], files)).dropped).toEqual(all)
})

test('behavior: without a package.json nothing is changed', async () => {
  expect(await changePackages(fakeContext().files, '/app', [id])).toEqual({ edits: [], added: [], dropped: [] })
})

async function read(value: object | string) {
  const text = typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`
  const found = await readPackageJson(fakeFiles({ 'package.json': text }), '/app')
  if (!found) throw new Error('no package.json')
  return found
}

const host = { scripts: { dev: 'vite' }, dependencies: { react: '19.3.1' }, devDependencies: { vite: '7.3.8' } }

test.each([
  ['a host', host],
  ['a host without devDependencies and scripts', { dependencies: host.dependencies }],
  ['a host with a prebuild of its own', { ...host, scripts: { prebuild: 'node a.js' } }],
])('behavior: what init writes is taken out again: %s', async (_, value) => {
  const before = await read(value)
  const wired = await read(editPackageJson(before, { spec: '1.0.0', isSpecGiven: false, packages: evm.packages }))
  expect(unwirePackageJson(wired, () => false)).toBe(before.text)
  expect(scriptsLeft(wired)).toEqual([])
})

test('behavior: what is needed, or has a range of its own, stays', async () => {
  const dependencies = { viem: evm.packages.viem }
  const { text, ...others } = await read({ dependencies })
  const isNeeded = (name: string) => name === 'viem'
  expect(unwirePackageJson({ text, ...others }, isNeeded)).toBe(text)
})

test('behavior: the check goes from anywhere in prebuild', async () => {
  const prebuild = 'node a.js && modal-kit generate --check --mode production && node b.js'
  const found = await read({ scripts: { prebuild } })
  expect(unwirePackageJson(found, () => false)).toContain('"node a.js && node b.js"')
})

test('behavior: scripts that call the kit in other ways are named', async () => {
  const scripts = { 'modal-kit': 'modal-kit --verbose', build: 'modal-kit generate && vite build', dev: 'vite' }
  expect(scriptsLeft(await read({ scripts }))).toEqual(['modal-kit', 'build'])
})
