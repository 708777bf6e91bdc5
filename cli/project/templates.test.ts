import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frameworks, isHost, templateOf } from '../hosts/frameworks.js'
import { templateNames } from '../hosts/template-names.data.js'
import { ownRoot } from '../node/own-package.js'
import { configTemplate, hostTemplate } from './templates.js'

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
  connectorTypeOrder: ['injected'],
  walletConnect: true,
  allWallets: true,
  nfts: true,
  receive: true,
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
    [
      'allWallets',
      'connectorTypeOrder',
      'name',
      'networks',
      'nfts',
      'projectId',
      'receive',
      'run',
      'services',
      'walletConnect',
    ].map((name) => `{{${name}}}`),
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
