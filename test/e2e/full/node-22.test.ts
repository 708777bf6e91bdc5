import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { mustRun } from '../../setup/run-program.js'
import { sharedHost } from '../shared.js'

/** Runs a program under Node 22, which npm has as a package. */
const underNode22 = (args: readonly string[], cwd: string) =>
  mustRun('npm', ['exec', '--yes', '--package', `node-${process.platform}-${process.arch}@22`, '--', 'node', ...args], {
    cwd,
  })

/** One app for both tests. */
const app = () => sharedHost({ entry: 'hydrate', chains: inject('chains'), hasServer: true })

test('param: renders on a server under Node 22', async () => {
  const { dir, server } = await app()
  expect((await underNode22(['--version'], dir)).stdout).toMatch(/^v22\./)
  const { stdout } = await underNode22([server, '--print'], dir)
  expect(stdout).toContain('data-mk-button="connect"')
})

test('param: generate gives the same bytes under Node 22', async () => {
  const { dir } = await app()
  const bin = join(dir, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  const { stdout, stderr } = await underNode22([bin, 'generate', '--check'], dir)
  expect(`${stdout}${stderr}`).not.toContain('stale')
})
