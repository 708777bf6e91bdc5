import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { frameworks, isHost, templateOf } from '../hosts/frameworks.js'
import { templateNames } from '../hosts/template-names.data.js'
import { ownRoot } from '../node/own-package.js'
import { backendTemplate, configTemplate, hostTemplate } from './templates.js'

const folder = join(ownRoot(), 'templates')
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8')
const filesIn = (path: string) =>
  readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, path).length + 1))

const config = {
  run: 'npm run',
  name: 'x',
  projectId: 'local',
  services: 'local',
  networks: ['base'],
  features: [{ flag: 'receive', comment: 'The address.', value: true }],
  more: {},
}

const templates = frameworks.filter(isHost).flatMap((host) => host.templates)
const byName = templates.map((template) => [template.name, template] as const)

test.each(byName)('misc: the row of %s lists every file of the template', (_, { folder: name, files }) => {
  expect([...files].sort()).toEqual(filesIn(name).sort())
})

test('misc: every name of --template has a row', () => {
  expect(byName.map(([name]) => name).sort()).toEqual([...templateNames].sort())
  for (const name of templateNames) expect(templateOf(name).name).toBe(name)
})

test('misc: templates use a closed set of names, and filling leaves none', () => {
  // The backend is copied as it is.
  const filled = filesIn('.').filter((path) => !path.startsWith('backend/'))
  const used = new Set(filled.flatMap((path) => textOf(path).match(/\{\{[^}]*\}\}/g) ?? []))
  expect([...used].sort()).toEqual(
    ['features', 'more', 'name', 'networks', 'projectId', 'run', 'services'].map((name) => `{{${name}}}`),
  )
  const made = templates.flatMap((template) => hostTemplate(template, { name: 'x' }))
  const texts = [...made.map(({ text }) => text), configTemplate(config)]
  expect(texts.filter((text) => /\{\{\w+\}\}/.test(text))).toEqual([])
})

/** Versions of packages that only an app of that host installs: its e2e tests build with them. */
const hostOnly: Readonly<Record<string, string>> = {
  next: '16.4.3',
  '@react-router/dev': '7.18.4',
  '@react-router/node': '7.18.4',
  '@react-router/serve': '7.18.4',
  'react-router': '7.18.4',
  isbot: '5.2.3',
}

test.each(byName)('misc: versions of %s are exact, and those this repository is tested with', (_, template) => {
  const { packages } = JSON.parse(readFileSync(join(ownRoot(), 'package-lock.json'), 'utf8'))
  const { dependencies, devDependencies } = JSON.parse(textOf(`${template.folder}/package.json`))
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, version]).toEqual([name, packages[`node_modules/${name}`]?.version ?? hostOnly[name]])
})

test('behavior: values of the config are literals that cannot end where they should not', () => {
  const text = configTemplate({ ...config, name: `'}); import('evil') //\n\u2028</script>` })
  expect(text).toContain(`name: '\\'}); import(\\'evil\\') //\\n\\u2028\\u003C/script>'`)
})

const root = fileURLToPath(new URL('../../templates/backend', import.meta.url))
const template = backendTemplate()
const paths = template.map(({ path }) => path)

test('behavior: beside the sources it has what a Node app needs, under names npm would not pack', () => {
  expect(paths.filter((path) => !path.startsWith('src/'))).toEqual(
    expect.arrayContaining([
      '.dockerignore',
      '.env',
      '.env.example',
      '.gitignore',
      'Dockerfile',
      'NOTICE',
      'README.md',
      'chains.json',
      'compose.yaml',
      'package-lock.json',
      'package.json',
      'tsconfig.json',
    ]),
  )
  expect(paths.filter((path) => path.startsWith('_'))).toEqual([])
})

test('behavior: every source is there, and no test, build or leftover of a run', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !path.endsWith('.test.ts') && !path.includes('/testing/'))
  expect(paths.filter((path) => path.startsWith('src/')).sort()).toEqual(sources.sort())
  expect(paths.filter((path) => /node_modules|^dist|\.modal-kit\/|\.test\./.test(path))).toEqual([])
})

test('behavior: the wallet site that the build has made is there whole', () => {
  const text = template.find(({ path }) => path === 'site/manifest.json')?.text ?? '{}'
  const { files } = JSON.parse(text) as { readonly files?: Readonly<Record<string, { readonly path: string }>> }
  const named = Object.values(files ?? {}).map(({ path }) => `site/${path}`)
  expect(paths.filter((path) => path.startsWith('site/')).sort()).toEqual([...named, 'site/manifest.json'].sort())
  // Two scripts of the document, two of workers, the stylesheet, and words in eleven languages beside English.
  expect(named).toHaveLength(5 + 11)
})

test('behavior: each text is the file itself, and text it is', () => {
  expect(template.find(({ path }) => path === '.env')).toEqual({
    path: '.env',
    text: readFileSync(join(root, '_env.example'), 'utf8'),
  })
  for (const { path, text } of template.filter((each) => each.path !== '.env')) {
    const own = path.startsWith('.') ? `_${path.slice(1)}` : path.replace('package-lock.json', '_package-lock.json')
    expect(text).toBe(readFileSync(join(root, own), 'utf8'))
    expect(text.includes('\uFFFD') || text.includes('\0'), `${path} is not UTF-8 text`).toBe(false)
  }
})

test('behavior: no source needs what is not copied', () => {
  const copied = new Set(paths)
  for (const { path, text } of template.filter((each) => each.path.endsWith('.ts'))) {
    const imports = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)
    for (const specifier of imports.filter((each) => each.startsWith('.'))) {
      const target = join(path, '..', specifier)
      expect(copied.has(target) || copied.has(target.replace(/\.js$/, '.ts')), `${path} needs ${specifier}`).toBe(true)
    }
  }
})

test('behavior: its package.json names what the sources use, and nothing else', () => {
  const { dependencies, devDependencies } = JSON.parse(
    template.find(({ path }) => path === 'package.json')?.text ?? '{}',
  ) as Record<string, Record<string, string>>
  const used = template
    .filter(({ path }) => path.endsWith('.ts'))
    .flatMap(({ text }) => ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName))
    .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  // Its pictures are read as files.
  const needed = new Set([...used, '@web3icons/core'])
  // Builds it, and reads the published list of wallets when that is imported anew.
  needed.delete('typescript')
  expect(Object.keys(dependencies ?? {}).sort()).toEqual([...needed].sort())
  const forBuild = Object.keys(devDependencies ?? {}).filter((name) => !name.startsWith('@types/'))
  expect(forBuild).toEqual(['typescript'])
})

test('behavior: the lockfile is the one of package.json', () => {
  const read = (name: string) => JSON.parse(template.find(({ path }) => path === name)?.text ?? '{}')
  const { name, version, dependencies, devDependencies } = read('package.json')
  const lock = read('package-lock.json')
  expect(lock.packages['']).toMatchObject({ name, version, dependencies, devDependencies })
  for (const [each, wanted] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(lock.packages[`node_modules/${each}`]?.version).toBe(wanted)
  for (const [place, each] of Object.entries<{ readonly resolved?: string; readonly integrity?: string }>(
    lock.packages,
  ))
    if (place !== '')
      expect(each.resolved ?? 'https://registry.npmjs.org/').toMatch(/^https:\/\/registry\.npmjs\.org\//)
})
