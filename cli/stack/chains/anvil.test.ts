import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isPortFree } from '../../node/ports.js'
import { findAnvil, startAnvil } from './anvil.js'
import { createFindPackageFile } from './find-package-file.js'

const find = createFindPackageFile(process.cwd())
const binary = findAnvil(find) ?? ''
const { signal } = new AbortController()
const source = fileURLToPath(new URL('anvil.ts', import.meta.url))

test('behavior: a stopped chain has given its port back and left no process', async () => {
  const anvil = await startAnvil({ binary, chainId: 31_337, port: 0, signal })
  expect(await isPortFree(anvil.port)).toBe(false)
  await anvil.stop()
  expect(await isPortFree(anvil.port)).toBe(true)
  await anvil.stop()
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'args'])
  expect(stdout).not.toContain(`--chain-id 31337`)
})

test('behavior: the chain goes when the process that started it is killed by force', async () => {
  const settings = JSON.stringify({ binary, chainId: 31_339, port: 0 })
  const program = `
    const { module } = await (await import('vite')).runnerImport(${JSON.stringify(source)}, { configFile: false })
    const { port } = await module.startAnvil({ ...${settings}, signal: new AbortController().signal })
    console.log(port)
    setInterval(() => {}, 1_000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', program])
  const [said] = await once(owner.stdout, 'data')
  const port = Number(said)
  expect(await isPortFree(port)).toBe(false)
  owner.kill('SIGKILL')
  await expect.poll(() => isPortFree(port)).toBe(true)
})

test('error: a program that is not anvil is told with what it said', async () => {
  await expect(startAnvil({ binary: process.execPath, chainId: 1, port: 0, signal })).rejects.toMatchObject({
    code: 'chains/not-started',
    message: expect.stringContaining('bad option'),
  })
  await expect(startAnvil({ binary: '/nowhere/anvil', chainId: 1, port: 0, signal })).rejects.toMatchObject({
    code: 'chains/not-started',
  })
})

test('error: one that does not listen in time is ended', async () => {
  const late = startAnvil({ binary, chainId: 31_338, port: 0, signal, deadlineMs: 1 })
  await expect(late).rejects.toMatchObject({ message: expect.stringContaining('within 1 ms') })
})

test('behavior: the binary is looked for by platform', () => {
  expect(findAnvil(find, { platform: 'plan9', arch: 'mips' })).toBeUndefined()
  expect(findAnvil((file) => file, { platform: 'win32', arch: 'x64' })).toBe(
    '@foundry-rs/anvil-win32-amd64/bin/anvil.exe',
  )
  expect(findAnvil((file) => file, { platform: 'darwin', arch: 'arm64' })).toBe(
    '@foundry-rs/anvil-darwin-arm64/bin/anvil',
  )
})
