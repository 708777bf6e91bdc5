import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('create-modal-kit.js', import.meta.url))
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-bin-'))
  cpSync(bin, join(folder, 'bin', 'create-modal-kit.js'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
})
afterEach(() => rmSync(folder, { recursive: true }))

function start(version: string, main = "export const main = () => console.log('started')") {
  const path = join(folder, 'dist/cli/main.js')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, main)
  // Plays another Node: the program only looks at what Node says about itself.
  const preload = join(folder, 'preload.cjs')
  const versions = `{ ...process.versions, node: '${version}' }`
  writeFileSync(
    preload,
    `Object.defineProperty(process, 'versions', { value: ${versions} }); Object.defineProperty(process, 'version', { value: 'v${version}' })`,
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, [
    '-r',
    preload,
    join(folder, 'bin/create-modal-kit.js'),
  ])
  return { status, out: String(stdout), error: String(stderr) }
}

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('behavior: Node %s loads the CLI', (version) => {
  expect(start(version)).toEqual({ status: 0, out: 'started\n', error: '' })
})

test.each(['18.20.0', '20.18.9', '21.7.0', '22.11.0'])('error: Node %s is too old', (version) => {
  const { status, out, error } = start(version)
  expect({ status, out }).toEqual({ status: 1, out: '' })
  expect(error).toContain(`this is v${version}.`)
})

test('error: a CLI that cannot be loaded is a bug, and hides nothing', () => {
  const { status, error } = start('22.12.0', 'throw new TypeError("broken build")')
  expect(status).toBe(2)
  expect(error).toContain('TypeError: broken build')
})

test('behavior: what a config leaves open does not keep the command from ending, nor changes its exit code', () => {
  const main = "export const main = () => { setInterval(() => {}, 60_000); process.exitCode = 1; console.log('done') }"
  expect(start('22.12.0', main)).toEqual({ status: 1, out: 'done\n', error: '' })
})
