import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evm } from '../../runtime/chains/evm/schema.js'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { editPackageJson, readPackageJson } from './package-json.js'

async function edited(json: string, spec = '0.1.0', isSpecGiven = false): Promise<string> {
  const packageJson = await readPackageJson(fakeFiles({ 'package.json': json }), '/app')
  if (!packageJson) throw new Error('package.json was not read')
  return editPackageJson(packageJson, { spec, isSpecGiven, packages: evm.packages })
}

const fresh =
  '{\n  "name": "x",\n  "scripts": {\n    "build": "vite build"\n  },\n  "dependencies": {\n    "react": "^19.0.0"\n  }\n}\n'

test('behavior: dependencies and scripts are added', async () => {
  expect(await edited(fresh)).toMatchInlineSnapshot(`
    "{
      "name": "x",
      "scripts": {
        "build": "vite build",
        "modal-kit": "modal-kit",
        "prebuild": "modal-kit generate --check --mode production"
      },
      "dependencies": {
        "create-modal-kit": "0.1.0",
        "react": "^19.0.0",
        "viem": "2.57.1"
      }
    }
    "
  `)
})

test('behavior: the second run changes nothing', async () => {
  const once = await edited(fresh)
  expect(await edited(once)).toBe(once)
})

test('behavior: an existing prebuild runs first, and only once', async () => {
  const once = await edited('{"scripts":{"prebuild":"node x.js"}}')
  expect(JSON.parse(once).scripts.prebuild).toBe('node x.js && modal-kit generate --check --mode production')
  expect(await edited(once)).toBe(once)
})

test('behavior: packages that are there keep their range, wherever they are', async () => {
  const text = await edited(
    '{"dependencies":{"viem":"^2.60.0"},"devDependencies":{"create-modal-kit":"file:/kit.tgz"}}',
  )
  expect(JSON.parse(text).dependencies).toEqual({ viem: '^2.60.0' })
})

test('param: --spec changes the dependency on the kit', async () => {
  const text = await edited('{"dependencies":{"create-modal-kit":"0.0.1"}}', 'file:/kit.tgz', true)
  expect(JSON.parse(text).dependencies['create-modal-kit']).toBe('file:/kit.tgz')
})

test('behavior: a byte order mark is read over', async () => {
  expect((await readPackageJson(fakeFiles({ 'package.json': '\uFEFF{"name":"x"}' }), '/app'))?.name).toBe('x')
})

test('misc: the versions for hosts are the ones this repository is tested with', () => {
  const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(evm.packages.viem).toBe(own.devDependencies.viem)
})

test.each(['{', '[]', '"x"', ''])('error: %j is not a package.json', async (text) => {
  await expect(readPackageJson(fakeFiles({ 'package.json': text }), '/app')).rejects.toMatchObject({
    code: 'project/bad-package-json',
    message: expect.stringContaining("/app/package.json isn't valid JSON: "),
  })
})
