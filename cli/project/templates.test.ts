import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownRoot } from '../node/own-package.js'
import { configTemplate, viteTemplate } from './templates.js'

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
  receive: true,
}

test('misc: the table lists every file of the template', () => {
  const listed = viteTemplate({ name: 'x' }).map(({ path }) => path.replace(/^\./, '_'))
  expect(listed.sort()).toEqual(filesIn('vite').sort())
})

test('misc: templates use a closed set of names, and filling leaves none', () => {
  // The backend is copied as it is.
  const filled = filesIn('.').filter((path) => !path.startsWith('backend/'))
  const used = new Set(filled.flatMap((path) => textOf(path).match(/\{\{[^}]*\}\}/g) ?? []))
  expect([...used].sort()).toEqual(
    ['connectorTypeOrder', 'name', 'networks', 'projectId', 'receive', 'run', 'services'].map((name) => `{{${name}}}`),
  )
  const texts = [...viteTemplate({ name: 'x' }).map(({ text }) => text), configTemplate(config)]
  expect(texts.filter((text) => /\{\{\w+\}\}/.test(text))).toEqual([])
})

test('misc: versions are exact, and those this repository is tested with', () => {
  const { packages } = JSON.parse(readFileSync(join(ownRoot(), 'package-lock.json'), 'utf8'))
  const { dependencies, devDependencies } = JSON.parse(textOf('vite/package.json'))
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, version]).toEqual([name, packages[`node_modules/${name}`].version])
})

test('behavior: values of the config are literals that cannot end where they should not', () => {
  const text = configTemplate({ ...config, name: `'}); import('evil') //\n\u2028</script>` })
  expect(text).toContain(`name: '\\'}); import(\\'evil\\') //\\n\\u2028\\u003C/script>'`)
})
