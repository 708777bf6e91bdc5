import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mustRun, runProgram } from '../setup/run-program.js'
import type { Scratch } from '../setup/scratch.js'
import { copyApp, freshApp, type SharedApp } from './shared.js'

let app: SharedApp
let copy: Scratch
beforeAll(async () => {
  app = await freshApp()
  copy = await copyApp(app)
})
afterAll(() => copy?.remove())

const inApp = (path: string) => join(copy.dir, path)
const kit = (...args: string[]) =>
  runProgram(process.execPath, [inApp('node_modules/create-modal-kit/bin/create-modal-kit.js'), ...args], {
    cwd: copy.dir,
  })

async function generated(): Promise<Record<string, string>> {
  const names = await readdir(inApp('src/modal-kit'))
  const texts = names.map(async (name) => [name, await readFile(inApp(`src/modal-kit/${name}`), 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}

test('behavior: init --yes puts the kit into a fresh create-vite app', async () => {
  const { init } = app
  expect(init.code, init.stderr).toBe(0)
  expect(`${init.stdout}${init.stderr}`).toContain('<ConnectButton />')
  const entry = await readFile(inApp('src/main.tsx'), 'utf8')
  expect(entry).toContain('<ModalKit>')
  expect(entry).toContain('modal-kit.css')
  const manifest = JSON.parse(await readFile(inApp('package.json'), 'utf8'))
  expect(manifest.dependencies).toMatchObject({ 'create-modal-kit': expect.any(String), viem: expect.any(String) })
  expect(Object.keys(await generated()).sort()).toEqual([
    'csp.json',
    'generated.ts',
    'index.tsx',
    'late.ts',
    'marks.ts',
    'modal-kit.css',
    'modal.ts',
    'network-ledger.json',
  ])
})

test('behavior: the app builds without a warning', () => {
  expect(app.warnings).toEqual([])
})

test("behavior: the app passes its own template's type check", async () => {
  await mustRun(process.execPath, [inApp('node_modules/typescript/bin/tsc'), '-b'], { cwd: copy.dir })
})

test('behavior: generate changes no byte the second time', async () => {
  const before = await generated()
  const first = await kit('generate')
  const second = await kit('generate')
  expect([first.code, second.code]).toEqual([0, 0])
  expect(await generated()).toEqual(before)
  expect((await kit('generate', '--check')).code).toBe(0)
})

test('error: generate --check ends with 1 after the config was edited, and writes nothing', async () => {
  const before = await generated()
  const config = await readFile(inApp('modal.config.ts'), 'utf8')
  await writeFile(inApp('modal.config.ts'), config.replace(/name: (['"])/, 'name: $1Renamed '))
  const stale = await kit('generate', '--check')
  await writeFile(inApp('modal.config.ts'), config)
  expect(stale.code, stale.stdout).toBe(1)
  expect(await generated()).toEqual(before)
  expect((await kit('generate', '--check')).code).toBe(0)
})

test('error: SPEC §5: generate refuses a config with a chain whose id is 0x80000000, in its words', async () => {
  const before = await generated()
  const config = await readFile(inApp('modal.config.ts'), 'utf8')
  await writeFile(inApp('modal.config.ts'), config.replace(/networks: \[/, "networks: ['eip155:2147483648', "))
  const refused = await kit('generate')
  await writeFile(inApp('modal.config.ts'), config.replace(/networks: \[/, "networks: ['eip155:2147483647', "))
  const next = await kit('generate')
  await writeFile(inApp('modal.config.ts'), config)
  expect(refused.code, refused.stdout).toBe(1)
  expect(`${refused.stdout}${refused.stderr}`).toContain('Invalid chainId')
  expect(`${next.stdout}${next.stderr}`).not.toContain('Invalid chainId')
  expect((await kit('generate')).code).toBe(0)
  expect(await generated()).toEqual(before)
})
